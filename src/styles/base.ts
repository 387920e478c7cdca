import { unsafeCSS, type CSSResult } from 'lit';
import base from './base.css?inline';
import card from './card.css?inline';
import colors from './colors.css?inline';
import layouts from './layouts.css?inline';
import { baseSizeRules } from './size-rules.js';

/** The styles of every element that shows entries. */
export const baseStyles: CSSResult = unsafeCSS(colors + base + card + layouts + baseSizeRules());
