import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import { formatNumber, formatPrice } from '../../i18n/format.js';
import { formatShortWeekday, formatWeekday } from '../../i18n/format-intl.js';
import { rooms as roomMessages } from './texts.js';
import type { Locale } from '../../i18n/locale.js';
import type { DailyCharge, Room } from '../../client/records/travel.js';
import css from './rooms.css?inline';
import { action, withName } from '../../templates/labels.js';
import { langOf } from '../../templates/language.js';
import { isPartVisible, type WidgetOptions } from '../../templates/widget-options.js';
import { points } from '../../templates/figures.js';

export const styles = unsafeCSS(css);

const isNarrow = ({ layout }: WidgetOptions) => layout === 'grid' || layout === 'carousel';

function wordsOf(options: WidgetOptions) {
  const messages = roomMessages[options.locale];
  return isNarrow(options)
    ? { ...messages, ...messages.short, formatDay: formatShortWeekday }
    : { ...messages, formatDay: formatWeekday };
}
type Words = ReturnType<typeof wordsOf>;

function mealsOf(room: Room, messages: Words): string | undefined {
  const { withBreakfastFlag, breakfastSelectFlag, withDinnerFlag, dinnerSelectFlag } = room;
  if (withBreakfastFlag && withDinnerFlag) return messages.bothMeals;
  const meals = [
    withBreakfastFlag ? messages.breakfast : breakfastSelectFlag ? messages.breakfastChoice : '',
    withDinnerFlag ? messages.dinner : dinnerSelectFlag ? messages.dinnerChoice : '',
  ].filter(Boolean);
  if (meals.length) return meals.join(messages.and);
  return withBreakfastFlag === 0 && withDinnerFlag === 0 ? messages.noMeals : undefined;
}

/** The name of a charge: per person or per room, whichever count times the charge is the total. */
function chargeName(
  { siteCharge, total }: DailyCharge,
  { guests, rooms }: Stay,
  messages: Words,
): string {
  if (!siteCharge || !total) return messages.charge;
  if (siteCharge * (guests ?? 0) === total) return messages.chargePerPerson;
  return siteCharge * (rooms ?? 0) === total ? messages.chargePerRoom : messages.charge;
}

/** One night, with charge and total if they differ. Nights are never added up, since the service may leave some out. */
function nightOf(
  night: DailyCharge,
  stay: Stay,
  messages: Words,
  locale: Locale,
): TemplateResult | typeof nothing {
  const { stayDate, siteCharge, total } = night;
  const sum = total ?? siteCharge;
  if (sum === undefined) return nothing;
  const hasBoth = siteCharge !== undefined && siteCharge !== sum;
  const name = total === undefined ? messages.charge : messages.total;
  const day = stayDate && `${messages.night(messages.formatDay(locale, stayDate))} `;
  const charge =
    hasBoth && `${chargeName(night, stay, messages)} ${formatPrice(locale, siteCharge)} `;
  return html`<li
    ><small .textContent=${day || nothing}></small><small .textContent=${charge || nothing}></small
    ><span
      ><small .textContent=${`${name} `}></small
      ><b class="price" .textContent=${formatPrice(locale, sum)}></b></span
  ></li>`;
}

/** Number of nights without a charge. Readers are told, so that nobody takes one night's total for the whole stay. */
const missingNights = ({ charges }: Room, { nights = 0 }: Stay) =>
  charges.length ? Math.max(0, nights - charges.length) : 0;

/** One room or plan: its name, its charges by night, and the link that books it. */
function roomOf(
  room: Room,
  messages: Words,
  options: WidgetOptions,
  stay: Stay,
  hint: string | undefined,
) {
  const { planName, roomName, charges, reserveUrl } = room;
  const { locale } = options;
  const name = planName ?? roomName ?? '';
  const kind = planName && roomName;
  const extraPoints = isPartVisible(options, 'points') ? points(room, options) : undefined;
  const about = [planName ?? roomName, stay.hotelName].filter(Boolean).join(' / ');
  return html`<li part="room" class="room"
    ><div class="plan"
      ><b class="name" lang=${langOf(name, locale)} .textContent=${name}></b
      ><div class="kind" lang=${langOf(kind, locale)} .textContent=${kind ?? nothing}></div
      ><div part="meals" class="meals" .textContent=${mealsOf(room, messages) ?? nothing}></div
      ><div part="points" class="points" .textContent=${extraPoints?.label ?? nothing}></div
      ><small class="hint" .textContent=${hint ?? nothing}></small></div
    ><div class="offer"
      ><ul part="charge" class="nights" role="list"
        >${charges.map((charge) => nightOf(charge, stay, messages, locale))}</ul
      >${action(reserveUrl, messages.reserve, options, about)}</div
    ></li
  >`;
}

const hasContent = ({ planName, roomName, charges, reserveUrl }: Room) =>
  planName ?? roomName ?? reserveUrl ?? charges[0];

export interface Stay {
  readonly hotelName?: string | undefined;
  readonly nights?: number | undefined;
  readonly guests?: number | undefined;
  readonly rooms?: number | undefined;
}

/**
 * Vacant rooms or plans, each with its charges and the link that books it. In a narrow entry, a hint for all rooms is
 * below them.
 * @param shown number of rooms before a button that shows all
 */
export function hotelRooms(
  rooms: readonly Room[],
  options: WidgetOptions,
  stay: Stay = {},
  shown = Infinity,
): TemplateResult {
  const words = wordsOf(options);
  const known = rooms.filter(hasContent);
  const hintOf = (missing: number | undefined) =>
    missing ? words.otherNights(formatNumber(missing), missing) : undefined;
  const [missing, ...others] = new Set(known.map((room) => missingNights(room, stay)));
  const common = isNarrow(options) && !others.length ? hintOf(missing) : undefined;
  const items = known.map((room) =>
    roomOf(room, words, options, stay, common ? undefined : hintOf(missingNights(room, stay))),
  );
  const list = (some: readonly TemplateResult[]) =>
    html`<ul part="rooms" class="rooms" role="list"
      >${some}</ul
    >`;
  if (!common && items.length <= shown) return list(items);
  return html`<div class="all-rooms"
    >${list(items.slice(0, shown))}${common && html`<small class="hint" .textContent=${common}></small>`}${
      items.length > shown
        ? html`<details
            ><summary part="all-rooms"
              >${withName(words.others(formatNumber(items.length - shown), items.length - shown), stay.hotelName, options.locale)}</summary
            >${list(items.slice(shown))}</details
          >`
        : nothing
    }</div
  >`;
}
