/** The digits of an average, for its stars. */
import { rule, range } from './rule.js';

export default [
  ...range(5).map((digit) => rule(`[data-average^='${digit}']::before`, { '--_whole': digit })),
  ...range(9).map((digit) => rule(`[data-average*='.${digit}']::before`, { '--_tenths': digit })),
].join('');
