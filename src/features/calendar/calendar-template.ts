import { html, nothing, type TemplateResult } from 'lit';
import { formatPrice } from '../../i18n/format.js';
import { formatNight, calendar as calendarMessages } from './texts.js';
import type { Locale } from '../../i18n/locale.js';
import type { NightPrice } from './nightly-prices.js';

/** A night of the strip: a possible check-in date. */
export interface NightViewModel {
  readonly day: string;
  readonly price: NightPrice | undefined;
  readonly isArrival: boolean;
  readonly isInStay: boolean;
  readonly isCurrent: boolean;
  readonly isToday: boolean;
}

const answered = ({ price }: NightViewModel) => (typeof price === 'object' ? price : undefined);
export const isPending = ({ price }: NightViewModel) => price === 'pending';

function stateOf({ price }: NightViewModel): string {
  if (typeof price !== 'object') return price ?? 'unknown';
  return price.total === undefined ? 'none' : 'known';
}

export function lowestTotal(nights: readonly NightViewModel[]): number | undefined {
  const totals = nights.flatMap((night) => answered(night)?.total ?? []);
  return nights.some(isPending) || !totals.length ? undefined : Math.min(...totals);
}

/** The price of a night as displayed, and as read by screen readers. */
function priceTexts(
  night: NightViewModel,
  locale: Locale,
): readonly [visible: string, spoken: string] {
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

export function nightView(
  night: NightViewModel,
  lowest: number | undefined,
  choose: () => void,
  locale: Locale,
): TemplateResult {
  const { cheapest, inStay, night: name } = calendarMessages[locale];
  const { day, weekday } = formatNight(locale, night.day);
  const [visible, spoken] = priceTexts(night, locale);
  const isCheapest = lowest !== undefined && answered(night)?.total === lowest;
  // The night of arrival is pressed.
  const isFurther = night.isInStay && !night.isArrival;
  const details = [spoken, isCheapest ? cheapest : '', isFurther ? inStay : ''].filter(Boolean);
  const traits = [isCheapest && 'cheapest', night.isInStay && 'chosen'].filter(Boolean);
  return html`<button
    type="button"
    part=${['night', ...traits].join(' ')}
    class=${['night', ...traits].join(' ')}
    data-weekday=${new Date(night.day).getUTCDay()}
    data-price=${stateOf(night)}
    tabindex=${night.isCurrent ? 0 : -1}
    aria-pressed=${night.isArrival}
    aria-current=${night.isToday ? 'date' : nothing}
    @click=${choose}
  >
    <span class="unseen" .textContent=${name(`${weekday} ${day}`, details)}></span>
    <span class="weekday" aria-hidden="true" .textContent=${weekday}></span>
    <span class="day" aria-hidden="true" .textContent=${Number(night.day.slice(-2))}></span>
    <b class="total" aria-hidden="true" .textContent=${visible}></b>
    ${
      isCheapest
        ? html`<span class="lowest" aria-hidden="true" .textContent=${cheapest}></span>`
        : nothing
    }
  </button>`;
}

/**
 * The status: of the prices, or of the stay if prices were not requested.
 * @param stay as text
 */
export function statusOf(nights: readonly NightViewModel[], stay: string, locale: Locale): unknown {
  const messages = calendarMessages[locale];
  if (nights.every(({ price }) => price === undefined)) return stay;
  // Not announced: each night says so as well, and the result follows.
  if (nights.some(isPending)) return html`<span aria-hidden="true">${messages.pending}</span>`;
  if (nights.some(({ price }) => price === 'failed')) return messages.someFailed;
  const lowest = lowestTotal(nights);
  if (lowest !== undefined) {
    const [first, ...others] = nights.filter((night) => answered(night)?.total === lowest);
    const day = formatNight(locale, first!.day).day;
    return messages.lowest(formatPrice(locale, lowest), day, others.length);
  }
  return nights.some((night) => answered(night)?.isVacant)
    ? messages.someVacant
    : messages.allTaken;
}
