import { unsafeCSS } from 'lit';
import { formatNumber, formatPrice, formatWeekday } from '../i18n/format.js';
import { rooms as roomMessages } from '../i18n/index.js';
import type { Locale } from '../i18n/locale.js';
import type { RoomMessages } from '../i18n/messages.js';
import type { DailyCharge, Room } from '../client/records/travel.js';
import css from '../styles/rooms.css?inline';
import { action } from './secondary-link.js';
import { element, type Child } from './children.js';
import { marked } from './language.js';
import { isPartVisible, type WidgetOptions } from './widget-options.js';
import { pointsView } from './points.js';

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

const small = /* @__PURE__ */ element('small');
const span = /* @__PURE__ */ element('span');
const amount = /* @__PURE__ */ element('b', { class: 'price' });
const li = /* @__PURE__ */ element('li');

/**
 * One night. Charge and total stand apart where they differ: what the charge is for, a person or a
 * room, the service says only in its own code. Nights are never added up: it may not tell of all.
 */
function nightOf(
  { stayDate, siteCharge, total }: DailyCharge,
  messages: RoomMessages,
  locale: Locale,
): Child[] {
  const sum = total ?? siteCharge;
  if (sum === undefined) return [];
  const apart = siteCharge !== undefined && siteCharge !== sum;
  const name = total === undefined ? messages.charge : messages.total;
  return [
    li([
      stayDate && small(`${messages.night(formatWeekday(locale, stayDate))} `),
      apart && small(`${messages.charge} ${formatPrice(locale, siteCharge)} `),
      span([small(`${name} `), amount(formatPrice(locale, sum))]),
    ]),
  ];
}

const plan = /* @__PURE__ */ element('div', { class: 'plan' });
const planTitle = /* @__PURE__ */ element('b', { class: 'name' });
const kind = /* @__PURE__ */ element('div', { class: 'kind' });
const meals = /* @__PURE__ */ element('div', { part: 'meals', class: 'meals' });
const points = /* @__PURE__ */ element('div', { part: 'points', class: 'points' });

/** What can be booked. */
function planOf(room: Room, messages: RoomMessages, options: WidgetOptions): Child {
  const { planName, roomName } = room;
  const { locale } = options;
  const food = mealsOf(room, messages);
  const more = isPartVisible(options, 'points') && pointsView(room, locale);
  return plan([
    planTitle(marked(planName ?? roomName ?? '', locale)),
    planName && roomName && kind(marked(roomName, locale)),
    food && meals(food),
    more && points(more.attributes['aria-label']),
  ]);
}

const nights = /* @__PURE__ */ element('ul', { part: 'charge', class: 'nights', role: 'list' });

/** What it costs, night by night. */
function nightsOf({ charges }: Room, messages: RoomMessages, locale: Locale, stay: Stay): Child {
  const items = charges.flatMap((charge) => nightOf(charge, messages, locale));
  // A total is of one night: of a longer stay, nobody may take it for all.
  const missing = charges.length ? (stay.nights ?? 0) - charges.length : 0;
  if (missing > 0) {
    const note = messages.otherNights(formatNumber(missing), missing);
    items.push(li([small(note)]));
  }
  return nights({ items });
}

const item = /* @__PURE__ */ element('li', { part: 'room', class: 'room' });

function roomOf(room: Room, messages: RoomMessages, options: WidgetOptions, stay: Stay): Child {
  const { planName, roomName, reserveUrl } = room;
  const about = [planName ?? roomName, stay.hotelName].filter(Boolean).join(' / ');
  return item([
    planOf(room, messages, options),
    nightsOf(room, messages, options.locale, stay),
    action(reserveUrl, messages.reserve, options, about),
  ]);
}

/** Whether there is anything to say of a room. */
const isTold = ({ planName, roomName, charges, reserveUrl }: Room) =>
  planName ?? roomName ?? reserveUrl ?? charges[0];

/** What was asked for. */
export interface Stay {
  readonly hotelName?: string | undefined;
  readonly nights?: number | undefined;
}

const list = /* @__PURE__ */ element('ul', { part: 'rooms', class: 'rooms', role: 'list' });

/** Vacant rooms or plans, each with its charges and the link that books it. */
export function hotelRooms(rooms: readonly Room[], options: WidgetOptions, stay: Stay = {}): Child {
  const messages = roomMessages(options.locale);
  const items = rooms.filter(isTold).map((room) => roomOf(room, messages, options, stay));
  return list({ items });
}
