import { unsafeCSS, type CSSResult, type CSSResultGroup } from 'lit';
import css from './books.css?inline';
import { bookSizes } from './entry-sizes.js';
import { entrySizeRules } from './size-rules.js';

/** What products, books and e-books have in common, beside the styles of every element. */
export const shelfStyles: CSSResult = unsafeCSS(css);

/** What books and e-books need beside the styles of every element. */
export const bookStyles: CSSResultGroup = [shelfStyles, unsafeCSS(entrySizeRules(bookSizes))];
