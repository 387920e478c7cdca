import { unsafeCSS } from 'lit';
import css from './books.css?inline';

/** What products, books and e-books need beside the styles of every element. */
export const booksStyles = unsafeCSS(css);
