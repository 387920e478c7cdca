/** The languages that there are texts in; the first stands in for every other one. */
export const locales = ['ja', 'en'] as const;

/** A language of the texts, which also says how numbers, prices and dates are written. */
export type Locale = (typeof locales)[number];

/** @param tag a language tag such as `en-GB` */
export function localeOf(tag = ''): Locale {
  const language = /^\w*/.exec(tag)![0].toLowerCase();
  return locales.find((locale) => locale === language) ?? locales[0];
}
