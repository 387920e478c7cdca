import { unsafeCSS, type CSSResultGroup } from 'lit';
import { shelfStyles } from '../../styles/books.js';
import { entrySizeRules } from '../../styles/size-rules.js';
import { bookSizes } from './sizes.js';

/** What books and e-books need beside the styles of every element. */
export const bookStyles: CSSResultGroup = [shelfStyles, unsafeCSS(entrySizeRules(bookSizes))];
