import { element, type Child, type Children } from './children.js';
import { withName } from './language.js';
import type { WidgetOptions } from './widget-options.js';

/**
 * A further link of an entry, beside its main one.
 * @param href absent: no link
 * @param about what tells it from the same link of another entry, for those who hear it alone
 */
export function action(
  href: string | undefined,
  text: string,
  { locale, rel, target }: WidgetOptions,
  about?: string,
): Child | undefined {
  if (href === undefined) return undefined;
  const link = element('a', { part: 'action', class: 'action', rel, target });
  return link({ attributes: { href }, content: withName(text, about, locale) });
}

/** Several, or nothing where there is none. */
export const actions = (...links: readonly (Child | undefined)[]): Children | undefined =>
  links.some(Boolean) ? links : undefined;
