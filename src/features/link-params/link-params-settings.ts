import type { ParameterTable } from '../../client/validation/parameter.js';

/** The setting of parameters for the links of entries. */
export const linkParamsSettings = {
  /**
   * Parameters for the links of entries, such as a sub-id: `scid=post42`. `{page}` is the path of the page,
   * `{position}` the position of the entry. The terms of the marketplace may forbid it.
   */
  linkParams: { kind: 'text' },
} as const satisfies ParameterTable;
