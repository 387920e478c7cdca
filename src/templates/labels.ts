/** Labels with a text of the service, and the links that have them. */
import { html, type TemplateResult } from 'lit';
import type { Address } from '../client/records/fields.js';
import { common } from '../i18n/common.js';
import type { Locale } from '../i18n/locale.js';
import { isForeign, langOf } from './language.js';
import type { WidgetOptions } from './widget-options.js';

/** The note in place of the price of an entry that cannot be bought. */
export const soldOutNote = (text: string) =>
  html`<small part="sold-out" .textContent=${text}></small>`;

/** Placeholder of the inserted text. */
const MARK = '\0';

/** Inserts a text of the service into a text of the element. */
export function within(
  words: (text: string) => string,
  text: string,
  locale: Locale,
): string | TemplateResult {
  if (!isForeign(text, locale)) return words(text);
  const [before, after] = words(MARK).split(MARK);
  return html`${before}<span lang="ja" .textContent=${text}></span>${after}`;
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
          lang=${langOf(name, locale)}
          .textContent=${`${common[locale].comma}${name}`}
        ></span>`
    : label;

/**
 * A secondary link of an entry.
 * @param href undefined: no link
 * @param about the entry's name, which distinguishes equal links for screen readers
 */
export const action = (
  href: Address | undefined,
  text: string,
  { locale, rel, target }: WidgetOptions,
  about?: string,
): TemplateResult | undefined =>
  href === undefined
    ? undefined
    : html`<a part="action" class="action" rel=${rel} target=${target} href=${href}
        >${withName(text, about, locale)}</a
      >`;

/** The secondary links; nothing if there are none. */
export const actions = (
  ...links: readonly (TemplateResult | undefined)[]
): TemplateResult | undefined => (links.some(Boolean) ? html`${links}` : undefined);
