/** The layout `compare`: entries as columns of a table. */
import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import type { EntryView, FeatureModule } from '../../element/feature.js';
import { listName } from '../../element/heading.js';
import type { WidgetHost } from '../../element/host.js';
import { formatNumber } from '../../i18n/format.js';
import { compare as messages } from './texts.js';
import { cell } from '../../templates/cell.js';
import { callToAction, titleLang, type CardModel } from '../../templates/card.js';
import { imageOf, mainLink } from '../../templates/entry-parts.js';
import { langOf } from '../../templates/language.js';
import { markBroken } from '../../templates/picture.js';
import { isPartVisible, type WidgetOptions } from '../../templates/widget-options.js';
import { comparedRows, type ComparedRow } from './comparison.js';
import css from './compare.css?inline';

export const styles = unsafeCSS(css);

/** The head of a column: the entry with its links, named by the entry alone. */
function head(card: CardModel, options: WidgetOptions, isFirst: boolean): TemplateResult {
  const { badge, more, note, overlay, title } = card;
  const { locale } = options;
  return html`<th
    part="item"
    class="head"
    role="columnheader"
    scope="col"
    lang=${titleLang(card, options)}
    aria-label=${title ?? nothing}
    >${imageOf(card, options, isFirst)}${badge}<div part="title" class="title"
      >${mainLink(card, options)}</div
    >${overlay}<div class="links" lang=${locale}>${more}${note}</div
    ><div
      part="call-to-action"
      class="cta"
      aria-hidden="true"
      .textContent=${callToAction(card, options)}
    ></div
  ></th>`;
}

function row(
  { part, label, lang, cells, isSame, isSingle, best }: ComparedRow,
  isMarked: boolean,
  options: WidgetOptions,
): TemplateResult {
  const { highestRating, lowestPrice } = messages[options.locale];
  const mark = html` <span
    part="best"
    class="best"
    .textContent=${part === 'rating' ? highestRating : lowestPrice}
  ></span>`;
  return html`<tr role="row" ?data-same=${isSame} ?data-single=${isSingle}
    ><th role="rowheader" scope="row" lang=${lang ?? langOf(label, options.locale)}
      ><span>${label}</span></th
    >${cells.map((fact, index) => {
      const isBest = isMarked && best[index];
      return cell(part, part, fact?.content, undefined, options, isBest ? mark : nothing);
    })}</tr
  >`;
}

// CSS alone hides rows, so that the reader's choice stays when entries are made again.

const further = (count: number, columns: number, { locale }: WidgetOptions) =>
  html`<tr role="row"
    ><td class="more" role="cell" colspan=${columns + 1} aria-colspan=${columns + 1}
      ><details class="further"
        ><summary
          part="further-facts"
          .textContent=${messages[locale].furtherFacts(formatNumber(count))}
        ></summary></details></td
  ></tr>`;

function choice(rows: readonly ComparedRow[], { locale }: WidgetOptions, isChecked: boolean) {
  const { onlyDifferences, differing } = messages[locale];
  const different = rows.filter(({ isSame, isSingle }) => !isSame && !isSingle).length;
  const result = (isShown: boolean) =>
    isShown ? differing(formatNumber(different), different) : '';
  const show = ({ currentTarget, target }: Event) => {
    (currentTarget as Element).querySelector('[role]')!.textContent = result(
      (target as HTMLInputElement).checked,
    );
  };
  return html`<div class="choice" @change=${show}
    ><label part="differences" class="differences"
      ><input type="checkbox" />${onlyDifferences}</label
    ><span role="status" .textContent=${result(isChecked)}></span
  ></div>`;
}

function comparison(
  { cards, options }: EntryView,
  isMarked: boolean,
  name: string,
  style: string,
  isChecked: boolean,
): TemplateResult {
  const compared = comparedRows(cards).filter(({ part }) => isPartVisible(options, part));
  const rows = compared.map((each) => row(each, isMarked, options));
  const folded = compared.filter(({ isSingle }) => isSingle).length;
  if (folded) rows.splice(-folded, 0, further(folded, cards.length, options));
  return html`<div class="compare" data-columns=${cards.length}
    >${cards.length > 1 ? choice(compared, options, isChecked) : nothing}<div class="columns"
      ><table
        part="list"
        data-layout="compare"
        .style=${style}
        role="table"
        aria-label=${name}
        @error=${markBroken}
        @load=${markBroken}
        ><thead role="rowgroup"
          ><tr role="row"
            ><td class="corner" role="cell"></td
            >${cards.map((card, index) => head(card, options, index === 0))}</tr
          ></thead
        ><tbody role="rowgroup">${rows}</tbody></table
      ></div
    ></div
  >`;
}

type Host = WidgetHost & { readonly options: { readonly best?: string } };

export const changeEntries: NonNullable<FeatureModule<Host>['changeEntries']> = (host, view) => ({
  ...view,
  list: (style) => {
    const box = host.renderRoot.querySelector<HTMLInputElement>('.differences input');
    const isMarked = host.options.best !== 'none';
    return comparison(view, isMarked, listName(host), style, !!box?.checked);
  },
});
