import { url } from '../../client/records/fields.js';
import { MOST_SHOPS } from '../../styles/rows.js';
import { periodFaults, type Attributed } from '../period/period.js';
import { PLACEHOLDER } from './shop-url.js';

/** Layouts whose entries have no space for links to other shops. */
export const LAYOUTS_WITHOUT_SHOPS: readonly string[] = ['compact', 'table', 'fit'];

/**
 * The values that keep links to other shops from being shown, as the author has written them.
 * @param shops the author's links, in their order
 * @param layout of the element
 */
export function shopFaults(shops: readonly Attributed[], layout: string | undefined): string[] {
  const faults = shops.flatMap((shop, index) => {
    const href = shop.getAttribute('href') ?? '';
    if (index >= MOST_SHOPS || !url(href.replace(PLACEHOLDER, 'x'))) return `href="${href}"`;
    return periodFaults(shop);
  });
  const isWithout = shops.length && layout && LAYOUTS_WITHOUT_SHOPS.includes(layout);
  return isWithout ? [...faults, `layout="${layout}"`] : faults;
}
