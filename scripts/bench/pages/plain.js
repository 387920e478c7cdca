/** The ranking in plain JavaScript, optimized by hand. */
import { addressOf, jsonp, rankingOf } from './shared.js';
import './card.css';

/** @typedef {import('./shared.js').Card} Card */

/** @param {string} html */
function template(html) {
  const template = document.createElement('template');
  template.innerHTML = html;
  return /** @type {HTMLElement} */ (template.content.firstElementChild);
}

const frame = template(
  '<div><ol class="list" role="list"></ol>' +
    '<footer><span class="disclosure">PR</span><time></time></footer></div>',
);
const entry = template(
  '<li class="item"><div class="image"></div><div class="rank"></div><div class="text">' +
    '<div class="title"><a rel="sponsored nofollow noopener" target="_blank"></a></div></div></li>',
);
const picture = template('<img alt="" loading="lazy">');
const stars = template('<div class="rating" role="img"><span class="stars">★★★★★</span></div>');

/** @param {Element} to @param {string} name @param {string | Element} content */
function part(to, name, content) {
  if (!content) return;
  const element = document.createElement('div');
  element.className = name;
  element.append(content);
  to.append(element);
}

/** @param {Element} to @param {NonNullable<Card['rating']>} rating */
function rating(to, { filled, text, label }) {
  const element = /** @type {HTMLElement} */ (stars.cloneNode(true));
  element.setAttribute('aria-label', label);
  element.style.setProperty('--filled', filled);
  element.append(text);
  to.append(element);
}

/** @param {Card} card */
function item(card) {
  const element = /** @type {HTMLElement} */ (entry.cloneNode(true));
  const [image, rank, text] = /** @type {[Element, Element, Element]} */ (
    /** @type {unknown} */ (element.children)
  );
  if (card.image) {
    const img = /** @type {HTMLImageElement} */ (picture.cloneNode());
    image.append(Object.assign(img, card.image));
  }
  rank.textContent = card.rank;
  rank.classList.toggle('medal', card.isMedal);
  const link = /** @type {HTMLAnchorElement} */ (text.firstElementChild?.firstElementChild);
  link.href = card.href;
  link.textContent = card.title;
  part(text, 'caption', card.caption);
  if (card.rating) rating(text, card.rating);
  part(text, 'price', card.price);
  part(text, 'points', card.points);
  part(text, 'shop', card.shop);
  part(element, 'cta', card.cta);
  element.lastElementChild?.setAttribute('aria-hidden', 'true');
  return element;
}

/** @param {HTMLElement} widget */
async function fill(widget) {
  const { cards, time } = rankingOf(await jsonp(addressOf(String(widget.dataset['genreId']))));
  const element = /** @type {HTMLElement} */ (frame.cloneNode(true));
  element.children[0]?.append(...cards.map(item));
  element.querySelector('time')?.append(time);
  widget.replaceChildren(element);
}

for (const widget of document.querySelectorAll('.ranking')) {
  fill(/** @type {HTMLElement} */ (widget)).catch(console.error);
}
