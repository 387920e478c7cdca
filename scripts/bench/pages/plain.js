/** The ranking in plain JavaScript, optimized by hand. */
import './card.css';

/** @typedef {Record<string, any>} Item an entry of the ranking as the service sends it */

/** The settings of the script tag. */
const { baseUrl, applicationId, affiliateId } = /** @type {HTMLElement} */ (document.currentScript)
  .dataset;

/** @param {string} genreId */
const addressOf = (genreId) =>
  `${baseUrl}/services/api/MarketItem/Ranking/20170628?${new URLSearchParams({
    applicationId: String(applicationId),
    affiliateId: String(affiliateId),
    genreId,
  })}`;

let calls = 0;

/**
 * JSONP by hand.
 * @param {string} address
 * @returns {Promise<any>}
 */
const jsonp = (address) =>
  new Promise((resolve, reject) => {
    const name = `answer${++calls}`;
    const script = document.createElement('script');
    const cleanUp = () => {
      script.remove();
      Reflect.deleteProperty(window, name);
    };
    Reflect.set(window, name, resolve);
    script.onload = cleanUp;
    script.onerror = () => {
      cleanUp();
      reject(new Error('The service cannot be reached'));
    };
    script.src = `${address}&callback=${name}`;
    document.head.append(script);
  });

/** Without `Intl`, as in the kit: its first use takes 60 ms on a slow phone. @param {number | string} value */
const grouped = (value) => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** @param {string} date */
function momentOf(date) {
  const japan = new Date(Date.parse(date) + 9 * 3600e3);
  const day = `${japan.getUTCFullYear()}年${japan.getUTCMonth() + 1}月${japan.getUTCDate()}日`;
  return `${day} ${japan.toISOString().slice(11, 16)}`;
}

/** @param {Item} item */
function ratingOf({ reviewAverage, reviewCount }) {
  const average = Number(reviewAverage);
  if (!average) return undefined;
  const text = `${average} (${grouped(reviewCount)})`;
  return { filled: `${average * 20}%`, text, label: `5つ星のうち${text}` };
}

/**
 * A picture, and the same for dense screens.
 * @param {string | undefined} src
 */
const pictureOf = (src) =>
  src ? { src, srcset: `${src.replace(/_ex=.*/, '_ex=256x256')} 2x` } : undefined;

/**
 * The content of a card.
 * @param {Item} item
 */
const cardOf = (item) => ({
  rank: String(item['rank']),
  isMedal: item['rank'] <= 3,
  title: String(item['itemName']).trim(),
  href: String(item['affiliateUrl'] || item['itemUrl']),
  image: pictureOf(item['mediumImageUrls'][0]?.imageUrl),
  caption: item['catchcopy'],
  rating: ratingOf(item),
  price: `${grouped(item['itemPrice'])}円`,
  points: item['pointRate'] > 1 ? `P${item['pointRate']}倍` : '',
  shop: item['shopName'],
  cta: '商品を見る',
});

/**
 * The content of a widget.
 * @param {any} body
 */
const rankingOf = (body) => ({
  cards: body.Items.map((/** @type {{ Item: Item }} */ { Item }) => cardOf(Item)),
  time: `${momentOf(body.lastBuildDate)}時点`,
});

/** @typedef {ReturnType<typeof cardOf>} Card */

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
