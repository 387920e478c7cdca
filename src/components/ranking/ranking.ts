import { html, nothing } from 'lit';
import { common } from '../../i18n/common.js';
import { ranking } from '../../client/operations/market-item.js';
import { itemSummary } from '../../client/records/market-item.js';
import { itemFacts, itemLines, type Item } from '../../templates/item.js';
import { shownFacts } from '../../templates/part.js';
import { autoHeading } from '../../features/auto-heading/auto-heading.js';
import { endsFeature } from '../../features/ends/ends-feature.js';
import { withDefinition } from '../with-definition.js';
import { LINE, PRICE, TITLE } from '../../styles/rows.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { CardModel } from '../../templates/card.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { SETTINGS_CHANGE } from '../../client/page-state.js';
import { discoverUndefined } from '../../element/dom.js';

const definition = {
  tag: 'mkt-ranking',
  rows: {
    kind: 'item',
    parts: { title: TITLE, caption: LINE, rating: LINE, price: PRICE, shop: LINE },
  },
  operations: [ranking],
  parts: [...Object.keys(itemFacts), 'sold-out', 'action'],
  facts: itemFacts,
  features: [autoHeading, endsFeature],
  controls: { age: ['age'], sex: ['sex'], genre: ['genreId'] },
  ownParameters: {
    /** Adds a bookmark button to each entry, if there is an `access-token`. */
    bookmarks: { kind: 'boolean' },
  },
} as const satisfies WidgetDefinition;

/**
 * Best-selling items of the marketplace: overall, by genre, or by age and gender of the buyers.
 * @element mkt-ranking
 * @slot genre - `<option value="100371">`: genres that the reader can choose from, by their ids.
 * @csspart medal - The places one to three.
 * @csspart bookmark - The `<mkt-bookmark-button>` of an entry.
 */
export class MktRanking extends withDefinition(definition) {
  protected override card(item: Item, options: WidgetOptions): CardModel {
    const { locale, layout } = options;
    const hasButton = this.bookmarks && item.itemCode && this.settings.accessToken;
    return {
      rank: item.rank,
      action: common[locale].view,
      parts: shownFacts(itemFacts, item, options),
      lines: itemLines,
      // Upgraded when the button's script has loaded.
      foot: hasButton
        ? html`<mkt-bookmark-button
            part="bookmark"
            icon=${layout}
            item-code=${item.itemCode}
            about=${item.itemName ?? nothing}
          ></mkt-bookmark-button>`
        : undefined,
      ...itemSummary(item),
    };
  }

  protected override updated(): void {
    if (!this.bookmarks) return;
    discoverUndefined(this);
    // The buttons on the entries go by the settings of this element as well.
    this.dispatchEvent(new CustomEvent(SETTINGS_CHANGE));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-ranking': MktRanking;
  }
}
