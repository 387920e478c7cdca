import { html, nothing, type TemplateResult } from 'lit';

/**
 * The button that bookmarks the item of an entry. The tag upgrades by itself once its element is
 * registered.
 */
export const bookmarkCell = (
  item: { readonly itemCode?: string; readonly itemName?: string },
  layout: string,
): TemplateResult =>
  html`<mkt-bookmark-button
    part="bookmark"
    icon=${layout}
    item-code=${item.itemCode ?? nothing}
    about=${item.itemName ?? nothing}
  ></mkt-bookmark-button>`;
