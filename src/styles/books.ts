import { unsafeCSS, type CSSResult } from 'lit';
import css from './books.css?inline';

/** What products, books and e-books have in common, beside the styles of every element. */
export const shelfStyles: CSSResult = unsafeCSS(css);
