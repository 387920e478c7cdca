/** The digits of an average, for its stars. */
import { rule, upTo } from './rule.js';

export default [
  ...upTo(5).map((digit) => rule(`[data-average^='${digit}']::before`, { '--_whole': digit })),
  ...upTo(9).map((digit) => rule(`[data-average*='.${digit}']::before`, { '--_tenths': digit })),
].join('');
