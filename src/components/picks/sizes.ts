import { LINE, PRICE, stackOf, type EntrySizes } from '../../styles/entry-sizes.js';
import { fewEntries } from '../../styles/metrics.js';

/** Recommendations: fewer, and nobody has rated them. */
export const pickSizes: EntrySizes = {
  stack: stackOf({ caption: LINE, price: PRICE, shop: LINE }, 26),
  column: { list: 26, grid: 9.5 },
  entries: fewEntries,
};
