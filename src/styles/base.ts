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

/** The styles of every element with entries. */
export const baseStyles: CSSResult = unsafeCSS(
  [looks, tokens, colors, text, base, card, rating, parts, layouts, rows, fit, print].join(''),
);
