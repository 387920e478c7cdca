/** The items that the elements of a page name by their numbers, for the check of unavailable items. */
import { attributeOf, itemParameters } from '../src/exports/definitions.js';
import { namedItems, type Item, type Request } from '../src/exports/requests.js';
import { hasValue, type ValidationIssue } from '../src/exports/validate.js';
import { kinds } from './kinds.js';
import type { Page, WrittenElement } from './markup.js';
import { isForTemplate, resolveElement } from './request.js';

/** True if an element names items, whether or not its values are valid. */
export const namesItem = ({ attributes, tag }: WrittenElement): boolean =>
  !!kinds.get(tag)?.definition?.itemsIn ||
  itemParameters.some((name) => hasValue(attributes.get(attributeOf(name))));

/** The items of an element, or the mistakes that keep it from requesting them. */
export type NamingElement =
  | { readonly items: readonly Item[]; readonly request: Request }
  | { readonly issues: readonly ValidationIssue[] };

/**
 * The items that an element names.
 * @param site the address of the page
 * @returns undefined if they are not in the page: filled in by a template, or by the reader
 */
export function itemsNamedBy(
  page: Page,
  element: WrittenElement,
  site?: string,
): NamingElement | undefined {
  const kind = kinds.get(element.tag);
  if (!kind?.resolve || isForTemplate(page, element)) return undefined;
  const resolved = resolveElement(page, element, kind, site)!;
  const { operation, request, needsReaderInput } = resolved;
  if (needsReaderInput || operation.auth === 'oauth') return undefined;
  if (resolved.issues.length) return { issues: resolved.issues };
  return request && { items: namedItems(request), request };
}
