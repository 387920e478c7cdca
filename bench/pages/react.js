/** The ranking as a React component: each widget of the page is a root of its own. */
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { addressOf, jsonp, rankingOf } from './shared.js';
import './card.css';

/** @typedef {import('./shared.js').Card} Card */

/** @param {string} className @param {import('react').ReactNode} content */
const part = (className, content) => (content ? h('div', { className }, content) : null);

/** @param {NonNullable<Card['rating']>} rating */
const stars = ({ stars, text, label }) =>
  h(
    'span',
    { role: 'img', 'aria-label': label },
    h('span', { className: 'stars' }, stars),
    ` ${text}`,
  );

/** @param {{ card: Card }} props */
const Item = ({ card }) =>
  h(
    'li',
    { className: 'item' },
    h(
      'div',
      { className: 'image' },
      card.image && h('img', { src: card.image, alt: '', loading: 'lazy' }),
    ),
    h('div', { className: 'rank' }, card.rank),
    h(
      'div',
      { className: 'text' },
      h(
        'div',
        { className: 'title' },
        h(
          'a',
          { href: card.href, rel: 'sponsored nofollow noopener', target: '_blank' },
          card.title,
        ),
      ),
      part('caption', card.caption),
      card.rating && part('rating', stars(card.rating)),
      part('price', card.price),
      part('shop', card.shop),
    ),
  );

/** @param {{ genreId: string }} props */
function Ranking({ genreId }) {
  const [ranking, setRanking] = useState(
    /** @type {{ cards: Card[], time: string } | undefined} */ (undefined),
  );
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
      ranking.cards.map((card) => h(Item, { key: card.rank, card })),
    ),
    h('footer', {}, h('time', {}, ranking.time)),
  );
}

for (const widget of document.querySelectorAll('.ranking')) {
  const { genreId } = /** @type {HTMLElement} */ (widget).dataset;
  createRoot(widget).render(h(Ranking, { genreId: String(genreId) }));
}
