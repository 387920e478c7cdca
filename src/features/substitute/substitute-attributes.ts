import { isKeyword } from '../../client/operations/shared.js';
import type { ParameterTable } from '../../client/validation/parameter.js';

/** The attribute for substitutes, of elements that can name one item by its number. */
export const substituteAttributes = {
  /**
   * Shows substitutes when the named item is no longer available: the results of these words. Without words,
   * the results of the other attributes, such as the genre, else of the text of the link inside.
   */
  substitute: { kind: 'text', test: isKeyword, format: 'keyword', bare: true },
} as const satisfies ParameterTable;
