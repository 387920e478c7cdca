import type { ParameterTable } from '../../client/validation/parameter.js';

/** The attribute of structured data. */
export const jsonLdAttributes = {
  /**
   * Writes the shown entries into the page as structured data of schema.org, for search engines, with the prices
   * that are shown; `ratings`: also with ratings, where the engines' rules allow it.
   */
  jsonLd: { kind: 'text', values: ['', 'ratings'], bare: true },
} as const satisfies ParameterTable;
