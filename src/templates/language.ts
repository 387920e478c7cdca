/**
 * The language of parts. An element is marked with the language of its own words; texts of the
 * service are in Japanese in every locale and are marked so, or screen readers would mispronounce them.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Locale } from '../i18n/locale.js';

/** Names of other languages, codes and numbers are read in any language. */
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The attribute `lang` for a text of the service; absent where it is in the element's language. */
export const langOf = (text: string | undefined, locale: Locale): 'ja' | undefined =>
  locale !== 'ja' && text && JAPANESE.test(text) ? 'ja' : undefined;

/** Stands for the text, where words are put around it. */
const MARK = '\0';

/** A text of the service within words of the element. */
export function within(
  words: (text: string) => string,
  text: string,
  locale: Locale,
): string | TemplateResult {
  const lang = langOf(text, locale);
  if (!lang) return words(text);
  const [before, after] = words(MARK).split(MARK);
  return html`${before}<span lang=${lang} .textContent=${text}></span>${after}`;
}

/** A label with the name of its entry, which only screen readers read out. */
export const withName = (
  label: string,
  name: string | undefined,
  locale: Locale,
): string | TemplateResult =>
  name
    ? html`${label}<span
          class="unseen"
          lang=${langOf(name, locale) ?? nothing}
          .textContent=${`: ${name}`}
        ></span>`
    : label;
