import { isKeyword } from '../../client/operations/shared.js';
import type { ParameterTable } from '../../client/validation/parameter.js';

/** What authors allow in place of a thing that is gone: of elements that can name one by its number. */
export const substituteAttributes = {
  /**
   * Others may stand in place of what is named by its number, once that is gone: what these words find.
   * Without words, what the other attributes find, such as the genre, else the name of the link inside.
   */
  substitute: { kind: 'text', test: isKeyword, format: 'keyword', bare: true },
} as const satisfies ParameterTable;
