/** The elements for bookmarks, with what their controls need. */
import '../../define/bookmark-list.js';
import '../../elements/extras.js';

export * from '../../define/bookmark-button.js';
