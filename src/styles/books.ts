import { unsafeCSS } from 'lit';
import css from './books.css?inline';
import { bookRules, productRules } from './books-rules.js';

/** What books and e-books need beside the styles of every element. */
export const booksStyles = unsafeCSS(css + bookRules());

/** What products need: their pictures are square. */
export const productStyles = unsafeCSS(`${css}:host{--_shape:1}${productRules()}`);
