import { unsafeCSS } from 'lit';
import detail from './hotel-detail.css?inline';
import travel from './travel.css?inline';
import { detailRules, golfRules, hotelRules } from './travel-rules.js';

/** What lists of hotels need beside the styles of every element. */
export const hotelStyles = unsafeCSS(travel + hotelRules());

/** What lists of golf courses need. */
export const golfStyles = unsafeCSS(travel + golfRules());

/** What one hotel needs. */
export const detailStyles = unsafeCSS(travel + detail + detailRules());
