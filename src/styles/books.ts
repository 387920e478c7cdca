import { unsafeCSS, type CSSResult } from 'lit';
import css from './books.css?inline';
import rows from './rows-shelf.css.js';

/** What products, books and e-books have in common, beside the styles of every element. */
export const shelfStyles: CSSResult = unsafeCSS(css + rows);
