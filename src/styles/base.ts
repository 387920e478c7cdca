import { unsafeCSS, type CSSResult } from 'lit';
import css from './base.css?inline';
import { baseSizeRules } from './size-rules.js';

/** The styles of every element that shows entries. */
export const baseStyles: CSSResult = unsafeCSS(css + baseSizeRules());
