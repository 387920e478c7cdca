/** Entries in a box of a fixed size: a lazy module. */
import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import { fitSizes } from '../../styles/fit-sizes.js';
import { slottedIn } from '../../element/dom.js';
import type { EntryView, FeatureModule } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { rule } from '../../styles/rule.js';
import type { CardModel } from '../../templates/card.js';
import { imageOf, mainLink } from '../../templates/entry-parts.js';
import { partView } from '../../templates/part.js';
import { markBroken } from '../../templates/picture.js';
import { isPartVisible, type WidgetOptions } from '../../templates/widget-options.js';
import { fitPlan, isHigh, type FitPlan } from './fit-plan.js';
import css from './fit.css?inline';

const sizeOf = (fit: string) => {
  const [width = 0, height = 0] = fit.split('x').map(Number);
  return { width, height };
};

export const styles = unsafeCSS(
  css +
    fitSizes
      .filter((fit) => !isHigh(sizeOf(fit).height))
      .map((fit) => rule(`:host([fit='${fit}']) .header > slot`, { display: 'none' }))
      .join(''),
);

/** Parts below the name, the most important first. */
const PARTS = [
  'price',
  'author',
  'artist',
  'maker',
  'rating',
  'area',
  'address',
  'points',
  'station',
  'shop',
];

const entry = (card: CardModel, options: WidgetOptions, plan: FitPlan): TemplateResult => {
  const shows = (part: string) => isPartVisible(options, part);
  const shown = PARTS.filter((part) => card.parts[part]).slice(0, plan.lines);
  const lines = options.parts
    .filter((part) => shown.includes(part))
    .map((part) => partView(part, card.parts[part] as string, options.locale));
  return html`<li part="item" class="item"
    >${imageOf(card, options)}${
      !plan.isLow && shows('rank') && card.rank
        ? html`<div part="rank" class="rank" .textContent=${card.rank}></div>`
        : nothing
    }<div class="lines"
      ><div part="title" class="title">${mainLink(card, options)}</div>${lines}</div
    ></li
  >`;
};

function list(cards: EntryView['cards'], options: WidgetOptions, plan: FitPlan): TemplateResult {
  const style = {
    '--_columns': plan.columns,
    '--_rows': plan.rows,
    '--_font-size': `${plan.fontSize}px`,
    '--_picture': `${plan.picture}px`,
    '--_title-lines': plan.titleLines,
  };
  return html`<ol
    part="list"
    class="list"
    role="list"
    data-layout=${options.layout}
    ?data-upright=${plan.isUpright}
    ?data-low=${plan.isLow}
    .style=${Object.entries(style)
      .map((declaration) => declaration.join(':'))
      .join(';')}
    @error=${markBroken}
    @load=${markBroken}
    >${cards.map((card) => entry(card, options, plan))}</ol
  >`;
}

/** The width of a box at its last update. */
const widths = new WeakMap<Element, number>();

/** Arranges the entries again when a narrow page makes the box narrower, or wider again. */
const observer =
  typeof ResizeObserver === 'undefined'
    ? undefined
    : new ResizeObserver((entries) => {
        for (const { target } of entries) {
          if (widths.get(target) !== target.clientWidth) (target as FitHost).renewEntries();
        }
      });

type FitHost = Element & WidgetHost;

/** Pictures in steps, so that nearly equal sizes share a cache entry. */
const STEP = 64;

export const changeEntries: NonNullable<FeatureModule<WidgetHost>['changeEntries']> = (
  host,
  view,
) => {
  observer?.observe(host);
  const { clientWidth, clientHeight } = host;
  widths.set(host, clientWidth);
  const fit = view.options.fit as string;
  // The style sheets read the attribute.
  host.setAttribute('fit', fit);
  // A hidden box has no size.
  const size = clientWidth ? { width: clientWidth, height: clientHeight } : sizeOf(fit);
  const plan = fitPlan(size, view.cards.length, {
    heading: !!view.options.heading || !!slottedIn(host, 'heading'),
    credit: host.settings.creditPlace === 'each' || !!host.shadowRoot?.querySelector('.credit'),
  });
  const options = {
    ...view.options,
    imageSize: view.options.imageSize ?? Math.ceil(plan.picture / STEP) * STEP,
  };
  const cards = view.cards.slice(0, plan.entries);
  return { ...view, cards, list: () => list(cards, options, plan) };
};
