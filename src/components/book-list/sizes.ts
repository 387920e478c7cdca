import {
  COVER,
  LINE,
  PRICE,
  shelfSteps,
  stackOf,
  tableHead,
  wideTable,
  type EntrySizes,
  type Stack,
} from '../../styles/entry-sizes.js';

const sizesOf = (facts: Stack['facts'], narrowFacts: readonly string[]): EntrySizes => ({
  stack: stackOf({ author: LINE, price: PRICE }, 32, {
    facts,
    narrowFacts,
    uprightFacts: [...narrowFacts, 'release'],
    beside: COVER,
    list: shelfSteps,
  }),
  wide: [wideTable],
  column: { list: 32, grid: 10 },
  tableHead,
});

/** Books and other media: the more facts stand side by side, the lower they are. */
export const bookSizes: EntrySizes = sizesOf(
  {
    publisher: 9,
    size: 4,
    rating: 8.5,
    availability: 5,
    release: 9,
    code: 8.5,
    preview: 4,
  },
  ['rating', 'availability'],
);

export const ebookSizes: EntrySizes = sizesOf(
  {
    series: 6,
    publisher: 9,
    language: 4,
    rating: 8.5,
    release: 9,
  },
  ['rating'],
);
