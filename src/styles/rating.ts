import css from './rating.css?inline';
import { rule } from './rule.js';

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

/** The stars of an average, for whatever shows one. */
export const ratingStyles: string = [
  ...upTo(5).map((digit) => rule(`[data-average^='${digit}']`, { '--_whole': digit })),
  ...upTo(9).map((digit) => rule(`[data-average*='.${digit}']`, { '--_tenths': digit })),
  css,
].join('');
