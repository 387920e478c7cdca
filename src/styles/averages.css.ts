/** The digits of an average as custom properties, which size the filled part of its stars. */
import { rule, range } from './rule.js';

export default [
  ...range(5).map((digit) => rule(`[data-average^='${digit}']::before`, { '--_whole': digit })),
  ...range(9).map((digit) => rule(`[data-average*='.${digit}']::before`, { '--_tenths': digit })),
].join('');
