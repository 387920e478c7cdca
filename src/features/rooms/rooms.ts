import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import { formatNumber, formatPrice } from '../../i18n/format.js';
import { formatWeekday } from '../../i18n/format-intl.js';
import { rooms as roomMessages, type RoomMessages } from '../../i18n/rooms.js';
import type { Locale } from '../../i18n/locale.js';
import type { DailyCharge, Room } from '../../client/records/travel.js';
import css from './rooms.css?inline';
import { action } from '../../templates/labels.js';
import { langOf } from '../../templates/language.js';
import { isPartVisible, type WidgetOptions } from '../../templates/widget-options.js';
import { points } from '../../templates/figures.js';

export const styles = unsafeCSS(css);

/** The included meals; undefined if unknown. */
function mealsOf(room: Room, messages: RoomMessages): string | undefined {
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
  messages: RoomMessages,
): string {
  if (!siteCharge || !total) return messages.charge;
  if (siteCharge * (guests ?? 0) === total) return messages.chargePerPerson;
  return siteCharge * (rooms ?? 0) === total ? messages.chargePerRoom : messages.charge;
}

/** One night, with charge and total if they differ. Nights are never added up, since the service may leave some out. */
function nightOf(
  night: DailyCharge,
  stay: Stay,
  messages: RoomMessages,
  locale: Locale,
): TemplateResult | typeof nothing {
  const { stayDate, siteCharge, total } = night;
  const sum = total ?? siteCharge;
  if (sum === undefined) return nothing;
  const hasBoth = siteCharge !== undefined && siteCharge !== sum;
  const name = total === undefined ? messages.charge : messages.total;
  const small = (text: string) => html`<small .textContent=${`${text} `}></small>`;
  return html`<li
    >${stayDate ? small(messages.night(formatWeekday(locale, stayDate))) : nothing}${
      hasBoth
        ? small(`${chargeName(night, stay, messages)} ${formatPrice(locale, siteCharge)}`)
        : nothing
    }<span
      ><small .textContent=${`${name} `}></small
      ><b class="price" .textContent=${formatPrice(locale, sum)}></b></span
  ></li>`;
}

/** One room or plan: its name, its charges by night, and the link that books it. */
function roomOf(room: Room, messages: RoomMessages, options: WidgetOptions, stay: Stay) {
  const { planName, roomName, charges, reserveUrl } = room;
  const { locale } = options;
  const name = planName ?? roomName ?? '';
  const kind = planName && roomName;
  const extraPoints = isPartVisible(options, 'points') ? points(room, locale) : undefined;
  const about = [planName ?? roomName, stay.hotelName].filter(Boolean).join(' / ');
  // Names the number of nights without a charge, so that nobody takes one night's total for the whole stay.
  const missing = charges.length ? (stay.nights ?? 0) - charges.length : 0;
  const hint = messages.otherNights(formatNumber(missing), missing);
  return html`<li part="room" class="room"
    ><div class="plan"
      ><b class="name" lang=${langOf(name, locale)} .textContent=${name}></b
      ><div class="kind" lang=${langOf(kind, locale)} .textContent=${kind ?? nothing}></div
      ><div part="meals" class="meals" .textContent=${mealsOf(room, messages) ?? nothing}></div
      ><div part="points" class="points" .textContent=${extraPoints?.label ?? nothing}></div></div
    ><ul part="charge" class="nights" role="list"
      >${charges.map((charge) => nightOf(charge, stay, messages, locale))}${
        missing > 0 ? html`<li><small .textContent=${hint}></small></li>` : nothing
      }</ul
    >${action(reserveUrl, messages.reserve, options, about)}</li
  >`;
}

const hasContent = ({ planName, roomName, charges, reserveUrl }: Room) =>
  planName ?? roomName ?? reserveUrl ?? charges[0];

/** The stay of the request. */
export interface Stay {
  readonly hotelName?: string | undefined;
  readonly nights?: number | undefined;
  readonly guests?: number | undefined;
  readonly rooms?: number | undefined;
}

/** Vacant rooms or plans, each with its charges and the link that books it. */
export function hotelRooms(
  rooms: readonly Room[],
  options: WidgetOptions,
  stay: Stay = {},
): TemplateResult {
  const messages = roomMessages[options.locale];
  const items = rooms.filter(hasContent).map((room) => roomOf(room, messages, options, stay));
  return html`<ul part="rooms" class="rooms" role="list"
    >${items}</ul
  >`;
}
