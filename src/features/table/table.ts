import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import { columns as columnMessages } from '../../i18n/columns.js';
import css from './table.css?inline';
import { imageOf, mainLink, type CardModel } from '../../templates/card.js';
import { markBroken } from '../../templates/picture.js';
import { partView } from '../../templates/part.js';
import { isPartVisible, type WidgetOptions } from '../../templates/widget-options.js';

export const styles = unsafeCSS(css);

/** What few look for: it needs a wide table, unless the author says what to show. */
const RARE = [
  'series',
  'publisher',
  'label',
  'size',
  'cycle',
  'language',
  'code',
  'tracks',
  'details',
  'rank',
];

const rare = (part: string) => (RARE.includes(part) ? 'rare' : '');

/** A cell of a column, with or without content. */
function cellOf(part: string, name: string, card: CardModel, options: WidgetOptions) {
  if (part === 'image') {
    // An empty cell is left out of a narrow table.
    const content = card.image ? imageOf(card, options) : ' ';
    return html`<td part="image" class="image" role="cell">${content}</td>`;
  }
  const content = part === 'title' ? mainLink(card, options) : card.parts[part];
  const inner = content ? partView(undefined, content, options.locale, name) : nothing;
  return part === 'title'
    ? html`<th part="title" class="title" role="rowheader" scope="row">${inner}</th>`
    : html`<td part=${part} class="${part} ${rare(part)}" role="cell">${inner}</td>`;
}

/** Whether an entry has something to show in a column. */
const hasPart = (card: CardModel, part: string) =>
  part === 'image' || (part === 'title' ? (card.title ?? card.href) : card.parts[part]);

/**
 * Entries as the rows of a table. Parts that none of them has get no column. In a narrow element
 * each row stands as a card of its own, which roles keep a table for those who hear it.
 */
export function table(
  cards: readonly CardModel[],
  options: WidgetOptions,
  style: string,
): TemplateResult {
  const names: Readonly<Record<string, string>> = columnMessages[options.locale];
  const columns = options.show
    .filter((part) => isPartVisible(options, part) && cards.some((card) => hasPart(card, part)))
    .map((part) => ({ part, name: names[part] ?? '' }));
  const heads = columns.map(
    ({ part, name }) =>
      html`<th class=${rare(part)} role="columnheader" scope="col"
        >${
          // The pictures speak for themselves.
          part === 'image' ? html`<span class="unseen" .textContent=${name}></span>` : name
        }</th
      >`,
  );
  const rows = cards.map(
    (card) =>
      html`<tr part="item" class="item" role="row"
        >${columns.map(({ part, name }) => cellOf(part, name, card, options))}</tr
      >`,
  );
  return html`<table
    part="list"
    class=${options.showsDefaultParts ? 'list' : 'list chosen'}
    data-layout="table"
    data-kind="shelf"
    .style=${style}
    role="table"
    @error=${markBroken}
    @load=${markBroken}
    ><thead role="rowgroup"><tr role="row">${heads}</tr></thead
    ><tbody role="rowgroup">${rows}</tbody></table
  >`;
}
