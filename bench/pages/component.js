/** The ranking as a component, for React and for what is written like it. */
import { addressOf, jsonp, rankingOf } from './shared.js';
import './card.css';

/** @typedef {import('./shared.js').Card} Card */
/** @typedef {{ cards: Card[], time: string }} Ranking */

/**
 * @param {object} library
 * @param {any} library.createElement
 * @param {any} library.useEffect
 * @param {any} library.useState
 */
export function componentOf({ createElement: h, useEffect, useState }) {
  /** @param {string} className @param {unknown} content */
  const part = (className, content) => (content ? h('div', { className }, content) : null);

  /** @param {NonNullable<Card['rating']>} rating */
  const stars = ({ stars, text, label }) =>
    h(
      'span',
      { role: 'img', 'aria-label': label },
      h('span', { className: 'stars' }, stars),
      ` ${text}`,
    );

  // In this order, as it is set: a browser asks once it knows the address.
  /** @param {NonNullable<Card['image']>} image */
  const picture = ({ srcset, src }) => ({ srcSet: srcset, src });

  /** @param {Card} card */
  const link = ({ href, title }) =>
    h('a', { href, rel: 'sponsored nofollow noopener', target: '_blank' }, title);

  /** @param {{ card: Card }} props */
  const Item = ({ card }) =>
    h(
      'li',
      { className: 'item' },
      h(
        'div',
        { className: 'image' },
        card.image && h('img', { alt: '', loading: 'lazy', ...picture(card.image) }),
      ),
      h('div', { className: card.isMedal ? 'rank medal' : 'rank' }, card.rank),
      h(
        'div',
        { className: 'text' },
        h('div', { className: 'title' }, link(card)),
        part('caption', card.caption),
        part('rating', card.rating && stars(card.rating)),
        part('price', card.price),
        part('shop', card.shop),
      ),
      h('div', { className: 'call', 'aria-hidden': true }, card.call),
    );

  /** @param {{ genreId: string }} props */
  return function Ranking({ genreId }) {
    const [ranking, setRanking] = useState(/** @type {Ranking | undefined} */ (undefined));
    useEffect(() => {
      jsonp(addressOf(genreId))
        .then((body) => setRanking(rankingOf(body)))
        .catch(console.error);
    }, [genreId]);
    if (!ranking) return null;
    return h(
      'div',
      {},
      h('header', {}, h('span', { className: 'disclosure' }, 'PR')),
      h(
        'ol',
        { className: 'list', role: 'list' },
        ranking.cards.map((/** @type {Card} */ card) => h(Item, { key: card.rank, card })),
      ),
      h('footer', {}, h('time', {}, ranking.time)),
    );
  };
}
