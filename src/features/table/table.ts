import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import type { EntryView, FeatureModule } from '../../element/feature.js';
import { listName } from '../../element/heading.js';
import type { WidgetHost } from '../../element/host.js';
import { columns as columnMessages } from '../../i18n/columns.js';
import css from './table.css?inline';
import { cell } from '../../templates/cell.js';
import { callToAction, type CardModel } from '../../templates/card.js';
import { mainLink } from '../../templates/entry-parts.js';
import { markBroken, pictureAttributes } from '../../templates/picture.js';
import { partView, type Fact, type Facts } from '../../templates/part.js';
import { isPartVisible, type WidgetOptions } from '../../templates/widget-options.js';

export const styles = unsafeCSS(css);

/** Columns whose cells name them: a picture, and links and disclosures with their own words. */
const SELF_NAMED = ['image', 'preview', 'details', 'tracks'];

/** The class of a fact's column: where it is hidden, its head is, too. */
const widthOf = ({ isLong, column }: Partial<Fact> = {}) => column ?? (isLong ? 'rare' : '');

function cellOf(
  part: string,
  name: string,
  width: string,
  card: CardModel,
  options: WidgetOptions,
) {
  if (part === 'image') {
    const { image, imageShare } = card;
    if (typeof image !== 'string') return html`<td part="image" class="image" role="cell"></td>`;
    // In place: a template of its own would be a node more in each row.
    const { src, srcset } = pictureAttributes({ address: image, share: imageShare }, options);
    return html`<td part="image" class="image" role="cell"
      ><img alt="" loading="lazy" srcset=${srcset ?? nothing} src=${src}
    /></td>`;
  }
  if (part !== 'title') return cell(part, `${part} ${width}`, card.parts[part], name, options);
  const link = mainLink(card, options);
  return html`<th part="title" class="title" role="rowheader" scope="row"
    >${link ? partView(undefined, link, options.locale, name) : nothing}</th
  >`;
}

const hasPart = (card: CardModel, part: string) =>
  part === 'image' || (part === 'title' ? (card.title ?? card.href) : card.parts[part]);

/**
 * The button of a row. Screen readers get the link in the name, which covers the row, and no column of buttons.
 * @param text of the button; '' without a link
 */
const end = (text: string) =>
  html`<td class="end" aria-hidden="true"
    >${text && html`<div part="call-to-action" class="cta" .textContent=${text}></div>`}</td
  >`;

/**
 * Entries as rows of a table; parts without content in any entry get no column. In a narrow element,
 * CSS makes each row a card; the roles keep it a table for screen readers.
 */
function table(
  { cards, options }: EntryView,
  facts: Facts,
  name: string,
  style: string,
): TemplateResult {
  const names: Readonly<Record<string, string>> = columnMessages[options.locale];
  const columns = options.show
    .filter((part) => isPartVisible(options, part) && cards.some((card) => hasPart(card, part)))
    .map((part) => ({ part, name: names[part] ?? '', width: widthOf(facts[part]) }));
  const heads = columns.map(
    ({ part, name, width }) =>
      html`<th class=${width} role="columnheader" scope="col"
        >${
          SELF_NAMED.includes(part) ? html`<span class="unseen" .textContent=${name}></span>` : name
        }</th
      >`,
  );
  const actions = cards.map((card) => callToAction(card, options));
  const hasActions = actions.some(Boolean);
  const rows = cards.map(
    (card, index) =>
      html`<tr part="item" class="item" role="row"
        >${columns.map(({ part, name, width }) => cellOf(part, name, width, card, options))}${
          hasActions ? end(actions[index]!) : nothing
        }</tr
      >`,
  );
  return html`<table
    part="list"
    class=${options.showsDefaultParts ? 'list' : 'list chosen'}
    data-layout="table"
    data-kind="book"
    .style=${style}
    role="table"
    aria-label=${name}
    @error=${markBroken}
    @load=${markBroken}
    ><thead role="rowgroup"><tr role="row">${heads}${hasActions ? end('') : nothing}</tr></thead
    ><tbody role="rowgroup">${rows}</tbody></table
  >`;
}

export const changeEntries: NonNullable<FeatureModule<WidgetHost>['changeEntries']> = (
  host,
  view,
) => ({
  ...view,
  list: (style) => table(view, host.definition.facts ?? {}, listName(host), style),
});
