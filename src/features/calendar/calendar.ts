import { html, nothing, unsafeCSS, type ReactiveController, type TemplateResult } from 'lit';
import { addDays, dayFromToday, daysBetween } from '../../client/days.js';
import type { Request } from '../../client/request.js';
import { dispatch } from '../../element/events/events.js';
import { type Selection, FIRST_PAGE } from '../../element/selection.js';
import type { WidgetHost } from '../../element/host.js';
import { requestKey } from '../../element/request/request-state.js';
import { calendar as calendarMessages, formatLast, formatNight } from './texts.js';
import { formatWeekday } from '../../i18n/format-intl.js';
import { button } from '../../templates/button.js';
import css from './calendar.css?inline';
import {
  isPending,
  lowestTotal,
  nightView,
  statusOf,
  type NightViewModel,
} from './calendar-template.js';
import { NightlyPrices, type NightPrice } from './nightly-prices.js';

export const styles = unsafeCSS(css);

const NIGHTS = 14;
/** Nights displayed before the check-in date. */
const BEFORE = 3;

/** Nights to move the focus by, per key, or an end of the page. */
const KEYS: Readonly<Record<string, number | 'first' | 'last'>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -NIGHTS,
  PageDown: NIGHTS,
  Home: 'first',
  End: 'last',
};

/** The element's side of the calendar. Injected, since a shared import would move it into the core. */
export interface NightSource {
  stay(): { readonly checkinDate?: unknown; readonly checkoutDate?: unknown };
  /**
   * The vacancy request.
   * @param changes dates in place of the current ones
   * @returns undefined while the search is incomplete
   */
  request(changes: Selection): Request | undefined;
  price(request: Request, signal: AbortSignal): Promise<NightPrice>;
}

/** A strip of nights with prices, on which the reader selects the check-in date. */
export class CalendarController implements ReactiveController {
  #start = 0;
  /** The night with `tabindex="0"`, in days from today. */
  #current = 0;
  #checkin: number | undefined;
  /** True after the reader turned the page: the range is not announced before. */
  #isTurned = false;
  #scrolledTo: number | undefined;
  #requestKey: string | undefined;
  /** True after the reader pressed "show prices": nothing is requested before. */
  #showsPrices = false;
  #requestedFrom: string | undefined;
  readonly #prices: NightlyPrices;

  constructor(
    private readonly host: WidgetHost,
    private readonly source: NightSource,
  ) {
    this.#prices = new NightlyPrices(
      (night, signal) => source.price(this.#request(night)!, signal),
      () => host.renderAgain(),
    );
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#showsPrices) this.host.requestUpdate();
  }

  hostDisconnected(): void {
    // Wait, since moving a node disconnects and reconnects it.
    queueMicrotask(() => {
      if (this.host.isConnected) return;
      this.#prices.abort();
      this.#requestedFrom = undefined;
    });
  }

  hostUpdated(): void {
    this.#scroll();
    const first = dayFromToday(this.#start);
    if (!this.#showsPrices || !this.host.isConnected || this.#requestedFrom === first) return;
    const offset = (this.#checkin ?? 0) - this.#start;
    this.#loadPrices(offset >= 0 && offset < NIGHTS ? offset : 0);
  }

  render(): TemplateResult {
    const { locale } = this.host.options;
    const messages = calendarMessages[locale];
    const { checkin, length } = this.#stay();
    this.#followCheckin(checkin);
    const request = this.#request(dayFromToday());
    this.#resetPrices(request);
    const nights = this.#nights.map((day, index) => this.#night(day, index, checkin, length));
    const lowest = lowestTotal(nights);
    const [first, last] = [nights[0]!.day, nights.at(-1)!.day];
    const offersPrices = request !== undefined && !this.#showsPrices;
    const stay =
      checkin === undefined
        ? ''
        : messages.stay(formatWeekday(locale, dayFromToday(checkin)), length);
    return html`<div class="turns">
        ${button('', this.#turnBack, {
          className: 'turn previous',
          label: messages.previous,
          disabled: !this.#start,
        })}<span class="range" aria-live=${this.#isTurned ? 'polite' : nothing}
          >${messages.range(formatNight(locale, first).day, formatLast(locale, first, last))}</span
        >${button('', this.#turnForward, { className: 'turn next', label: messages.next })}
      </div>
      <div
        class="nights-strip"
        role="toolbar"
        aria-label=${messages.nights}
        aria-busy=${nights.some(isPending)}
        @keydown=${this.#onKey}
      >
        ${nights.map((night, index) => nightView(night, lowest, () => this.#choose(index), locale))}
      </div>
      <div class="calendar-foot">
        ${offersPrices ? button(messages.show, this.#showPrices, { part: 'show-prices' }) : nothing}<span
          class=${offersPrices ? 'unseen' : 'calendar-status'}
          role="status"
          >${statusOf(nights, stay, locale)}</span
        >
      </div>`;
  }

  get #nights(): string[] {
    return [...Array(NIGHTS).keys()].map((index) => dayFromToday(this.#start + index));
  }

  #night(day: string, index: number, checkin = NaN, length: number): NightViewModel {
    // Further prices are requested after this update.
    const price = this.#prices.get(day) ?? (this.#showsPrices ? 'pending' : undefined);
    const fromArrival = this.#start + index - checkin;
    return {
      day,
      price,
      isArrival: fromArrival === 0,
      isInStay: fromArrival >= 0 && fromArrival < length,
      isCurrent: this.#start + index === this.#current,
      isToday: !this.#start && !index,
    };
  }

  #stay(): { readonly checkin: number | undefined; readonly length: number } {
    const { checkinDate, checkoutDate } = this.source.stay();
    const checkin = daysBetween(dayFromToday(), String(checkinDate));
    const length = daysBetween(String(checkinDate), String(checkoutDate));
    return { checkin: checkin >= 0 ? checkin : undefined, length: length > 0 ? length : 1 };
  }

  #followCheckin(checkin: number | undefined): void {
    if (checkin === this.#checkin) return;
    this.#checkin = checkin;
    if (checkin === undefined) return;
    this.#current = checkin;
    const isShown = checkin >= this.#start && checkin < this.#start + NIGHTS;
    if (!isShown) this.#start = Math.max(0, checkin - BEFORE);
  }

  reset(): void {
    this.#resetPrices(undefined);
  }

  #request(night: string): Request | undefined {
    const dates = { checkinDate: night, checkoutDate: addDays(night, 1) };
    return this.source.request({ ...FIRST_PAGE, ...dates });
  }

  /** Hides the prices after another search: the reader decides again about the requests. */
  #resetPrices(request: Request | undefined): void {
    const values = { ...request?.values, checkinDate: '', checkoutDate: '' };
    const key = request && requestKey({ ...request, values });
    if (key === this.#requestKey) return;
    this.#requestKey = key;
    this.#showsPrices = false;
    this.#requestedFrom = undefined;
    this.#prices.clear();
  }

  /** Requests missing prices of the displayed nights, the nearest to index `from` first. */
  #loadPrices(from: number): void {
    const nights = this.#nights;
    this.#requestedFrom = nights[0];
    const distance = (night: string) => Math.abs(nights.indexOf(night) - from);
    void this.#prices.request([...nights].sort((a, b) => distance(a) - distance(b)));
  }

  readonly #showPrices = (): void => {
    this.#showsPrices = true;
    // The focused button disappears.
    this.#focus();
  };

  readonly #turnBack = (): void => {
    if (this.#start) void this.#turnTo(Math.max(0, this.#start - NIGHTS));
  };

  readonly #turnForward = (): void => void this.#turnTo(this.#start + NIGHTS);

  async #turnTo(start: number): Promise<void> {
    const { host } = this;
    if (!this.#isTurned) {
      // Screen readers announce changes of a region that is live already.
      this.#isTurned = true;
      host.renderAgain();
      await host.updateComplete;
    }
    this.#start = this.#current = start;
    host.renderAgain();
  }

  #choose(index: number): void {
    const { host } = this;
    const night = this.#nights[index]!;
    this.#current = this.#start + index;
    if (this.#prices.get(night) === 'failed') {
      this.#loadPrices(index);
      return;
    }
    const params = { checkinDate: night, checkoutDate: addDays(night, this.#stay().length) };
    if (dispatch(host, 'mkt-search', { params })) {
      host.select({ ...host.state.selection, ...FIRST_PAGE, ...params });
    }
    host.renderAgain();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const key = KEYS[event.key];
    if (key === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const first = this.#start;
    // A screen reader may focus another night than the current one.
    const nights = [...(event.currentTarget as Element).children];
    const from = first + nights.indexOf(event.target as Element);
    const target = key === 'first' ? first : key === 'last' ? first + NIGHTS - 1 : from + key;
    this.#current = Math.max(0, target);
    if (this.#current < first) this.#start = Math.max(0, first - NIGHTS);
    if (this.#current >= first + NIGHTS) this.#start = first + NIGHTS;
    this.#focus();
  };

  /** Scrolls a new current night into view: only the strip, unlike `scrollIntoView`. */
  #scroll(): void {
    const strip = this.host.renderRoot.querySelector('.nights-strip');
    const night = strip?.querySelector('[tabindex="0"]');
    if (!strip || !night || this.#scrolledTo === this.#current) return;
    this.#scrolledTo = this.#current;
    const frame = strip.getBoundingClientRect();
    const { left, right, width } = night.getBoundingClientRect();
    const beyond = Math.max(0, right - frame.right) || Math.min(0, left - frame.left);
    if (beyond) strip.scrollLeft += beyond + Math.sign(beyond) * width;
  }

  #focus(): void {
    const { host } = this;
    host.renderAgain();
    void host.updateComplete.then(() => {
      host.renderRoot.querySelector<HTMLElement>('.night[tabindex="0"]')?.focus();
    });
  }
}
