import { unsafeCSS, type CSSResult } from 'lit';
import css from './travel.css?inline';

/** What hotels and golf courses have in common, beside the styles of every element. */
export const travelStyles: CSSResult = unsafeCSS(css);
