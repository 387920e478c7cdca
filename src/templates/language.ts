/**
 * The language of parts. An element has `lang` for its own texts; texts of the service are Japanese in every
 * locale and get their own `lang`, so that screen readers pronounce them correctly.
 */
import type { Locale } from '../i18n/locale.js';

/** Names in other scripts, codes and numbers need no `lang`. */
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The attribute `lang` for a text of the service; absent where it is in the element's language. */
export const langOf = (text: string | undefined, locale: Locale): 'ja' | undefined =>
  locale !== 'ja' && text && JAPANESE.test(text) ? 'ja' : undefined;
