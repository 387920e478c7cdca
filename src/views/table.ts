import { html, nothing, type TemplateResult } from 'lit';
import { partWords } from '../locales/books.js';
import type { Texts } from '../locales/words.js';
import { picture, shows, type Entry, type Look } from './entry.js';

/**
 * Entries as the rows of a table. Parts that none of them has get no column. In a narrow element
 * each row stands as a card of its own, which roles keep a table for those who hear it.
 */
export function tableView(entries: readonly Entry[], look: Look): TemplateResult {
  const names: Texts = partWords(look.locale);
  const rows = entries.map((entry): Readonly<Record<string, unknown>> => {
    const { title, href, image, parts } = entry;
    const name = title ?? href;
    return {
      image: picture(image, look),
      title: href
        ? html`<a part="link" href=${href} rel=${look.rel} target=${look.target}>${name}</a>`
        : name,
      ...parts,
    };
  });
  const columns = (look.show as readonly string[]).filter(
    (part) => shows(look, part) && rows.some((row) => row[part]),
  );
  const cell = (row: (typeof rows)[number], part: string) => {
    const content = row[part] || nothing;
    return part === 'title'
      ? html`<th part=${part} class=${part} role="rowheader" scope="row">${content}</th>`
      : html`<td part=${part} class=${part} role="cell" data-name=${names[part]!}>${content}</td>`;
  };
  return html`<table part="list" class="list" data-layout="table" role="table">
    <thead role="rowgroup">
      <tr role="row">
        ${columns.map((part) => html`<th role="columnheader" scope="col">${names[part]}</th>`)}
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
