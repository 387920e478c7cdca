import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import { formatNumber, formatPrice, formatWeekday } from '../../i18n/format.js';
import { rooms as roomMessages, type RoomMessages } from '../../i18n/rooms.js';
import type { Locale } from '../../i18n/locale.js';
import type { DailyCharge, Room } from '../../client/records/travel.js';
import css from './rooms.css?inline';
import { action } from '../../templates/secondary-link.js';
import { langOf } from '../../templates/language.js';
import { isPartVisible, type WidgetOptions } from '../../templates/widget-options.js';
import { points } from '../../templates/figures.js';

export const styles = unsafeCSS(css);

/** What is on the table; nothing where the service does not say. */
function mealsOf(room: Room, messages: RoomMessages): string | undefined {
  const { withBreakfastFlag, breakfastSelectFlag, withDinnerFlag, dinnerSelectFlag } = room;
  if (withBreakfastFlag && withDinnerFlag) return messages.bothMeals;
  const found = [
    withBreakfastFlag ? messages.breakfast : breakfastSelectFlag ? messages.breakfastChoice : '',
    withDinnerFlag ? messages.dinner : dinnerSelectFlag ? messages.dinnerChoice : '',
  ].filter(Boolean);
  if (found.length) return found.join(messages.and);
  return withBreakfastFlag === 0 && withDinnerFlag === 0 ? messages.noMeals : undefined;
}

/**
 * One night. Charge and total stand apart where they differ: what the charge is for, a person or a
 * room, the service says only in its own code. Nights are never added up: it may not tell of all.
 */
function nightOf(
  { stayDate, siteCharge, total }: DailyCharge,
  messages: RoomMessages,
  locale: Locale,
): TemplateResult | typeof nothing {
  const sum = total ?? siteCharge;
  if (sum === undefined) return nothing;
  const apart = siteCharge !== undefined && siteCharge !== sum;
  const name = total === undefined ? messages.charge : messages.total;
  const small = (text: string) => html`<small .textContent=${`${text} `}></small>`;
  return html`<li
    >${stayDate ? small(messages.night(formatWeekday(locale, stayDate))) : nothing}${
      apart ? small(`${messages.charge} ${formatPrice(locale, siteCharge)}`) : nothing
    }<span
      ><small .textContent=${`${name} `}></small
      ><b class="price" .textContent=${formatPrice(locale, sum)}></b></span
  ></li>`;
}

/** One room or plan: what can be booked, what it costs night by night, and the link that books it. */
function roomOf(room: Room, messages: RoomMessages, options: WidgetOptions, stay: Stay) {
  const { planName, roomName, charges, reserveUrl } = room;
  const { locale } = options;
  const name = planName ?? roomName ?? '';
  const kind = planName && roomName;
  const more = isPartVisible(options, 'points') ? points(room, locale) : undefined;
  const about = [planName ?? roomName, stay.hotelName].filter(Boolean).join(' / ');
  // A total is of one night: of a longer stay, nobody may take it for all.
  const missing = charges.length ? (stay.nights ?? 0) - charges.length : 0;
  const note = messages.otherNights(formatNumber(missing), missing);
  return html`<li part="room" class="room"
    ><div class="plan"
      ><b class="name" lang=${langOf(name, locale) ?? nothing} .textContent=${name}></b
      ><div
        class="kind"
        lang=${langOf(kind, locale) ?? nothing}
        .textContent=${kind ?? nothing}
      ></div
      ><div part="meals" class="meals" .textContent=${mealsOf(room, messages) ?? nothing}></div
      ><div part="points" class="points" .textContent=${more?.label ?? nothing}></div></div
    ><ul part="charge" class="nights" role="list"
      >${charges.map((charge) => nightOf(charge, messages, locale))}${
        missing > 0 ? html`<li><small .textContent=${note}></small></li>` : nothing
      }</ul
    >${action(reserveUrl, messages.reserve, options, about)}</li
  >`;
}

/** Whether there is anything to say of a room. */
const isTold = ({ planName, roomName, charges, reserveUrl }: Room) =>
  planName ?? roomName ?? reserveUrl ?? charges[0];

/** What was asked for. */
export interface Stay {
  readonly hotelName?: string | undefined;
  readonly nights?: number | undefined;
}

/** Vacant rooms or plans, each with its charges and the link that books it. */
export function hotelRooms(
  rooms: readonly Room[],
  options: WidgetOptions,
  stay: Stay = {},
): TemplateResult {
  const messages = roomMessages[options.locale];
  const items = rooms.filter(isTold).map((room) => roomOf(room, messages, options, stay));
  return html`<ul part="rooms" class="rooms" role="list"
    >${items}</ul
  >`;
}
