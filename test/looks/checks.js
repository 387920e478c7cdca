import { overlappingParts } from '../support/overlaps.js';
import { unevenRow } from '../support/rows.js';

/**
 * Checks of the layout of a variant. They run in the page, when everything has loaded, each by itself: a function may use
 * nothing from this file. It returns what is wrong, or '' if nothing is.
 * @type {ReadonlyArray<(element: HTMLElement, phase: string) => string>}
 */
export const checks = [
  /** The element has the phase of its state. */
  (element, expected) => {
    if (element.matches(':not(:defined)')) return 'is not defined';
    const phase = element.getAttribute('phase');
    return phase === expected ? '' : `is "${phase}", not "${expected}"`;
  },

  /** Its pictures have loaded. */
  ({ shadowRoot }) => {
    const images = [...(shadowRoot?.querySelectorAll('img') ?? [])];
    const missing = images.filter((image) => image.checkVisibility() && !image.complete);
    return missing.length ? `lacks ${missing.length} pictures` : '';
  },

  unevenRow,
  overlappingParts,
];
