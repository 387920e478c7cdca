import type { ParameterTable } from '../../client/validation/parameter.js';

/** The attributes of a search by the words of the page. */
export const keywordFromAttributes = {
  /**
   * Searches by words of the page: of its tags, its title, or of both. `keyword` is the last resort.
   */
  keywordFrom: { kind: 'text', values: ['tags', 'title', 'page'] },
  /** Words that are not taken from the page, separated by commas. */
  keywordSkip: { kind: 'text' },
} as const satisfies ParameterTable;
