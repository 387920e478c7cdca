import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import { formatNumber, formatWeekday } from '../i18n/format.js';
import { rooms as roomMessages } from '../i18n/index.js';
import type { RoomMessages } from '../i18n/messages.js';
import type { DailyCharge, Room } from '../client/records/travel.js';
import css from '../styles/rooms.css?inline';
import { action } from './secondary-link.js';
import { langOf } from './language.js';
import { isPartVisible, type WidgetOptions } from './widget-options.js';
import { pointsView } from './points.js';
import { price } from './price.js';

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
function nightView(
  { stayDate, siteCharge, total }: DailyCharge,
  messages: RoomMessages,
  options: WidgetOptions,
) {
  const { locale } = options;
  const sum = total ?? siteCharge;
  if (sum === undefined) return nothing;
  const apart = siteCharge !== undefined && siteCharge !== sum;
  const name = total === undefined ? messages.charge : messages.total;
  const day =
    stayDate &&
    html`<small .textContent=${messages.night(formatWeekday(locale, stayDate))}></small> `;
  const charge =
    apart &&
    html`<small .textContent=${`${messages.charge} ${price(siteCharge, locale)}`}></small> `;
  return html`<li
    >${day || nothing}${charge || nothing}<span
      ><small .textContent=${name}></small>
      <b class="price" .textContent=${price(sum, locale)}></b></span
  ></li> `;
}

function roomView(room: Room, messages: RoomMessages, options: WidgetOptions, stay: Stay) {
  const { planName, roomName, charges, reserveUrl } = room;
  const { locale } = options;
  const name = planName ?? roomName;
  const meals = mealsOf(room, messages);
  const kind =
    planName &&
    roomName &&
    html`<div
      class="kind"
      lang=${langOf(roomName, locale) ?? nothing}
      .textContent=${roomName}
    ></div>`;
  // A total is of one night: of a longer stay, nobody may take it for all.
  const missing = charges.length ? (stay.nights ?? 0) - charges.length : 0;
  const others =
    missing > 0 &&
    html`<li
      ><small .textContent=${messages.otherNights(formatNumber(missing), missing)}></small
    ></li>`;
  const about = [name, stay.hotelName].filter(Boolean).join(' / ');
  const food = meals && html`<div part="meals" class="meals" .textContent=${meals}></div>`;
  const more = isPartVisible(options, 'points') && pointsView(room, locale);
  const points =
    more &&
    html`<div part="points" class="points" .textContent=${more.attributes['aria-label']}></div>`;
  return html`<li part="room" class="room"
    ><div class="plan"
      ><b class="name" lang=${langOf(name, locale) ?? nothing} .textContent=${name ?? ''}></b
      >${kind || nothing}${food || nothing}${points || nothing}</div
    ><ul part="charge" class="nights" role="list"
      >${charges.map((charge) => nightView(charge, messages, options))}${others || nothing}</ul
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
  const messages = roomMessages(options.locale);
  return html`<ul part="rooms" class="rooms" role="list"
    >${rooms.filter(isTold).map((room) => roomView(room, messages, options, stay))}</ul
  >`;
}
