import { partHeight } from '../../styles/rows.js';
import { em, fromWidth, rule } from '../../styles/rule.js';

/** Height of one hotel with all its details, by width: pictures and map fill the space of absent details. */
const detailHeights = [
  { from: 0, height: 86 },
  { from: 17, height: 69.5 },
  { from: 26, height: 72 },
  { from: 30, height: 76.5 },
  { from: 40, height: 42 },
  { from: 56, height: 44.5 },
] as const;

/** From this width on, text and pictures are side by side: a hidden one takes no height away. */
const SIDE_BY_SIDE = 40;

/** Least heights of pictures with their thumbnails, and of the map. */
const pictureHeights = {
  image: `(clamp(8.5em, 50cqi, 20em) + ${em(4.4)})`,
  map: em(10.5),
} as const;

/** A hidden part is `0em` high: see `partHeight()`. */
const hidden = Object.entries(pictureHeights)
  .map(([part, height]) => ` - ${height} + var(${partHeight(part)}, ${height})`)
  .join('');

/** The height of one hotel, by its pictures and its map. */
export const detailRules = (selector: string): string =>
  detailHeights
    .map(({ from, height }) => {
      const card = from < SIDE_BY_SIDE ? `calc(${em(height)}${hidden})` : em(height);
      return fromWidth(from, rule(selector, { '--_card-height': card }));
    })
    .join('');

export default detailRules('[data-layout]');
