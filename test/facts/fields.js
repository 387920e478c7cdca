/**
 * The response fields of each operation, in the order of the interface and in the layout of
 * formatVersion 1: the fields of the envelope, and those of an entry of its list.
 */

/** @import { Fields, Response } from './fields-shared.js' */
import { bookItems } from './fields-books.js';
import { hotelItems } from './fields-hotels.js';
import { arrays, decimals, integers, nullable, pagedEnvelope, strings } from './fields-shared.js';

/** @returns {Fields} */
const bookmarkEntry = () => ({
  ...strings('bookmarkId', 'itemCode', 'productId', 'shopName', 'shopUrl', 'itemName', 'itemUrl'),
  ...strings('smallImageUrl', 'mediumImageUrl'),
  ...integers('reviewCount'),
  ...strings('reviewUrl'),
  ...integers('pointRate'),
  ...strings('reviewAverage'),
  ...integers('postageFlag', 'taxFlag'),
  ...strings('affiliateUrl'),
});

/** @returns {Fields} */
const productEntry = () => ({
  ...strings('productId', 'productName', 'productNo', 'brandName'),
  ...strings('productUrlPC', 'productUrlMobile'),
  ...nullable(strings('affiliateUrl')),
  ...strings('smallImageUrl', 'mediumImageUrl', 'productCaption', 'releaseDate'),
  ...strings('makerCode', 'makerName', 'makerNameKana', 'makerNameFormal'),
  ...strings('makerPageUrlPC', 'makerPageUrlMobile'),
  ...integers('itemCount', 'salesItemCount', 'usedExcludeCount', 'usedExcludeSalesItemCount'),
  ...integers('maxPrice', 'salesMaxPrice', 'usedExcludeMaxPrice', 'usedExcludeSalesMaxPrice'),
  ...integers('minPrice', 'salesMinPrice', 'usedExcludeMinPrice', 'usedExcludeSalesMinPrice'),
  ...integers('averagePrice', 'reviewCount'),
  ...decimals('reviewAverage'),
  ...strings('reviewUrlPC', 'reviewUrlMobile'),
  ...integers('rank'),
  ...strings('rankTargetGenreId'),
  ...integers('rankTargetProductCount'),
  ...strings('genreId', 'genreName'),
  ...arrays('ProductDetails'),
});

/** @returns {Fields} */
const rankingEntry = () => ({
  ...integers('rank', 'carrier'),
  // The price is a string here, unlike in the other operations.
  ...strings('itemName', 'catchcopy', 'itemCode', 'itemPrice'),
  ...strings('itemCaption', 'itemUrl', 'affiliateUrl'),
  ...integers('imageFlag'),
  ...arrays('smallImageUrls', 'mediumImageUrls'),
  ...integers('availability', 'taxFlag', 'postageFlag', 'creditCardFlag'),
  ...integers('shopOfTheYearFlag', 'shipOverseasFlag'),
  ...strings('shipOverseasArea'),
  ...integers('asurakuFlag'),
  ...strings('asurakuClosingTime', 'asurakuArea', 'affiliateRate', 'startTime', 'endTime'),
  ...integers('reviewCount'),
  ...strings('reviewAverage'),
  ...integers('pointRate'),
  ...strings('pointRateStartTime', 'pointRateEndTime', 'shopName', 'shopCode', 'shopUrl'),
  ...strings('genreId'),
});

/** @returns {Fields} */
const ebookEntry = () => ({
  ...strings('title', 'titleKana', 'subTitle', 'seriesName', 'author', 'authorKana'),
  ...strings('publisherName', 'language', 'salesDate', 'itemNumber', 'ebookGenreId'),
  ...strings('itemCaption'),
  ...integers('itemPrice'),
  ...strings('itemUrl', 'affiliateUrl', 'smallImageUrl', 'mediumImageUrl', 'largeImageUrl'),
  ...integers('reviewCount'),
  ...strings('reviewAverage'),
  ...integers('salesType'),
});

/** @returns {Fields} */
const golfEntry = () => ({
  ...integers('golfCourseId'),
  ...strings('golfCourseName', 'golfCourseAbbr', 'golfCourseNameKana', 'golfCourseCaption'),
  ...strings('address'),
  ...decimals('latitude', 'longitude'),
  ...strings('highway', 'golfCourseDetailUrl', 'reserveCalUrl', 'ratingUrl'),
  ...strings('golfCourseImageUrl'),
  ...decimals('evaluation'),
});

/**
 * Undefined where the interface does not show the response.
 * @type {Record<string, Response | undefined>}
 */
export const fields = {
  'FavoriteBookmark/List': {
    envelope: { summary: { type: 'object', nullable: false }, ...arrays('items') },
    list: 'items',
    wrapper: 'item',
    entry: bookmarkEntry(),
    parts: { summary: integers('count', 'hits', 'pageCount') },
  },
  'FavoriteBookmark/Add': { envelope: strings('bookmarkId', 'registDatetime') },
  'FavoriteBookmark/Delete': { envelope: integers('affectedCount') },
  'Product/Search': {
    envelope: {
      ...integers('count', 'page', 'first', 'last', 'hits', 'pageCount'),
      ...arrays('Products'),
    },
    list: 'Products',
    wrapper: 'Product',
    entry: productEntry(),
    // Wrapped in the ProductDetails array like the entries in theirs.
    parts: { detail: strings('name', 'value') },
  },
  ...hotelItems,
  ...bookItems,
  'Ebook/EbookSearch': {
    envelope: pagedEnvelope({ carrier: false, genres: true }),
    list: 'Items',
    wrapper: 'Item',
    entry: ebookEntry(),
  },
  'Golf/GolfGolfCourseSearch': {
    envelope: pagedEnvelope({ carrier: true, genres: false }),
    list: 'Items',
    wrapper: 'Item',
    entry: golfEntry(),
  },
  'MarketItem/Ranking': {
    envelope: { ...strings('title', 'lastBuildDate'), ...arrays('Items') },
    list: 'Items',
    wrapper: 'Item',
    entry: rankingEntry(),
    // Of each entry of the two arrays.
    parts: { smallImageUrls: strings('imageUrl'), mediumImageUrls: strings('imageUrl') },
  },
  DynamicAd: undefined,
};
