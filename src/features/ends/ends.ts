/** The ends of points and sales in the entries of a ranking: a lazy module. */
import { html, nothing, unsafeCSS } from 'lit';
import { inJapan } from '../../client/dates.js';
import { isUnavailable } from '../../client/records/market-item.js';
import type { Request } from '../../client/request.js';
import type { FeatureModule, Send } from '../../element/feature.js';
import type { DisplayedAnswer } from '../../element/request/request-state.js';
import type { WidgetHost } from '../../element/host.js';
import { MinuteController } from '../period/minutes.js';
import { isSoldOut } from './sold-out.js';
import { ends } from './texts.js';
import { products } from '../../i18n/products.js';
import type { Locale } from '../../i18n/locale.js';
import type { CardModel } from '../../templates/card.js';
import { soldOutNote } from '../../templates/labels.js';
import type { SpokenFigure } from '../../templates/figures.js';
import type { Item } from '../../templates/item.js';
import { isPartVisible, type WidgetOptions } from '../../templates/widget-options.js';
import css from './ends.css?inline';

export const styles = unsafeCSS(css);

/** From this time on in ms, an end would need its year. */
const FAR = 330 * 24 * 60 * 60 * 1000;

/** The next time at which a period of an item begins or ends; `Infinity` for none. */
const nextChange = (items: readonly Item[], now: number): number =>
  Math.min(
    ...items
      .flatMap((item) => [item.startsAt, item.endsAt, item.pointRateStartsAt, item.pointRateEndsAt])
      .map((time) => Date.parse(time ?? ''))
      .filter((time) => time > now),
  );

/** The next change of the entries of each element. */
const changes = new WeakMap<WidgetHost, number>();

/** Makes the entries again in the minute in which a period of one has begun or ended. */
function watch(host: WidgetHost): void {
  const isWatched = changes.has(host);
  changes.set(host, nextChange(host.records, Date.now()));
  if (isWatched) return;
  new MinuteController(host, () => {
    if (changes.get(host)! > Date.now()) return;
    changes.set(host, Infinity);
    host.renewEntries();
  });
}

/** The end of a period that has begun; undefined if it is over, open or far. */
function endOf(start: string | undefined, end: string | undefined, locale: Locale) {
  const now = Date.now();
  const time = Date.parse(end ?? '');
  if (!(time > now && time < now + FAR) || Date.parse(start ?? '') > now) return undefined;
  const there = inJapan(time);
  return ends[locale].end(there, there.toISOString().slice(11, 16));
}

/** Sends a request, and leaves sold-out entries out of its answers. */
export async function withoutSoldOut(
  { onEarly, ...request }: Request,
  send: Send,
): Promise<DisplayedAnswer> {
  const leaveOut = (answer: DisplayedAnswer) => ({
    ...answer,
    records: answer.records.filter((record) => !isSoldOut(record)),
  });
  return leaveOut(
    await send({
      ...request,
      ...(onEarly && { onEarly: (early, isFinal) => onEarly(leaveOut(early), isFinal) }),
    }),
  );
}

/** Adds the ends of points and sale to the card of an item, in one line. If it is sold out, no price. */
function withEnds(item: Item, whole: CardModel, options: WidgetOptions): CardModel {
  const { locale, layout } = options;
  const card: CardModel =
    whole.parts['price'] && isUnavailable(item)
      ? { ...whole, parts: { ...whole.parts, price: soldOutNote(products[locale].notOnSale) } }
      : whole;
  // Without a line of points, or with little space for one.
  if (layout === 'compact' || layout === 'fit') return card;
  const pointsEnd = endOf(item.pointRateStartsAt, item.pointRateEndsAt, locale);
  const saleEnd = isPartVisible(options, 'sale') && endOf(item.startsAt, item.endsAt, locale);
  if (!pointsEnd && !saleEnd) return card;
  const points = card.parts['points'] as SpokenFigure | undefined;
  const line =
    points &&
    html`<span role="img" aria-label=${points.label} .textContent=${points.text}></span
      ><time
        part="points-end"
        datetime=${item.pointRateEndsAt ?? nothing}
        .textContent=${pointsEnd}
      ></time>`;
  const sale =
    saleEnd &&
    html`<time
      part="sale"
      datetime=${item.endsAt ?? nothing}
      .textContent=${ends[locale].sale(saleEnd)}
    ></time>`;
  return { ...card, parts: { ...card.parts, points: sale ? html`${line}${sale}` : line } };
}

export const changeEntries: NonNullable<FeatureModule<WidgetHost>['changeEntries']> = (
  host,
  view,
) => {
  watch(host);
  const { records } = host;
  return {
    ...view,
    cards: view.cards.map((card, index) => withEnds(records[index] as Item, card, host.options)),
  };
};
