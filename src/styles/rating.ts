import css from './rating.css?inline';
import averages from './averages.css.js';

/** The stars of an average, for whatever shows one. */
export const ratingStyles: string = averages + css;
