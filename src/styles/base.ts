import { unsafeCSS, type CSSResult } from 'lit';
import base from './base.css?inline';
import card from './card.css?inline';
import colors from './colors.css?inline';
import fit from './fit.css.js';
import layouts from './layouts.css?inline';
import looks from './looks.css.js';
import print from './print.css?inline';
import rows from './rows.css.js';
import parts from './parts.css?inline';
import rating from './rating.css?inline';
import text from './text.css?inline';
import tokens from './tokens.css?inline';

/**
 * The styles of every element with entries.
 * @cssproperty --mkt-color - Text.
 * @cssproperty --mkt-background - Background of the element; set `--mkt-color` with it.
 * @cssproperty --mkt-accent-color - Search button, prices, further links, hovered entry and focus ring; for
 *   text, its lightness is adapted to the page.
 * @cssproperty --mkt-on-accent-color - Text on a button in that colour; by default black or white.
 * @cssproperty --mkt-border-color - Lines around and between entries; by default a share of the text colour,
 *   depending on the look.
 * @cssproperty --mkt-fill-color - Background of pictures, and placeholders; by default a tenth of the text
 *   colour.
 * @cssproperty --mkt-star-color - Stars of a rating; by default an orange with enough contrast.
 * @cssproperty --mkt-rank-color - Number of a rank; by default white, or black if the text is light.
 * @cssproperty --mkt-rank-background - Background of that number; by default the opposite of it.
 * @cssproperty --mkt-surface-color - Background of each entry; set `--mkt-color` with it.
 * @cssproperty --mkt-font-size - Size of the text, and of all that is measured in `em`.
 * @cssproperty --mkt-heading-size - Size of the heading; this and the following sizes are in `em` of the text.
 * @cssproperty --mkt-title-size - Size of names.
 * @cssproperty --mkt-small-size - Size of small text: reviews, shops, the time, the label.
 * @cssproperty --mkt-line-height - Height of lines, as a multiple of their size.
 * @cssproperty --mkt-padding - Space within an entry: one length.
 * @cssproperty --mkt-gap - Space between entries; by default as the layout needs.
 * @cssproperty --mkt-border-width - Width of the line around an entry.
 * @cssproperty --mkt-radius - Corner radius of entries; those of pictures and controls derive from it.
 * @cssproperty --mkt-control-radius - Corner radius of buttons and fields; by default 0.6 of `--mkt-radius`.
 * @cssproperty --mkt-shadow - Shadow of an entry; by default a soft one in the look `card`, none in others.
 * @cssproperty --mkt-shadow-hover - Shadow of a hovered entry; by default likewise.
 * @cssproperty --mkt-duration - Duration of transitions, unless the reader prefers reduced motion.
 * @cssproperty --mkt-easing - Easing of these transitions.
 * @cssproperty --mkt-row-height - Height of an entry; by default as the layout needs. With a template, the
 *   least height.
 */
export const baseStyles: CSSResult = unsafeCSS(
  [looks, tokens, colors, text, base, card, rating, parts, layouts, rows, fit, print].join(''),
);
