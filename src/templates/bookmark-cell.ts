import { html } from 'lit';
import '../define/bookmark-button.js';
import type { RecordOfOperation } from '../client/operations/operation.js';
import type { ranking } from '../client/operations/market-item.js';
import type { Look } from './card.js';
import type { ElementSettings } from '../controllers/settings.js';

/** The button that bookmarks an item of a ranking, where there is a token to do it with. */
export const mark = (
  { accessToken }: ElementSettings,
  item: RecordOfOperation<typeof ranking>,
  { layout }: Look,
): unknown =>
  item.itemCode &&
  accessToken &&
  html`<mkt-bookmark-button
    part="bookmark"
    icon=${layout}
    item-code=${item.itemCode}
    about=${item.itemName ?? ''}
  ></mkt-bookmark-button>`;
