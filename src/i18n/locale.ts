export const locales = ['ja', 'en'] as const;

/** A language of the texts. It also decides the format of numbers, prices and dates. */
export type Locale = (typeof locales)[number];

/**
 * The language of the texts for a language: Japanese without one, English for others.
 * @param tag such as `en-GB`
 */
export function localeOf(tag = ''): Locale {
  const language = /^\w*/.exec(tag)![0].toLowerCase();
  return locales.find((locale) => locale === language) ?? (language ? 'en' : 'ja');
}
