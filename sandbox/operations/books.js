import { digits, flag, genre, integer, number, text, word } from '../check.js';
import { works } from '../catalogue/books.js';
import { keyword } from '../keyword.js';
import { pageOf, paging } from '../operation.js';
import { alone, atLeastOne, onlyWith } from '../rules.js';
import { booksEntry } from './books-entry.js';
import { booksGenreInformation, searchShelf, orders } from './books-search.js';

/** @typedef {import('../check.js').Parameter} Parameter */

const SORTS = Object.keys(orders);

const shared = () => ({
  ...paging,
  availability: integer(0, 6, 0),
  outOfStockFlag: flag(),
  sort: word(SORTS, 'standard'),
  limitedFlag: flag(),
  carrier: flag(),
  genreInformationFlag: flag(),
});

/**
 * @param {object} about
 * @param {string} about.path
 * @param {string} about.kind of its entries
 * @param {Record<string, Parameter>} about.parameters in place of shared ones of the same name
 * @param {string} about.root default genre
 * @param {string} [about.genreName]
 * @param {readonly import('../check.js').Rule[]} about.rules
 * @returns {import('../operation.js').Operation}
 */
function search({ path, kind, parameters, root, genreName = 'booksGenreId', rules }) {
  const shelf = kind === 'total' ? works : works.filter(({ medium }) => medium === kind);
  return {
    path,
    list: 'Items',
    parameters: { ...shared(), ...parameters },
    rules,
    answer(values, { links }) {
      const all = searchShelf(shelf, values);
      const { entries, pageCount, ...place } = pageOf(all, values);
      const genreId = values[genreName] ?? root;
      return {
        ...place,
        carrier: values['carrier'],
        pageCount,
        Items: entries.map((work) => ({ Item: booksEntry(kind, work, links) })),
        GenreInformation: values['genreInformationFlag']
          ? [booksGenreInformation(all, genreId)]
          : [],
      };
    },
  };
}

/**
 * A medium whose search parameters and genre form a one-of group.
 * @param {string} path
 * @param {string} kind
 * @param {string} root
 * @param {Record<string, Parameter>} searched
 * @param {{ genreName?: string, parameters?: Record<string, Parameter> }} [more]
 */
function medium(path, kind, root, searched, { genreName = 'booksGenreId', parameters = {} } = {}) {
  const group = { ...searched, [genreName]: genre(root) };
  return search({
    path,
    kind,
    root,
    genreName,
    parameters: { ...group, ...parameters },
    rules: [atLeastOne(...Object.keys(group))],
  });
}

const disc = { title: text(), artistName: text(), label: text(), jan: digits() };
const program = { title: text(), makerCode: text(), label: text(), jan: digits() };

export const booksOperations = [
  search({
    path: 'BooksTotal/Search/20170404',
    kind: 'total',
    root: '000',
    parameters: {
      keyword: keyword(),
      isbnjan: text(/^\d{13}$/, '13 characters without hyphens'),
      booksGenreId: genre(),
      field: number([0, 1], 0),
      orFlag: flag(),
      NGKeyword: keyword(),
      chirayomiFlag: flag(),
      carrier: flag(1),
    },
    rules: [
      atLeastOne('keyword', 'booksGenreId', 'isbnjan'),
      alone('isbnjan', 'keyword', 'booksGenreId'),
      onlyWith('NGKeyword', 'keyword'),
    ],
  }),
  search({
    path: 'BooksBook/Search/20130522',
    kind: 'book',
    root: '001',
    parameters: {
      title: text(),
      author: text(),
      publisherName: text(),
      size: integer(0, 10, 0),
      isbn: text(),
      booksGenreId: genre(),
      chirayomiFlag: flag(),
    },
    rules: [],
  }),
  medium('BooksCD/Search/20170404', 'cd', '002', disc, { genreName: 'bookGenreId' }),
  medium('BooksDVD/Search/20170404', 'dvd', '003', disc, { genreName: 'bookGenreId' }),
  medium('BooksSoftware/Search/20170404', 'software', '004', { ...program, os: text() }),
  medium('BooksGame/Search/20130522', 'game', '006', { ...program, hardware: text() }),
  // The interface names 0 as the default of `sort`, which is not among its values: it can only be omitted.
  medium('BooksForeignBook/Search/20130522', 'foreign', '005', {
    title: text(),
    author: text(),
    publisherName: text(),
    isbn: text(),
  }),
  medium(
    'BooksMagazine/Search/20130522',
    'magazine',
    '007',
    { title: text(), publisherName: text(), jan: digits() },
    { parameters: { chirayomiFlag: flag() } },
  ),
];
