import { element, type Child } from './children.js';

/**
 * The button that bookmarks the item of an entry. The tag upgrades by itself once its element is
 * registered.
 */
export const bookmarkCell = (
  { itemCode, itemName }: { readonly itemCode?: string; readonly itemName?: string },
  layout: string,
): Child => {
  const button = element('mkt-bookmark-button', { part: 'bookmark', icon: layout });
  return button({ attributes: { 'item-code': itemCode, about: itemName } });
};
