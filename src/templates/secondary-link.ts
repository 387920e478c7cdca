import { html, type TemplateResult } from 'lit';
import { withName } from './language.js';
import type { WidgetOptions } from './widget-options.js';

/**
 * A secondary link of an entry.
 * @param href undefined: no link
 * @param about the entry's name, which distinguishes equal links for screen readers
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

/** The secondary links; nothing if there are none. */
export const actions = (
  ...links: readonly (TemplateResult | undefined)[]
): TemplateResult | undefined => (links.some(Boolean) ? html`${links}` : undefined);
