import { waitForResult } from './waits.js';

const SETTLED = ['ready', 'empty', 'error'];

/** An element's markup and position: elements out of view wait. */
function described(element: Element): string {
  const { top } = element.getBoundingClientRect();
  const { innerHeight } = element.ownerDocument.defaultView ?? {};
  const tag = element.outerHTML.replace(/>.*/s, '>');
  return `${tag}, ${Math.round(top)} px from the top of a view of ${innerHeight} px`;
}

/** Waits until an attribute has one of some values. */
export const attributeIs = (
  element: Element,
  name: string,
  values: readonly string[],
): Promise<string> =>
  waitForResult(
    element,
    { attributeFilter: [name] },
    () => {
      const value = element.getAttribute(name);
      return value !== null && values.includes(value) ? value : null;
    },
    () => `${name} does not become ${values.join(' or ')}: ${described(element)}`,
  );

/** Waits until a part of a page contains a matching element. */
export const arrived = <T extends Element>(
  within: Element | ShadowRoot,
  selector: string,
): Promise<T> =>
  waitForResult(
    within,
    { attributes: true, childList: true, subtree: true },
    () => within.querySelector<T>(selector),
    () => `no ${selector} in ${described('mode' in within ? within.host : within)}`,
  );

/**
 * Waits until an element has applied all its attributes and has reached a final phase.
 * @returns its phase: `ready`, `empty` or `error`
 */
export async function settled(element: Element): Promise<string> {
  await (element as Element & { updateComplete?: Promise<boolean> }).updateComplete;
  const phase = await attributeIs(element, 'phase', SETTLED);
  await (element as Element & { updateComplete?: Promise<boolean> }).updateComplete;
  return phase;
}
