import type { ParameterTable } from '../../client/validation/parameter.js';

/** Attributes of elements that can show what the reader keeps. */
export const keptAttributes = {
  /** Shows what the reader keeps, in place of the items inside: these are displayed while there is nothing. */
  kept: { kind: 'boolean' },
} as const satisfies ParameterTable;
