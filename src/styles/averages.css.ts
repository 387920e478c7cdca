/** The digits of an average, for its stars. */
import { rule, upTo } from './rule.js';

export default [
  ...upTo(5).map((digit) => rule(`[data-average^='${digit}']`, { '--_whole': digit })),
  ...upTo(9).map((digit) => rule(`[data-average*='.${digit}']`, { '--_tenths': digit })),
].join('');
