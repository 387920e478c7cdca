/**
 * The texts in all languages, a function for each section: `products(locale).preview`. Bundlers
 * drop the sections that nothing imports.
 *
 * A further language is a file like `en.ts`, and its tag in `locales`; the compiler then asks for
 * its place in each line here, and nowhere else.
 */
import * as en from './en.js';
import * as ja from './ja.js';
import type { Locale } from './locale.js';

const inLanguages =
  <Section>(languages: Readonly<Record<Locale, Section>>) =>
  (locale: Locale): Section =>
    languages[locale];

export const formats = /* @__PURE__ */ inLanguages({ ja: ja.formats, en: en.formats });
export const common = /* @__PURE__ */ inLanguages({ ja: ja.common, en: en.common });
export const form = /* @__PURE__ */ inLanguages({ ja: ja.form, en: en.form });
export const rankingForm = /* @__PURE__ */ inLanguages({ ja: ja.rankingForm, en: en.rankingForm });
export const productForm = /* @__PURE__ */ inLanguages({ ja: ja.productForm, en: en.productForm });
export const bookForm = /* @__PURE__ */ inLanguages({ ja: ja.bookForm, en: en.bookForm });
export const hotelForm = /* @__PURE__ */ inLanguages({ ja: ja.hotelForm, en: en.hotelForm });
export const golfForm = /* @__PURE__ */ inLanguages({ ja: ja.golfForm, en: en.golfForm });
export const bookmarkForm = /* @__PURE__ */ inLanguages({
  ja: ja.bookmarkForm,
  en: en.bookmarkForm,
});
export const pagination = /* @__PURE__ */ inLanguages({ ja: ja.pagination, en: en.pagination });
export const genres = /* @__PURE__ */ inLanguages({ ja: ja.genres, en: en.genres });
export const carousel = /* @__PURE__ */ inLanguages({ ja: ja.carousel, en: en.carousel });
export const products = /* @__PURE__ */ inLanguages({ ja: ja.products, en: en.products });
export const stock = /* @__PURE__ */ inLanguages({ ja: ja.stock, en: en.stock });
export const columns = /* @__PURE__ */ inLanguages({ ja: ja.columns, en: en.columns });
export const travel = /* @__PURE__ */ inLanguages({ ja: ja.travel, en: en.travel });
export const hotelDetail = /* @__PURE__ */ inLanguages({ ja: ja.hotelDetail, en: en.hotelDetail });
export const calendar = /* @__PURE__ */ inLanguages({ ja: ja.calendar, en: en.calendar });
export const doctor = /* @__PURE__ */ inLanguages({ ja: ja.doctor, en: en.doctor });
export const substitute = /* @__PURE__ */ inLanguages({ ja: ja.substitute, en: en.substitute });
export const map = /* @__PURE__ */ inLanguages({ ja: ja.map, en: en.map });
export const rooms = /* @__PURE__ */ inLanguages({ ja: ja.rooms, en: en.rooms });
export const bookmarkButton = /* @__PURE__ */ inLanguages({
  ja: ja.bookmarkButton,
  en: en.bookmarkButton,
});
export const bookmarkList = /* @__PURE__ */ inLanguages({
  ja: ja.bookmarkList,
  en: en.bookmarkList,
});
