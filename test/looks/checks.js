import { overlappingParts } from '../support/overlaps.js';
import { unevenRow } from '../support/rows.js';
import { rowChecks } from './row-checks.js';
import { textChecks } from './text-checks.js';

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

  /** The button that keeps an entry follows its link; on a picture, it has little ink. */
  ({ shadowRoot }) => {
    for (const button of shadowRoot?.querySelectorAll('.keep') ?? []) {
      const item = button.closest('[part~="item"]');
      const link = item?.querySelector('a[part~="link"]');
      if (link && link.compareDocumentPosition(button) !== Node.DOCUMENT_POSITION_FOLLOWING)
        return 'has a button to keep an entry before its link';
      const { backgroundColor, width } = getComputedStyle(button, '::before');
      const picture = item?.querySelector('.image')?.getBoundingClientRect();
      const share = picture ? parseFloat(width) ** 2 / (picture.width * picture.height) : 0;
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' && share > 0.06)
        return `covers ${Math.round(share * 100)} % of a picture by the button that keeps it`;
    }
    return '';
  },

  /** Its calls to action that look like buttons are at least 24 px high. */
  ({ shadowRoot }) => {
    const buttons = [...(shadowRoot?.querySelectorAll('.cta:not(:empty)') ?? [])].filter(
      (cta) => cta.checkVisibility() && getComputedStyle(cta).borderTopWidth !== '0px',
    );
    const low = buttons.filter((cta) => cta.getBoundingClientRect().height < 24);
    return low.length ? `has ${low.length} buttons of less than 24 px` : '';
  },

  /** The advertising label is before the entries. */
  ({ shadowRoot }) => {
    const [label, list] = ['.disclosure', '.list .item'].map((name) =>
      shadowRoot?.querySelector(name),
    );
    const isBefore =
      (label?.getBoundingClientRect().bottom ?? 0) <= (list?.getBoundingClientRect().top ?? 0);
    return isBefore || !list ? '' : 'has its label below the entries';
  },

  unevenRow,
  overlappingParts,
  ...rowChecks,
  ...textChecks,
];
