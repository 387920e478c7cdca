import { urlOrPath } from '../../client/settings.js';
import type { ParameterTable } from '../../client/validation/parameter.js';

/** The setting of the buttons by which readers keep entries. */
export const keepSettings = {
  /**
   * Adds a button to each entry by which readers keep it. The value is the address of the page with their list:
   * `<mkt-shortlist kept>`.
   */
  keep: urlOrPath,
} as const satisfies ParameterTable;
