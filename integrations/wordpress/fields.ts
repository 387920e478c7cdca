/** The builder's forms and finder for the block, in the language of the editor. */
import elements from 'virtual:elements';
import { KIND_OF } from '../../cli/finder/kinds.js';
import { itemIds, MAX_ITEMS } from '../../src/exports/markup.js';
import { isTaken } from '../../site/scripts/elements.js';
import { IdFinder } from '../../site/scripts/finder/id-finder.js';
import { words } from '../../site/scripts/words/page-words.js';
import { formsOf } from './forms.js';

/** The finder, which requests the service of the settings, as the preview does. */
class BlockFinder extends IdFinder {
  declare frameUrl: string | undefined;

  constructor() {
    super();
    this.words = words;
  }

  protected override get connection() {
    return { frameUrl: this.frameUrl };
  }
}

customElements.define('id-finder', BlockFinder);

/** Handed by `includes/block.php`. */
declare const mktWidgetsBlock: { readonly refused: readonly string[] };

const { groups, more, find, unset, finder, items, field } = words;

Object.assign(window, {
  mktWidgetsFields: {
    elements: formsOf(elements, words, mktWidgetsBlock.refused),
    words: { ...groups, more, find, unset, close: finder.close, items },
    isTaken,
    itemIds: itemIds.map((id) => ({ id, label: field(id), finder: KIND_OF[id] })),
    maxItems: MAX_ITEMS,
  },
});
