import { unsafeCSS, type CSSResult } from 'lit';
import css from './books.css?inline';
import rows from './rows-shelf.css.js';

/** The styles of products, books and e-books, in addition to the base styles. */
export const shelfStyles: CSSResult = unsafeCSS(css + rows);
