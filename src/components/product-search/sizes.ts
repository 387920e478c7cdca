import {
  LINE,
  shelfSteps,
  stackOf,
  tableHead,
  wideTable,
  type EntrySizes,
} from '../../styles/entry-sizes.js';

/** Products, with the range of their prices. */
export const productSizes: EntrySizes = {
  stack: stackOf({ maker: LINE, price: [4, 3.6] }, 32, {
    facts: { rating: 9.25, sellers: 5.75, release: 9.75, rank: 20, details: 6.5 },
    uprightFacts: ['rating', 'sellers', 'release'],
    narrowFacts: ['rating', 'sellers'],
    list: shelfSteps,
  }),
  wide: [wideTable],
  column: { list: 32, grid: 10 },
  tableHead,
};
