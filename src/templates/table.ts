import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import { columns as columnMessages } from '../i18n/index.js';
import css from '../styles/table.css?inline';
import { picture, type CardModel } from './card.js';
import { isPartVisible, type WidgetOptions } from './widget-options.js';

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

/**
 * Entries as the rows of a table. Parts that none of them has get no column. In a narrow element
 * each row stands as a card of its own, which roles keep a table for those who hear it.
 */
export function table(cards: readonly CardModel[], options: WidgetOptions): TemplateResult {
  const names: Readonly<Record<string, string>> = columnMessages(options.locale);
  const rows = cards.map((card): Readonly<Record<string, unknown>> => {
    const { title, href, image, parts } = card;
    const name = title ?? href;
    return {
      image: picture(image, options),
      title: href
        ? html`<a part="link" href=${href} rel=${options.rel} target=${options.target}>${name}</a>`
        : name,
      ...parts,
    };
  });
  const columns = options.show.filter(
    (part) => isPartVisible(options, part) && rows.some((row) => row[part]),
  );
  const rare = (part: string) => (RARE.includes(part) ? 'rare' : '');
  const cell = (row: (typeof rows)[number], part: string) => {
    const content = row[part];
    if (part === 'image') return html`<td part="image" class="image" role="cell">${content}</td>`;
    const inner = content ? html`<div data-name=${names[part]}>${content}</div>` : nothing;
    return part === 'title'
      ? html`<th part="title" class="title" role="rowheader" scope="row">${inner}</th>`
      : html`<td part=${part} class=${`${part} ${rare(part)}`} role="cell">${inner}</td>`;
  };
  return html`<table
    part="list"
    class=${options.showsDefaultParts ? 'list' : 'list chosen'}
    data-layout="table"
    role="table"
  >
    <thead role="rowgroup">
      <tr role="row">
        ${columns.map((part) => html`<th class=${rare(part)} role="columnheader" scope="col">${names[part]}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(
        (row) =>
          html`<tr part="item" class="item" role="row">
            ${columns.map((part) => cell(row, part))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
