import { cached } from './format.js';
import type { Locale } from './locale.js';

const languages = /* @__PURE__ */ cached(
  (locale) => new Intl.DisplayNames(locale, { type: 'language' }),
);

/** The name of a language. An unknown code stays as it is. */
export function formatLanguage(locale: Locale, code: string): string {
  try {
    return languages(locale).of(code) ?? code;
  } catch {
    return code;
  }
}
