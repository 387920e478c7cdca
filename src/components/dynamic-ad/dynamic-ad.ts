import { MktPicks } from '../picks/picks.js';

/**
 * Recommendations for the page that contains the element: `<mkt-picks>` by another name, which blockers of
 * advertisements hide.
 * @element mkt-dynamic-ad
 */
export class MktDynamicAd extends MktPicks {
  static override readonly tag = 'mkt-dynamic-ad';
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-dynamic-ad': MktDynamicAd;
  }
}
