import { genreInformation } from '../genre-information.js';
import { booksGenreTree } from '../catalogue/books.js';
import { matching } from '../keyword.js';
import { mediaOrders } from './media-orders.js';

/** @typedef {import('../catalogue/books.js').Media} Media */
/** @typedef {import('../check.js').Values} Values */

/** @type {Record<string, (a: Media, b: Media) => number>} */
export const orders = { ...mediaOrders, sales: (a, b) => b.popularity - a.popularity };

/** @param {Media} work @param {string} genreId the root of the tree is called 000 */
const inGenre = (work, genreId) =>
  genreId === '000' || work.genres.some((id) => id.startsWith(genreId));

/** @param {string} code */
const withoutHyphens = (code) => code.replaceAll('-', '');

/**
 * The test of each search parameter.
 * @type {Record<string, (work: Media, wanted: any, values: Values) => boolean>}
 */
const filters = {
  title: ({ title, titleKana }, wanted) => matching(wanted)(title, titleKana),
  author: ({ creator, creatorKana }, wanted) => matching(wanted)(creator, creatorKana),
  artistName: ({ creator, creatorKana }, wanted) => matching(wanted)(creator, creatorKana),
  publisherName: ({ house }, wanted) => matching(wanted)(house),
  label: ({ house }, wanted) => matching(wanted)(house),
  os: ({ own }, wanted) => matching(wanted)(own['os'] ?? ''),
  hardware: ({ own }, wanted) => matching(wanted)(own['hardware'] ?? ''),
  makerCode: ({ own }, wanted) => own['makerCode'] === wanted,
  isbn: ({ code }, wanted) => code === withoutHyphens(wanted),
  jan: ({ code }, wanted) => code === wanted,
  isbnjan: ({ code }, wanted) => code === wanted,
  size: ({ own }, wanted) => wanted === 0 || own['sizeNumber'] === String(wanted),
  keyword: (work, wanted, { orFlag, field }) =>
    matching(wanted, { any: orFlag === 1 })(...searched(work, field)),
  NGKeyword: (work, unwanted, { field }) =>
    !matching(unwanted, { any: true })(...searched(work, field)),
  booksGenreId: inGenre,
  bookGenreId: inGenre,
  availability: ({ availability }, wanted) => wanted === 0 || availability === String(wanted),
  // Unavailable entries have availability 0, which is not a value of the parameter.
  outOfStockFlag: ({ availability }, wanted) => wanted === 1 || availability !== '0',
  limitedFlag: ({ limited }, wanted) => wanted === 0 || limited,
  chirayomiFlag: ({ preview }, wanted) => wanted === 0 || preview,
};

/**
 * A restricted search matches only the texts on the cover.
 * @param {Media} work
 * @param {number} field
 */
function searched({ title, titleKana, creator, house, caption, own }, field) {
  const cover = [title, titleKana, creator];
  return field === 1 ? cover : [...cover, house, caption, ...Object.values(own)];
}

/**
 * @param {readonly Media[]} shelf
 * @param {Values} values
 */
export function searchShelf(shelf, values) {
  const conditions = Object.entries(values).filter(
    ([name, wanted]) => wanted !== undefined && filters[name],
  );
  return shelf
    .filter((work) => conditions.every(([name, wanted]) => filters[name]?.(work, wanted, values)))
    .sort(orders[values['sort']]);
}

/** @param {readonly Media[]} all @param {string} current */
export function booksGenreInformation(all, current) {
  return genreInformation({
    tree: booksGenreTree,
    current,
    count: (id) => all.filter((work) => inGenre(work, id)).length,
    key: 'booksGenre',
  });
}
