/** The height that is reserved for a hotel. */
import { em, fromWidth, rule } from '../../styles/rule.js';

/** Height of one hotel with all its details, by width: pictures and map fill the space of absent details. */
const detailHeights = [
  { from: 0, height: 85 },
  { from: 17, height: 69.5 },
  { from: 26, height: 72 },
  { from: 30, height: 76.5 },
  { from: 40, height: 42 },
  { from: 56, height: 44.5 },
] as const;

/** The height of one hotel with all its details. */
export const detailRules = (selector: string): string =>
  detailHeights
    .map(({ from, height }) => fromWidth(from, rule(selector, { '--_card-height': em(height) })))
    .join('');

export default detailRules('[data-layout]');
