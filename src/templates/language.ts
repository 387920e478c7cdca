/**
 * The language of parts. An element is marked with the language of its own words; what the service
 * writes is in Japanese, whatever that is, and is marked so, or it would be read as another.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Locale } from '../i18n/locale.js';
import type { Content } from './children.js';

/** Names of other languages, codes and numbers are read in any language. */
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The attribute `lang` for a text of the service; absent where it is in the element's language. */
export const langOf = (text: string | undefined, locale: Locale): 'ja' | undefined =>
  locale !== 'ja' && text && JAPANESE.test(text) ? 'ja' : undefined;

/** A part's content, marked where it is a text of the service. */
export const marked = (content: Content, locale: Locale): Content =>
  typeof content === 'string' && langOf(content, locale)
    ? { text: content, attributes: { lang: 'ja' } }
    : content;

/** Stands for the text, where words are put around it. */
const MARK = '\0';

/** A text of the service within words of the element. */
export function within(
  words: (text: string) => string,
  text: string,
  locale: Locale,
): string | TemplateResult {
  if (!langOf(text, locale)) return words(text);
  const [before, after] = words(MARK).split(MARK);
  return html`${before}<span lang="ja" .textContent=${text}></span>${after}`;
}

/** What opens something of an entry, with the entry's name for those who hear it alone. */
export const summary = (text: string, name: string | undefined, locale: Locale): TemplateResult =>
  html`${text}<span
      class="unseen"
      lang=${langOf(name, locale) ?? nothing}
      .textContent=${name ? `: ${name}` : ''}
    ></span>`;
