/** The languages of the texts. The first is the default. */
export const locales = ['ja', 'en'] as const;

/** A language of the texts. It also decides the format of numbers, prices and dates. */
export type Locale = (typeof locales)[number];

/** @param tag a language tag such as `en-GB` */
export function localeOf(tag = ''): Locale {
  const language = /^\w*/.exec(tag)![0].toLowerCase();
  return locales.find((locale) => locale === language) ?? locales[0];
}
