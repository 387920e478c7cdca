import { unsafeCSS, type CSSResult, type LitElement } from 'lit';
import { adopt } from './adopt-styles.js';
import travel from './travel.css?inline';
import { golfAreaRules, golfRules, hotelAreaRules, hotelRules } from './travel-rules.js';

/** What lists of hotels need beside the styles of every element. */
export const hotelStyles = unsafeCSS(travel + hotelRules());
/** The same where areas are offered. */
export const hotelAreaStyles = unsafeCSS(hotelAreaRules());

/** What lists of golf courses need. */
export const golfStyles = unsafeCSS(travel + golfRules());
export const golfAreaStyles = unsafeCSS(golfAreaRules());

/** Gives an element the styles for forms with areas, where its author offers some. */
export function adoptAreas(
  element: Element & Pick<LitElement, 'renderRoot'>,
  styles: CSSResult,
): void {
  if (element.querySelector(':scope>[slot=area]')) adopt(element, styles);
}
