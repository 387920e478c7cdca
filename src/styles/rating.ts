import css from './rating.css?inline';
import averages from './averages.css.js';

/** The stars of an average, for all elements with ratings. */
export const ratingStyles: string = averages + css;
