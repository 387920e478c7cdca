import { html, nothing, type TemplateResult } from 'lit';
import { langOf } from './language.js';
import type { WidgetOptions } from './widget-options.js';

/**
 * A further link of an entry, beside its main one.
 * @param href absent: no link
 * @param about what tells it from the same link of another entry, for those who hear it alone
 */
export const action = (
  href: string | undefined,
  text: string,
  { locale, rel, target }: WidgetOptions,
  about?: string,
): TemplateResult | undefined => {
  if (href === undefined) return undefined;
  return about
    ? html`<a part="action" class="action" href=${href} rel=${rel} target=${target}
        ><span .textContent=${text}></span
        ><span
          class="unseen"
          lang=${langOf(about, locale) ?? nothing}
          .textContent=${`: ${about}`}
        ></span
      ></a>`
    : html`<a
        part="action"
        class="action"
        href=${href}
        rel=${rel}
        target=${target}
        .textContent=${text}
      ></a>`;
};

/** Several, or nothing where there is none. */
export const actions = (
  ...links: readonly (TemplateResult | undefined)[]
): TemplateResult[] | undefined => {
  const found = links.filter((link) => link !== undefined);
  return found.length ? found : undefined;
};
