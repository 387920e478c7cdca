import { html, type TemplateResult } from 'lit';
import { withName } from './language.js';
import type { WidgetOptions } from './widget-options.js';

/**
 * A further link of an entry, beside its main one.
 * @param href absent: no link
 * @param about the name that tells it from the same link of another entry, for screen readers
 */
export const action = (
  href: string | undefined,
  text: string,
  { locale, rel, target }: WidgetOptions,
  about?: string,
): TemplateResult | undefined =>
  href === undefined
    ? undefined
    : html`<a part="action" class="action" rel=${rel} target=${target} href=${href}
        >${withName(text, about, locale)}</a
      >`;

/** Several, or nothing where there is none. */
export const actions = (
  ...links: readonly (TemplateResult | undefined)[]
): TemplateResult | undefined => (links.some(Boolean) ? html`${links}` : undefined);
