import type { ParameterTable } from '../../client/validation/parameter.js';

/** Attributes of elements with the layout `compare`. */
export const compareAttributes = {
  /** Marks the lowest price and the highest rating of a comparison; `none`: no marks. */
  best: { kind: 'text', values: ['mark', 'none'], default: 'mark' },
} as const satisfies ParameterTable;
