/**
 * The language of parts. An element has `lang` for its own texts; texts of the service are Japanese in every
 * locale and get their own `lang`, so that screen readers pronounce them correctly.
 */
import { nothing } from 'lit';
import { common } from '../i18n/common.js';
import type { Locale } from '../i18n/locale.js';
import type { WidgetOptions } from './widget-options.js';

/** Names in other scripts, codes and numbers need no `lang`. */
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** True for a text of the service that is not in the element's language. */
export const isForeign = (text: string | undefined, locale: Locale): boolean =>
  locale !== 'ja' && text !== undefined && JAPANESE.test(text);

/** The attribute `lang` for a text of the service; absent where it is in the element's language. */
export const langOf = (text: string | undefined, locale: Locale): 'ja' | typeof nothing =>
  isForeign(text, locale) ? 'ja' : nothing;

/** The language of the advertising label: an author's label is in that of the page. */
export const labelLang = ({
  disclosure,
  locale,
  pageLang = locale,
}: Pick<WidgetOptions, 'disclosure' | 'locale' | 'pageLang'>): string =>
  disclosure === common[locale].disclosure ? locale : pageLang;
