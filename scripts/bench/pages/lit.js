/** The ranking as a bare Lit element with its `Task`. */
import { Task } from '@lit/task';
import fetchJsonp from 'fetch-jsonp';
import { html, LitElement, unsafeCSS } from 'lit';
import { addressOf, rankingOf } from './shared.js';
import css from './card.css?inline';

/** @typedef {import('./shared.js').Card} Card */

/** @param {string} name @param {unknown} content */
const part = (name, content) => (content ? html`<div class=${name}>${content}</div>` : undefined);

/** @param {NonNullable<Card['rating']>} rating */
const rating = ({ filled, text, label }) =>
  html`<div class="rating" role="img" aria-label=${label} .style=${`--filled: ${filled}`}>
    <span class="stars">★★★★★</span>${text}
  </div>`;

/** @param {Card} card */
const link = ({ href, title }) =>
  html`<a href=${href} rel="sponsored nofollow noopener" target="_blank">${title}</a>`;

/**
 * Without white space, which would be a node between each two elements.
 * @param {Card} card
 */
// prettier-ignore
const item = (card) => html`<li class="item"
  ><div class="image">${card.image && html`<img
    alt="" loading="lazy" srcset=${card.image.srcset} src=${card.image.src}>`}</div
  ><div class=${card.isMedal ? 'rank medal' : 'rank'}>${card.rank}</div
  ><div class="text"
    ><div class="title">${link(card)}</div
    >${part('caption', card.caption)}${card.rating && rating(card.rating)
    }${part('price', card.price)}${part('points', card.points)}${part('shop', card.shop)}</div
  ><div class="cta" aria-hidden="true">${card.cta}</div
  ></li>`;

class BareRanking extends LitElement {
  /** @override */
  static properties = { genreId: { attribute: 'genre-id' } };
  /** @override */
  static styles = unsafeCSS(css);

  #task = new Task(this, {
    args: () => [String(Reflect.get(this, 'genreId'))],
    task: async ([genreId]) => {
      // With many widgets on a page, the last one waits longer than the default timeout of 5 s.
      const answer = await fetchJsonp(addressOf(genreId), { timeout: 60_000 });
      return rankingOf(await answer.json());
    },
  });

  /** @override */
  render() {
    return this.#task.render({
      initial: () => html`<slot></slot>`,
      pending: () => html`<slot></slot>`,
      complete: ({ cards, time }) =>
        html`<ol class="list" role="list">
            ${cards.map(item)}
          </ol>
          <footer><span class="disclosure">PR</span><time>${time}</time></footer>`,
    });
  }
}

customElements.define('bare-ranking', BareRanking);
