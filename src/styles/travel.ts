import { unsafeCSS, type CSSResult } from 'lit';
import css from './travel.css?inline';
import rows from './rows-travel.css.js';

/** What hotels and golf courses have in common, beside the styles of every element. */
export const travelStyles: CSSResult = unsafeCSS(css + rows);
