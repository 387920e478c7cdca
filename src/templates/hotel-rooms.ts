import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import type { Locale } from '../i18n/locale.js';
import { roomWords, type RoomWords } from '../i18n/rooms.js';
import type { DailyCharge, Room } from '../client/records/travel.js';
import css from '../styles/rooms.css?inline';
import { action } from './secondary-link.js';
import type { WidgetOptions } from './widget-options.js';
import { price } from './price.js';

export const styles = unsafeCSS(css);

/** A day of the calendar; what is none stays as the service wrote it. */
function dayOf(date: string, { lang }: Locale): string {
  const time = new Date(date);
  return +time
    ? time.toLocaleDateString(lang, {
        month: 'short',
        day: 'numeric',
        weekday: 'short',
        timeZone: 'UTC',
      })
    : date;
}

/** What is on the table; nothing where the service does not say. */
function mealsOf(room: Room, words: RoomWords): string | undefined {
  const { withBreakfastFlag, breakfastSelectFlag, withDinnerFlag, dinnerSelectFlag } = room;
  const found = [
    withBreakfastFlag ? words.breakfast : breakfastSelectFlag ? words.breakfastChoice : '',
    withDinnerFlag ? words.dinner : dinnerSelectFlag ? words.dinnerChoice : '',
  ].filter(Boolean);
  if (found.length) return found.join(words.and);
  return withBreakfastFlag === 0 && withDinnerFlag === 0 ? words.noMeals : undefined;
}

/**
 * One night. Charge and total stand apart where they differ: what the charge is for, a person or a
 * room, the service says only in its own code. Nights are never added up: it may not tell of all.
 */
function nightView(
  { stayDate, siteCharge, total }: DailyCharge,
  words: RoomWords,
  options: WidgetOptions,
) {
  const { locale } = options;
  const sum = total ?? siteCharge;
  if (sum === undefined) return nothing;
  const apart = siteCharge !== undefined && siteCharge !== sum;
  return html`<li>
    ${stayDate ? html`<small>${words.night(dayOf(stayDate, locale))}</small>` : nothing}
    ${apart ? html`<small>${words.charge} ${price(siteCharge, locale)}</small>` : nothing}
    <span><small>${words.total}</small> <b class="price">${price(sum, locale)}</b></span>
  </li>`;
}

function roomView(room: Room, words: RoomWords, options: WidgetOptions) {
  const { planName, roomName, charges, reserveUrl } = room;
  const name = planName ?? roomName;
  const meals = mealsOf(room, words);
  return html`<li part="room" class="room">
    <div class="plan">
      <b class="name">${name}</b>
      ${planName && roomName ? html`<div class="kind">${roomName}</div>` : nothing}
      ${meals ? html`<div part="meals" class="meals">${meals}</div>` : nothing}
    </div>
    <ul part="charge" class="nights" role="list">
      ${charges.map((charge) => nightView(charge, words, options))}
    </ul>
    ${action(reserveUrl, words.reserve, options, name)}
  </li>`;
}

/** Whether there is anything to say of a room. */
const isTold = ({ planName, roomName, charges, reserveUrl }: Room) =>
  planName ?? roomName ?? reserveUrl ?? charges[0];

/** Vacant rooms or plans, each with its charges and the link that books it. */
export function hotelRooms(rooms: readonly Room[], options: WidgetOptions): TemplateResult {
  const words = roomWords(options.locale);
  return html`<ul part="rooms" class="rooms" role="list">
    ${rooms.filter(isTold).map((room) => roomView(room, words, options))}
  </ul>`;
}
