/** The ranking as a Lit element of its own with the cards and style sheets of the kit: the bound of what the kit can reach. */
import { html, LitElement } from 'lit';
import {
  baseStyles,
  entry,
  itemLines,
  LINE,
  linesHeight,
  PRICE,
  price,
  rating,
  textHeight,
  TITLE,
} from '../../../src/rules/cards.js';
import { addressOf, jsonp, timeOf } from './shared.js';

/** @typedef {import('./shared.js').Item} Item */

/** @type {import('../../../src/rules/cards.js').Rows} */
const rows = {
  kind: 'item',
  parts: { title: TITLE, caption: LINE, rating: LINE, price: PRICE, shop: LINE },
};

/** @type {import('../../../src/rules/resolve.js').WidgetOptions} */
const options = {
  locale: 'ja',
  layout: 'list',
  shops: [],
  limit: 30,
  headingLevel: 2,
  loading: 'eager',
  parts: [],
  show: ['rank', 'image', 'title', 'caption', 'rating', 'price', 'points', 'shop', 'action'],
  showsDefaultParts: true,
  pager: 'none',
  controls: [],
  rel: 'sponsored nofollow noopener',
  target: '_blank',
  disclosure: 'PR',
};

/** @param {Item} item @returns {import('../../../src/rules/cards.js').CardModel} */
const modelOf = (item) => ({
  title: item['itemName'],
  href: item['affiliateUrl'],
  image: item['mediumImageUrls'][0]?.imageUrl,
  rank: item['rank'],
  action: '商品を見る',
  parts: {
    caption: item['catchcopy'],
    rating: rating(
      { reviewAverage: Number(item['reviewAverage']), reviewCount: item['reviewCount'] },
      options,
    ),
    price: price(Number(item['itemPrice']), 'ja'),
    shop: item['shopName'],
  },
  lines: itemLines,
});

class BoundRanking extends LitElement {
  /** @override */
  static styles = baseStyles;
  /** @override */
  static properties = { body: { state: true } };

  /** @override */
  async connectedCallback() {
    super.connectedCallback();
    Reflect.set(this, 'body', await jsonp(addressOf(String(this.getAttribute('genre-id')))));
  }

  /** @override */
  render() {
    const body = /** @type {any} */ (Reflect.get(this, 'body'));
    if (!body) return html`<slot></slot>`;
    const cards = body.Items.map((/** @type {{ Item: Item }} */ { Item }) => modelOf(Item));
    const style = `--_entries:${cards.length};--_count:${cards.length};--_text-height:${textHeight(Object.entries(rows.parts))};--_lines:${linesHeight(cards, rows)}`;
    return html`<ol class="list" role="list" data-layout="list" data-kind="item" .style=${style}>
        ${cards.map((/** @type {import('../../../src/rules/cards.js').CardModel} */ model) => entry(model, options, rows))}
      </ol>
      <div class="footnote"><span class="disclosure">PR</span><time>${timeOf(body)}</time></div>`;
  }
}

customElements.define('bound-ranking', BoundRanking);
