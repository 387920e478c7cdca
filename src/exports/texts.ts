import { bookmarkList } from '../components/bookmark-list/texts.js';
import { bookForm } from '../i18n/books.js';
import { form } from '../features/search-form/texts.js';
import { productForm } from '../components/product-search/texts.js';
import { golfForm } from '../components/golf-finder/texts.js';
import { hotelForm } from '../components/hotel-search/texts.js';

export { columns } from '../i18n/columns.js';
export { common as commonTexts } from '../i18n/common.js';
export { localeOf, locales, type Locale } from '../i18n/locale.js';
export { products as productTexts } from '../i18n/products.js';
export { travel as travelTexts } from '../i18n/travel.js';
export { within } from '../templates/labels.js';

/** The texts of all forms: their `options` name the values of parameters. */
export const formTexts = [form, productForm, bookForm, hotelForm, golfForm, bookmarkList] as const;
