import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import { columns as columnMessages } from '../i18n/index.js';
import css from '../styles/table.css?inline';
import { imageOf, mainLink, type CardModel } from './card.js';
import { children, element, type Child } from './children.js';
import { marked } from './language.js';
import { markBroken } from './picture.js';
import { hiddenParts, isPartVisible, type WidgetOptions } from './widget-options.js';

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
function cellOf(part: string, name: string, card: CardModel, options: WidgetOptions): Child {
  if (part === 'image') {
    const cell = element('td', { part, class: part, role: 'cell' });
    // What is empty is left out of a narrow table.
    return cell(card.image ? imageOf(card, options) : ' ');
  }
  const cell =
    part === 'title'
      ? element('th', { part, class: part, role: 'rowheader', scope: 'row' })
      : element('td', { part, class: `${part} ${rare(part)}`, role: 'cell' });
  if (!hasPart(card, part)) return cell();
  const content = card.parts?.[part] || '';
  const inner = part === 'title' ? mainLink(card, options) : marked(content, options.locale);
  return cell([element('div', { 'data-name': name })(inner)]);
}

/** Whether an entry has something to show in a column. */
const hasPart = (card: CardModel, part: string) =>
  part === 'image' || (part === 'title' ? (card.title ?? card.href) : card.parts?.[part]);

const row = /* @__PURE__ */ element('tr', { part: 'item', class: 'item', role: 'row' });
const unseen = /* @__PURE__ */ element('span', { class: 'unseen' });

/**
 * Entries as the rows of a table. Parts that none of them has get no column. In a narrow element
 * each row stands as a card of its own, which roles keep a table for those who hear it.
 */
export function table(cards: readonly CardModel[], options: WidgetOptions): TemplateResult {
  const names: Readonly<Record<string, string>> = columnMessages(options.locale);
  const columns = options.show
    .filter((part) => isPartVisible(options, part) && cards.some((card) => hasPart(card, part)))
    .map((part) => ({ part, name: names[part] ?? '' }));
  const heads = columns.map(({ part, name }): Child => {
    const head = element('th', { class: rare(part), role: 'columnheader', scope: 'col' });
    // Everybody sees what is in that column.
    return part === 'image' ? head([unseen(name)]) : head(name);
  });
  const rows = cards.map((card) =>
    row(columns.map(({ part, name }) => cellOf(part, name, card, options))),
  );
  return html`<table
    part="list"
    class=${options.showsDefaultParts ? 'list' : 'list chosen'}
    data-layout="table"
    data-hidden=${hiddenParts(options) || nothing}
    role="table"
    @error=${markBroken}
    @load=${markBroken}
    ><thead role="rowgroup"><tr role="row" ${children(heads)}></tr></thead
    ><tbody role="rowgroup" ${children(rows)}></tbody
  ></table>`;
}
