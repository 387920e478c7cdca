import { unsafeCSS } from 'lit';
import detail from './hotel-detail.css?inline';
import travel from '../../styles/travel.css?inline';
import { detailRules } from '../../styles/travel-rules.js';

/** What one hotel needs beside the styles of every element. */
export const detailStyles = unsafeCSS(travel + detail + detailRules());
