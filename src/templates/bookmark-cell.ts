import { prototype, type Child } from './children.js';

/**
 * The button that bookmarks the item of an entry. The tag upgrades by itself once its element is
 * registered.
 */
export const bookmarkCell = (
  { itemCode, itemName }: { readonly itemCode?: string; readonly itemName?: string },
  layout: string,
): Child => ({
  prototype: prototype('mkt-bookmark-button', { part: 'bookmark', icon: layout }),
  attributes: { 'item-code': itemCode, about: itemName },
});
