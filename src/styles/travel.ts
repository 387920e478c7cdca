import { unsafeCSS, type CSSResult } from 'lit';
import css from './travel.css?inline';
import rows from './rows-travel.css.js';

/** The styles of hotels and golf courses, in addition to the base styles. */
export const travelStyles: CSSResult = unsafeCSS(css + rows);
