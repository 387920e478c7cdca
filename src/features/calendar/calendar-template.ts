import { html, nothing, type TemplateResult } from 'lit';
import { formatPrice, formatWeekday } from '../../i18n/format.js';
import { formatNight } from '../../i18n/format-night.js';
import { calendar as calendarMessages } from '../../i18n/calendar.js';
import type { Locale } from '../../i18n/locale.js';
import { button } from '../../templates/button.js';

/** What is known of a night that somebody has asked for. */
export type NightPrice =
  | 'pending'
  /** The service did not say. */
  | 'failed'
  | {
      /** Whether there are free rooms. */
      readonly isVacant: boolean;
      /** The lowest total of all guests, in yen, where the service tells totals. */
      readonly total?: number | undefined;
    };

/** A night that the reader can choose as the first of a stay. */
export interface NightViewModel {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly price: NightPrice | undefined;
  readonly isArrival: boolean;
  readonly isInStay: boolean;
  /** Whether the tab key leads to it. */
  readonly isCurrent: boolean;
}

export interface CalendarViewModel {
  readonly nights: readonly NightViewModel[];
  /** The stay in force, and how many nights it has. */
  readonly checkin: { readonly day: string; readonly length: number } | undefined;
  /** Asks for prices; undefined where that was done, or cannot be. */
  readonly showPrices: (() => void) | undefined;
  /** Shows nights before these, where there are some. */
  readonly previous: (() => void) | undefined;
  readonly next: () => void;
  /** @param at index of a night that is shown */
  readonly choose: (at: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

const known = ({ price }: NightViewModel) => (typeof price === 'object' ? price : undefined);
const isPending = ({ price }: NightViewModel) => price === 'pending';

/** What its style follows from. */
function stateOf({ price }: NightViewModel): string {
  if (typeof price !== 'object') return price ?? 'unknown';
  return price.total === undefined ? 'none' : 'known';
}

/** The lowest total of all nights, once it is known; undefined where none is lower than another. */
function lowestTotal(nights: readonly NightViewModel[]): number | undefined {
  const totals = nights.flatMap((night) => known(night)?.total ?? []);
  return nights.some(isPending) || !totals.length ? undefined : Math.min(...totals);
}

/** What there is to say of the price of a night: as it is seen, and as it is read out. */
function priceTexts(night: NightViewModel, locale: Locale): readonly [seen: string, told: string] {
  const { noRooms, vacant, failed, pending, total } = calendarMessages[locale];
  const { price } = night;
  if (price === undefined) return ['', ''];
  if (price === 'pending') return ['…', pending];
  if (price === 'failed') return ['—', failed];
  if (!price.isVacant) return [noRooms, noRooms];
  if (price.total === undefined) return [vacant, vacant];
  const yen = formatPrice(locale, price.total);
  return [yen, total(yen)];
}

function nightView(
  night: NightViewModel,
  isCheapest: boolean,
  choose: () => void,
  locale: Locale,
): TemplateResult {
  const { cheapest, night: name } = calendarMessages[locale];
  const { day, weekday } = formatNight(locale, night.day);
  const [seen, told] = priceTexts(night, locale);
  const about = [told, isCheapest ? cheapest : ''].filter(Boolean);
  const traits = [isCheapest && 'cheapest', night.isInStay && 'chosen'].filter(Boolean);
  return html`<button
    type="button"
    part=${['night', ...traits].join(' ')}
    class=${['night', ...traits].join(' ')}
    data-weekday=${new Date(night.day).getUTCDay()}
    data-price=${stateOf(night)}
    tabindex=${night.isCurrent ? 0 : -1}
    aria-pressed=${night.isArrival}
    @click=${choose}
  >
    <span class="unseen" .textContent=${name(formatWeekday(locale, night.day), about)}></span>
    <span class="weekday" aria-hidden="true" .textContent=${weekday}></span>
    <span class="day" aria-hidden="true" .textContent=${day}></span>
    <b class="total" aria-hidden="true" .textContent=${seen}></b>
    ${
      isCheapest
        ? html`<span class="lowest" aria-hidden="true" .textContent=${cheapest}></span>`
        : nothing
    }
  </button>`;
}

/** What has become of the prices, or of the stay where nobody has asked for them. */
function status({ nights, checkin }: CalendarViewModel, locale: Locale): string {
  const messages = calendarMessages[locale];
  const stay = checkin && messages.stay(formatWeekday(locale, checkin.day), checkin.length);
  if (nights.every(({ price }) => price === undefined)) return stay ?? '';
  if (nights.some(isPending)) return messages.pending;
  if (nights.some(({ price }) => price === 'failed')) return messages.someFailed;
  const lowest = lowestTotal(nights);
  const at = nights.find((night) => known(night)?.total === lowest);
  if (lowest !== undefined && at) {
    return messages.lowest(formatPrice(locale, lowest), formatWeekday(locale, at.day));
  }
  return nights.some((night) => known(night)?.isVacant) ? messages.someVacant : messages.allTaken;
}

/** A strip of nights with what they cost. */
export function calendar(model: CalendarViewModel, locale: Locale): TemplateResult {
  const { nights, showPrices, previous, next, choose, onKey } = model;
  const messages = calendarMessages[locale];
  const lowest = lowestTotal(nights);
  const [first, last] = [nights[0]!, nights.at(-1)!].map(({ day }) => formatNight(locale, day).day);
  return html`<div class="turns">
      ${button('', previous ?? (() => {}), {
        className: 'turn previous',
        label: messages.previous,
        disabled: !previous,
      })}<span class="range" aria-live="polite">${messages.range(first!, last!)}</span
      >${button('', next, { className: 'turn next', label: messages.next })}
    </div>
    <div
      class="nights-strip"
      role="toolbar"
      aria-label=${messages.nights}
      aria-busy=${nights.some(isPending)}
      @keydown=${onKey}
    >
      ${nights.map((night, at) =>
        nightView(
          night,
          lowest !== undefined && known(night)?.total === lowest,
          () => choose(at),
          locale,
        ),
      )}
    </div>
    <div class="calendar-foot">
      ${showPrices ? button(messages.show, showPrices, { part: 'show-prices' }) : nothing}<span
        class="calendar-status"
        role="status"
        >${status(model, locale)}</span
      >
    </div>`;
}
