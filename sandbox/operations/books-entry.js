import { workPath } from '../catalogue/books.js';

/** @typedef {import('../catalogue/books.js').Media} Media */
/** @typedef {import('../links.js').Links} Links */

/** @param {Media} work @param {Links} links @param {{ preview: boolean }} has */
function shared(work, links, { preview }) {
  const path = workPath(work);
  const picture = (/** @type {number} */ size) =>
    links.picture('books', work.pictured ? work.id : 'none', size);
  return {
    itemPrice: work.price,
    listPrice: work.listPrice,
    discountRate: work.discountRate,
    discountPrice: work.discountRate ? work.listPrice - work.price : 0,
    itemUrl: links.plain(path),
    affiliateUrl: links.affiliate(path),
    smallImageUrl: picture(64),
    mediumImageUrl: picture(120),
    largeImageUrl: picture(200),
    ...(preview && { chirayomiUrl: work.preview ? links.plain(`${path}preview/`) : '' }),
    availability: work.availability,
    postageFlag: work.price >= 1500 ? 1 : 0,
    limitedFlag: work.limited ? 1 : 0,
    reviewCount: work.reviewCount,
    reviewAverage: work.reviewAverage ? work.reviewAverage.toFixed(2) : '0.0',
    booksGenreId: work.genres.join('/'),
  };
}

/** @param {Media} work */
const names = ({ title, titleKana }) => ({ title, titleKana });
/** @param {Media} work */
const author = ({ creator, creatorKana }) => ({ author: creator, authorKana: creatorKana });
/** @param {Media} work */
const artist = ({ creator, creatorKana }) => ({ artistName: creator, artistNameKana: creatorKana });
/** @param {Media} work */
const maker = ({ code, own, caption }) => ({
  jan: code,
  makerCode: own['makerCode'],
  itemCaption: caption,
});

/**
 * The first fields of an entry, by operation.
 * @type {Record<string, (work: Media) => object>}
 */
const leading = {
  total: (work) => {
    const { medium, title, creator, house, code, own, caption } = work;
    const printed = ['book', 'foreign', 'magazine'].includes(medium);
    const hasIsbn = medium === 'book' || medium === 'foreign';
    return {
      title,
      author: hasIsbn ? creator : '',
      artistName: medium === 'cd' || medium === 'dvd' ? creator : '',
      publisherName: printed ? house : '',
      label: printed ? '' : house,
      isbn: hasIsbn ? code : '',
      jan: hasIsbn ? '' : code,
      hardware: own['hardware'] ?? '',
      os: own['os'] ?? '',
      itemCaption: caption,
    };
  },
  book: (work) => ({
    ...names(work),
    subTitle: work.own['subTitle'],
    subTitleKana: work.own['subTitle'] && 'アル マチ ノ キロク',
    seriesName: work.own['series'],
    seriesNameKana: work.own['series'] && 'ウワノソラ ソウショ',
    contents: work.own['contents'],
    ...author(work),
    publisherName: work.house,
    size: work.own['size'],
    isbn: work.code,
    itemCaption: work.caption,
  }),
  cd: (work) => {
    const { jan, makerCode, itemCaption } = maker(work);
    const { size, playList } = work.own;
    return {
      ...names(work),
      ...artist(work),
      label: work.house,
      size,
      jan,
      makerCode,
      itemCaption,
      playList,
    };
  },
  dvd: (work) => ({ ...names(work), ...artist(work), label: work.house, ...maker(work) }),
  software: (work) => ({ ...names(work), os: work.own['os'], label: work.house, ...maker(work) }),
  game: (work) => ({
    ...names(work),
    hardware: work.own['hardware'],
    label: work.house,
    ...maker(work),
  }),
  foreign: (work) => ({
    ...names(work),
    japaneseTitle: work.own['japaneseTitle'],
    ...author(work),
    publisherName: work.house,
    isbn: work.code,
    itemCaption: work.caption,
  }),
  magazine: (work) => ({
    ...names(work),
    publisherName: work.house,
    jan: work.code,
    itemCaption: work.caption,
  }),
};

const PREVIEWED = ['total', 'book', 'magazine'];

/**
 * @param {string} kind the operation
 * @param {Media} work
 * @param {Links} links
 */
export const booksEntry = (kind, work, links) => ({
  ...leading[kind]?.(work),
  salesDate: work.date,
  ...(kind === 'magazine' && { cycle: work.own['cycle'] ?? '' }),
  ...shared(work, links, { preview: PREVIEWED.includes(kind) }),
});
