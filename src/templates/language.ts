/**
 * The language of parts. An element has `lang` for its own texts; texts of the service are Japanese in every
 * locale and get their own `lang`, so that screen readers pronounce them correctly.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Locale } from '../i18n/locale.js';

/** Names in other scripts, codes and numbers need no `lang`. */
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The attribute `lang` for a text of the service; absent where it is in the element's language. */
export const langOf = (text: string | undefined, locale: Locale): 'ja' | undefined =>
  locale !== 'ja' && text && JAPANESE.test(text) ? 'ja' : undefined;

/** Placeholder of the inserted text. */
const MARK = '\0';

/** Inserts a text of the service into a text of the element. */
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

/** A label with the name of its entry for screen readers. */
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
