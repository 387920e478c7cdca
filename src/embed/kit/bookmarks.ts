/** The elements for bookmarks, and the button on the entries of others: one file for all of them. */
import '../../define/bookmark-list.js';

export { mark } from '../../templates/bookmark-cell.js';
