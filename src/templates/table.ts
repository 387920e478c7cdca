import { html, nothing, unsafeCSS, type LitElement, type TemplateResult } from 'lit';
import { wordsForBooks } from '../i18n/books.js';
import { partWords } from '../i18n/table.js';
import { adopt } from '../styles/adopt-styles.js';
import css from '../styles/table.css?inline';
import { picture, shows, type Entry, type Look } from './card.js';

const styles = unsafeCSS(css);

/** What few look for: it needs a wide table, unless the author says what to show. */
const RARE = 'series publisher label size cycle language code tracks details rank'.split(' ');

/**
 * Entries as the rows of a table. Parts that none of them has get no column. In a narrow element
 * each row stands as a card of its own, which roles keep a table for those who hear it.
 * @param element gets the styles of a table
 * @param usual the parts that are shown where the author does not say which
 */
export function tableOf(
  element: LitElement,
  entries: readonly Entry[],
  look: Look,
  usual: readonly string[],
): TemplateResult {
  adopt(element, styles);
  const { locale } = look;
  const names: Readonly<Record<string, unknown>> = {
    ...wordsForBooks(locale),
    ...partWords(locale),
  };
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
  const chosen = look.show !== usual;
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
    class=${chosen ? 'list chosen' : 'list'}
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
