/** Lists of an author's choice, for tests. */
import '../../src/define/shortlist.js';
import type { MktShortlist } from '../../src/components/shortlist/shortlist.js';
import { partsOf, spaced, waitUntil } from './index.js';
import { rendered } from './reading.js';

export const LINK = '<a href="https://market.example/own">My link</a>';
export const PRODUCT = `<div data-product-id="6e71ec466ee941eb1cb13d8af0ed7ddc">${LINK} <p>Every day.</p></div>`;
export const BOOK = `<div data-isbn="9784999900008" data-item-number="4529999000007" data-award="First"
  >${LINK} <p>One <b>chapter</b> a day.</p></div>`;
export const hotel = (no: number, more = '') => `<li data-hotel-no="${no}">${LINK}${more}</li>`;
export const HOTELS = `<ul>${hotel(12401, '<dl><dt>Pro</dt><dd>Bath</dd></dl>')}${hotel(12408)}</ul>`;

export const shortlist = (
  children: string,
  attributes = '',
  more: Parameters<typeof rendered>[1] = {},
) =>
  rendered<MktShortlist>('mkt-shortlist', {
    attributes: `lang="en" affiliate-id="AFF" ${attributes}`,
    children,
    ...more,
  });

/** Waits until no item shows the author's link for want of an answer, and the book has its e-book. */
export const complete = (element: MktShortlist) =>
  waitUntil(
    () =>
      element.records.every((record) => !('itemUrl' in record) || 'itemPrice' in record) &&
      (!element.querySelector('[data-item-number]') ||
        element.records.some((record) => 'ebook' in record)),
    'an item has not come',
  );

export const titles = (element: Element) =>
  partsOf(element, 'title').map(({ textContent }) => textContent.trim());
export const wordsOf = (element: Element) =>
  partsOf(element, 'words').map(({ textContent }) => spaced(textContent));
