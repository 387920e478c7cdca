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
 * @type {Record<string, (work: Media, value: any, values: Values) => boolean>}
 */
const filters = {
  title: ({ title, titleKana }, value) => matching(value)(title, titleKana),
  author: ({ creator, creatorKana }, value) => matching(value)(creator, creatorKana),
  artistName: ({ creator, creatorKana }, value) => matching(value)(creator, creatorKana),
  publisherName: ({ house }, value) => matching(value)(house),
  label: ({ house }, value) => matching(value)(house),
  os: ({ own }, value) => matching(value)(own['os'] ?? ''),
  hardware: ({ own }, value) => matching(value)(own['hardware'] ?? ''),
  makerCode: ({ own }, value) => own['makerCode'] === value,
  isbn: ({ code }, value) => code === withoutHyphens(value),
  jan: ({ code }, value) => code === value,
  isbnjan: ({ code }, value) => code === value,
  size: ({ own }, value) => value === 0 || own['sizeNumber'] === String(value),
  keyword: (work, value, { orFlag, field }) =>
    matching(value, { any: orFlag === 1 })(...searched(work, field)),
  NGKeyword: (work, unwanted, { field }) =>
    !matching(unwanted, { any: true })(...searched(work, field)),
  booksGenreId: inGenre,
  bookGenreId: inGenre,
  availability: ({ availability }, value) => value === 0 || availability === String(value),
  // Unavailable entries have availability 0, which is not a value of the parameter.
  outOfStockFlag: ({ availability }, value) => value === 1 || availability !== '0',
  limitedFlag: ({ limited }, value) => value === 0 || limited,
  chirayomiFlag: ({ preview }, value) => value === 0 || preview,
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
    ([name, value]) => value !== undefined && filters[name],
  );
  return shelf
    .filter((work) => conditions.every(([name, value]) => filters[name]?.(work, value, values)))
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
