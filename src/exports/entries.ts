/** Entries as a page displays them. */
export { parseCredit } from '../features/credit/credit.js';
export { isSoldOut } from '../features/ends/sold-out.js';
export { itemListOf, jsonText, type JsonLdOptions } from '../features/json-ld/item-list.js';
export { BLOCKS, reviewOf, type WrittenWords } from '../features/json-ld/own-review.js';
export { pageAuthor } from '../features/json-ld/page-author.js';
export { formatPrice, formatTime } from '../i18n/format.js';
export { bookPrice, COVER_SHARE } from '../templates/book.js';
export { price } from '../templates/figures.js';
export { addressOf, lowestCharge, type Hotel } from '../templates/hotel.js';
export { pictureAttributes, usualWidths } from '../templates/picture.js';
