/** For tools: languages, and texts for readers. */
import { bookmarkList } from '../i18n/bookmark-list.js';
import { bookForm } from '../i18n/books.js';
import { form } from '../i18n/form.js';
import { productForm } from '../i18n/product-form.js';
import { golfForm, hotelForm } from '../i18n/travel-forms.js';

export { common as commonTexts } from '../i18n/common.js';
export { localeOf, locales, type Locale } from '../i18n/locale.js';
export { travel as travelTexts } from '../i18n/travel.js';
export { within } from '../templates/labels.js';

/** The texts of all forms: their `options` name the values of parameters. */
export const formTexts = [form, productForm, bookForm, hotelForm, golfForm, bookmarkList] as const;
