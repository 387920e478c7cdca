/**
 * The language of parts. An element is marked with the language of its own words; what the service
 * writes is in Japanese, whatever that is, and is marked so, or it would be read as another.
 */
import type { Locale } from '../i18n/locale.js';
import { element, type Child, type Children, type Content } from './children.js';

/** Names of other languages, codes and numbers are read in any language. */
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The attribute `lang` for a text of the service; absent where it is in the element's language. */
export const langOf = (text: string | undefined, locale: Locale): 'ja' | undefined =>
  locale !== 'ja' && text && JAPANESE.test(text) ? 'ja' : undefined;

/** What an element shows, marked where it is a text of the service. */
export function marked(content: Content | number, locale: Locale): Content {
  if (typeof content === 'object') return content;
  const text = String(content);
  const lang = langOf(text, locale);
  return lang ? { content: text, attributes: { lang } } : text;
}

/** Stands for the text, where words are put around it. */
const MARK = '\0';

const span = /* @__PURE__ */ element('span');

/** A text of the service within words of the element. */
export function within(words: (text: string) => string, text: string, locale: Locale): Children {
  if (!langOf(text, locale)) return [words(text)];
  const [before, after] = words(MARK).split(MARK);
  return [before, span(marked(text, locale)), after];
}

const unseen = /* @__PURE__ */ element('span', { class: 'unseen' });

/** What opens or follows something of an entry, with the entry's name for those who hear it alone. */
export const withName = (
  text: string,
  name: string | undefined,
  locale: Locale,
): readonly (Child | string)[] => (name ? [text, unseen(marked(`: ${name}`, locale))] : [text]);
