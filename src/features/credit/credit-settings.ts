import type { ParameterTable } from '../../client/validation/parameter.js';

/** The settings of the credit line and the disclaimer. */
export const creditSettings = {
  /**
   * Credit line that the service requires, with its address at the end:
   * `Supported by Example https://developer.example/`. Shown once on the page.
   */
  credit: { kind: 'text' },
  /** A text about prices beside it, such as “Prices may have changed.” */
  disclaimer: { kind: 'text' },
  /** Place of credit and disclaimer: below the last element of the page (`page`), or below each (`each`). */
  creditPlace: { kind: 'text', values: ['page', 'each'], default: 'page' },
} as const satisfies ParameterTable;
