import { unsafeCSS } from 'lit';
import travel from './travel.css?inline';
import { golfRules, hotelRules } from './travel-rules.js';

/** What lists of hotels need beside the styles of every element. */
export const hotelStyles = unsafeCSS(travel + hotelRules());

/** What lists of golf courses need. */
export const golfStyles = unsafeCSS(travel + golfRules());
