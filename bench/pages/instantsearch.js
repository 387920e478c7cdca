/**
 * The ranking by InstantSearch, with its widget for hits and a client for this service: each widget
 * of the page is a search of its own, so that none waits for the answers of others.
 */
import instantsearch from 'instantsearch.js';
import { hits } from 'instantsearch.js/es/widgets';
import { addressOf, jsonp, rankingOf } from './shared.js';
import './card.css';

/** @typedef {import('./shared.js').Card} Card */
/** @typedef {any} Html their tag for templates */

/** @param {Html} html @param {string} name @param {unknown} content */
const part = (html, name, content) => (content ? html`<div class="${name}">${content}</div>` : '');

/** @param {Html} html @param {NonNullable<Card['rating']>} rating */
const stars = (html, { stars, text, label }) =>
  html`<span role="img" aria-label="${label}"><span class="stars">${stars}</span> ${text}</span>`;

/** @param {Html} html @param {NonNullable<Card['image']>} image */
const picture = (html, { srcset, src }) =>
  html`<img alt="" loading="lazy" srcset="${srcset}" src="${src}" />`;

/** @param {Card} card @param {{ html: Html }} tools */
const item = (card, { html }) =>
  html`<div class="image">${card.image && picture(html, card.image)}</div>
    <div class="${card.isMedal ? 'rank medal' : 'rank'}">${card.rank}</div>
    <div class="text">
      <div class="title">
        <a href="${card.href}" rel="sponsored nofollow noopener" target="_blank">${card.title}</a>
      </div>
      ${part(html, 'caption', card.caption)}
      ${part(html, 'rating', card.rating && stars(html, card.rating))}
      ${part(html, 'price', card.price)} ${part(html, 'shop', card.shop)}
    </div>
    <div class="call" aria-hidden="true">${card.call}</div>`;

/** @param {HTMLElement} widget */
function start(widget) {
  const frame = document.createElement('div');
  frame.innerHTML =
    '<header><span class="disclosure">PR</span></header><div></div><footer><time></time></footer>';
  const [, container, footer] = /** @type {[Element, HTMLElement, Element]} */ (
    /** @type {unknown} */ (frame.children)
  );
  const searchClient = {
    async search() {
      const { cards, time } = rankingOf(await jsonp(addressOf(String(widget.dataset['genreId']))));
      /** @type {Element} */ (footer.firstElementChild).textContent = time;
      widget.replaceChildren(frame);
      const found = cards.map((/** @type {Card} */ card) => ({ ...card, objectID: card.rank }));
      return { results: [{ hits: found, nbHits: found.length, page: 0, nbPages: 1 }] };
    },
  };
  const search = instantsearch({
    indexName: 'ranking',
    searchClient: /** @type {any} */ (searchClient),
  });
  search.addWidgets([
    hits({
      container,
      // What the service sends is text to the templates, which need no escaping.
      escapeHTML: false,
      cssClasses: { list: 'list', item: 'item' },
      templates: { item: /** @type {any} */ (item), empty: '' },
    }),
  ]);
  search.start();
}

for (const widget of document.querySelectorAll('.ranking')) {
  start(/** @type {HTMLElement} */ (widget));
}
