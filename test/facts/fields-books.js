/** @import { Fields } from './fields-shared.js' */
import { integers, pagedEnvelope, strings } from './fields-shared.js';

/**
 * The fields every book item ends with.
 * @param {{ chirayomi: boolean, cycle: boolean }} own
 * @returns {Fields}
 */
const trailing = ({ chirayomi, cycle }) => ({
  ...strings('salesDate'),
  ...(cycle ? strings('cycle') : {}),
  ...integers('itemPrice', 'listPrice', 'discountRate', 'discountPrice'),
  ...strings('itemUrl', 'affiliateUrl', 'smallImageUrl', 'mediumImageUrl', 'largeImageUrl'),
  ...(chirayomi ? strings('chirayomiUrl') : {}),
  ...strings('availability'),
  ...integers('postageFlag', 'limitedFlag', 'reviewCount'),
  ...strings('reviewAverage', 'booksGenreId'),
});

/**
 * @param {string[]} leading
 * @param {{ chirayomi?: boolean, cycle?: boolean }} [own]
 */
const books = (leading, { chirayomi = false, cycle = false } = {}) => ({
  envelope: pagedEnvelope({ carrier: true, genres: true }),
  list: 'Items',
  wrapper: 'Item',
  entry: { ...strings(...leading), ...trailing({ chirayomi, cycle }) },
});

const maker = ['label', 'jan', 'makerCode', 'itemCaption'];
const artist = ['artistName', 'artistNameKana'];

export const bookItems = {
  'BooksTotal/Search': books(
    [
      ...['title', 'author', 'artistName', 'publisherName', 'label', 'isbn', 'jan'],
      ...['hardware', 'os', 'itemCaption'],
    ],
    { chirayomi: true },
  ),
  'BooksBook/Search': books(
    [
      ...['title', 'titleKana', 'subTitle', 'subTitleKana', 'seriesName', 'seriesNameKana'],
      ...['contents', 'author', 'authorKana', 'publisherName', 'size', 'isbn', 'itemCaption'],
    ],
    { chirayomi: true },
  ),
  'BooksCD/Search': books([
    ...['title', 'titleKana', ...artist, 'label', 'size', 'jan', 'makerCode'],
    ...['itemCaption', 'playList'],
  ]),
  'BooksDVD/Search': books(['title', 'titleKana', ...artist, ...maker]),
  'BooksSoftware/Search': books(['title', 'titleKana', 'os', ...maker]),
  'BooksGame/Search': books(['title', 'titleKana', 'hardware', ...maker]),
  'BooksForeignBook/Search': books([
    ...['title', 'titleKana', 'japaneseTitle', 'author', 'authorKana', 'publisherName', 'isbn'],
    'itemCaption',
  ]),
  'BooksMagazine/Search': books(['title', 'titleKana', 'publisherName', 'jan', 'itemCaption'], {
    chirayomi: true,
    cycle: true,
  }),
};
