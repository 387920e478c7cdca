import { prototype, type Child, type Filling } from './children.js';
import { withName } from './language.js';
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
): Child | undefined =>
  href === undefined
    ? undefined
    : {
        prototype: prototype('a', { part: 'action', class: 'action', rel, target }),
        attributes: { href },
        content: withName(text, about, locale),
      };

/** Several, or nothing where there is none. */
export function actions(...links: readonly (Child | undefined)[]): Filling | undefined {
  const found = links.filter((link) => link !== undefined);
  return found.length ? { content: found } : undefined;
}
