/** The markup of data elements: `embed/data-elements.ts` inserts their elements. */
import { pageState } from '../client/page-state.js';
import type { WithAttributeNames } from './attributes.js';

/** Marks a data element. Its value is the kind of element. */
export const KIND = 'data-mkt';

/** Forms are excluded: their fields can hide their methods. */
export const DATA_ELEMENT = `[${KIND}]:not(form)`;

/**
 * Authors of data elements may not be allowed to run scripts in the page. So a data element can set these only
 * if the script tag names trusted services: see `client/trusted-origins.ts`.
 */
const SERVICES = ['base-url', 'dynamic-ad-url', 'frame-url'];

export function tagFor(dataElement: Element): string | undefined {
  const kind = dataElement.getAttribute(KIND);
  return kind === null ? undefined : `mkt-${kind.trim().toLowerCase()}`;
}

/** The attributes that a data element can set on its element, without `data-`. No others are copied. */
export function dataAttributesOf(tag: string): string[] {
  const { attributeNames } = customElements.get(tag) as unknown as WithAttributeNames;
  const refused = ['phase', ...(pageState.trusted ? [] : SERVICES)];
  return [...attributeNames, 'lang'].filter((name) => !refused.includes(name));
}
