import { digits, flag, number, text, word } from '../check.js';
import { ebookGenreTree, ebookPath, ebooks } from '../catalogue/ebooks.js';
import { genreInformation } from '../genre-information.js';
import { matching } from '../keyword.js';
import { pageOf, paging } from '../operation.js';
import { atLeastOne } from '../rules.js';
import { mediaOrders } from './media-orders.js';

/** @typedef {import('../catalogue/ebooks.js').Ebook} Ebook */
/** @typedef {import('../check.js').Values} Values */

/**
 * An exact search matches names only, a broad one also the description. @param {Ebook} ebook @param {number}
 * field
 */
function searched({ title, titleKana, subTitle, series, author, publisher, caption }, field) {
  const names = [title, titleKana, subTitle, series, author, publisher];
  return field === 1 ? names : [...names, caption];
}

/** @param {Ebook} ebook @param {Values} values */
function fits(ebook, values) {
  const { itemNumber, ebookGenreId = '', language = '', salesType, field, orFlag } = values;
  const names = searched(ebook, field);
  return (
    matching(values['keyword'], { any: orFlag === 1 })(...names) &&
    !(values['NGKeyword'] && matching(values['NGKeyword'], { any: true })(...names)) &&
    matching(values['title'])(ebook.title, ebook.titleKana) &&
    matching(values['author'])(ebook.author, ebook.authorKana) &&
    matching(values['publisherName'])(ebook.publisher) &&
    (itemNumber === undefined || ebook.number === itemNumber) &&
    ebook.genreId.startsWith(ebookGenreId) &&
    (language === '' || ebook.language === language.toUpperCase()) &&
    (salesType === undefined || ebook.salesType === salesType)
  );
}

/** @param {Ebook} ebook @param {import('../links.js').Links} links */
function entry(ebook, links) {
  const path = ebookPath(ebook);
  return {
    title: ebook.title,
    titleKana: ebook.titleKana,
    subTitle: ebook.subTitle,
    seriesName: ebook.series,
    author: ebook.author,
    authorKana: ebook.authorKana,
    publisherName: ebook.publisher,
    language: ebook.language,
    salesDate: ebook.date,
    itemNumber: ebook.number,
    ebookGenreId: ebook.genreId,
    itemCaption: ebook.caption,
    itemPrice: ebook.price,
    itemUrl: links.plain(path),
    affiliateUrl: links.affiliate(path),
    smallImageUrl: links.picture('ebook', ebook.number, 64),
    mediumImageUrl: links.picture('ebook', ebook.number, 120),
    largeImageUrl: links.picture('ebook', ebook.number, 200),
    reviewCount: ebook.reviewCount,
    reviewAverage: ebook.reviewAverage ? ebook.reviewAverage.toFixed(2) : '0.0',
    salesType: ebook.salesType,
  };
}

/** @type {import('../operation.js').Operation} */
export const ebookSearch = {
  path: 'Ebook/EbookSearch/20170426',
  list: 'Items',
  parameters: {
    keyword: text(),
    title: text(),
    author: text(),
    publisherName: text(),
    itemNumber: text(),
    ebookGenreId: digits(),
    language: text(),
    ...paging,
    sort: word(Object.keys(mediaOrders), 'standard'),
    NGKeyword: text(),
    field: number([0, 1], 1),
    orFlag: flag(),
    genreInformationFlag: flag(),
    // No default: the documented one, ALL, is not an integer and means "not set".
    salesType: number([0, 1]),
  },
  rules: [atLeastOne('keyword', 'title', 'author', 'publisherName', 'itemNumber', 'ebookGenreId')],
  answer(values, { links }) {
    const all = ebooks.filter((ebook) => fits(ebook, values)).sort(mediaOrders[values['sort']]);
    const { entries, ...envelope } = pageOf(all, values);
    const information = () =>
      genreInformation({
        tree: ebookGenreTree,
        current: values['ebookGenreId'] ?? '101',
        count: (id) => all.filter(({ genreId }) => genreId.startsWith(id)).length,
        key: 'ebookGenre',
      });
    return {
      ...envelope,
      Items: entries.map((ebook) => ({ Item: entry(ebook, links) })),
      GenreInformation: values['genreInformationFlag'] ? [information()] : [],
    };
  },
};
