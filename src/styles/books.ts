import { unsafeCSS, type CSSResult } from 'lit';
import css from './books.css?inline';
import rows from './rows-books.css.js';

/** The styles of products, books and e-books, in addition to the base styles. */
export const bookStyles: CSSResult = unsafeCSS(css + rows);
