import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import { columns as columnMessages } from '../i18n/index.js';
import css from '../styles/table.css?inline';
import { imageOf, mainLink, type CardModel } from './card.js';
import { children, prototype, type Child } from './children.js';
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

/** Cells of a column, with and without content. */
function cellsOf(part: string, name: string) {
  if (part === 'image') {
    const cell = prototype('td', { part, class: part, role: 'cell' });
    return { full: cell, empty: cell };
  }
  const cell = (...inner: Element[]) =>
    part === 'title'
      ? prototype('th', { part, class: part, role: 'rowheader', scope: 'row' }, ...inner)
      : prototype('td', { part, class: `${part} ${rare(part)}`, role: 'cell' }, ...inner);
  return { full: cell(prototype('div', { 'data-name': name })), empty: cell() };
}

/**
 * Entries as the rows of a table. Parts that none of them has get no column. In a narrow element
 * each row stands as a card of its own, which roles keep a table for those who hear it.
 */
export function table(cards: readonly CardModel[], options: WidgetOptions): TemplateResult {
  const names: Readonly<Record<string, string>> = columnMessages(options.locale);
  const rows = cards.map((card): NonNullable<CardModel['parts']> => ({
    image: imageOf(card, options) ?? ' ',
    title: mainLink(card, options),
    ...card.parts,
  }));
  const columns = options.show
    .filter((part) => isPartVisible(options, part) && rows.some((row) => row[part]))
    .map((part) => ({ part, name: names[part] ?? '', cells: cellsOf(part, names[part] ?? '') }));
  const heads = columns.map(({ part, name }) => ({
    prototype: prototype(
      'th',
      { class: rare(part), role: 'columnheader', scope: 'col' },
      // Everybody sees what is in that column.
      ...(part === 'image' ? [prototype('span', { class: 'unseen' })] : []),
    ),
    content: name,
  }));
  const cellsIn = (row: (typeof rows)[number]) =>
    columns.map(({ part, cells: { full, empty } }): Child => {
      const content = row[part];
      return content
        ? { prototype: full, content: marked(content, options.locale) }
        : { prototype: empty };
    });
  return html`<table
    part="list"
    class=${options.showsDefaultParts ? 'list' : 'list chosen'}
    data-layout="table"
    data-hidden=${hiddenParts(options) || nothing}
    role="table"
    @error=${markBroken}
    @load=${markBroken}
    ><thead role="rowgroup"><tr role="row" ${children(heads)}></tr></thead
    ><tbody role="rowgroup"
      >${rows.map((row) => html`<tr part="item" class="item" role="row" ${children(cellsIn(row))}></tr>`)}</tbody
    ></table
  >`;
}
