/** The size of a box with `fit`, from the first style on; a lazy module arranges its entries. */
import { fitSizes } from './fit-sizes.js';
import { rule } from './rule.js';

export default [
  // It may be too small for the fallback.
  rule(':host([fit])', { 'box-sizing': 'border-box', 'max-width': '100%', overflow: 'auto' }),
  // Nothing before the content around it has a height, so that the box has no scrollbar.
  rule(':host([fit]) .reserved > *', { display: 'none !important' }),
  ...fitSizes.map((fit) => {
    const [width, height] = fit.split('x');
    return rule(`:host([fit='${fit}'])`, { width: `${width}px`, height: `${height}px` });
  }),
].join('');
