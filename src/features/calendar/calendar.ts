import { unsafeCSS, type ReactiveController } from 'lit';
import { addDays, dayFromToday, daysBetween } from '../../client/dates.js';
import type { Request } from '../../client/request.js';
import calendarCss from './calendar.css?inline';
import { calendar, type NightPrice, type NightViewModel } from './calendar-template.js';
import { dispatch } from '../../element/events/dispatch.js';
import type { Selection, WidgetHost } from '../../element/host.js';
import { requestKey } from '../../element/request/request-state.js';
import { FIRST_PAGE } from '../../element/selection.js';
import { NightlyPrices } from './nightly-prices.js';

export const styles = unsafeCSS(calendarCss);

/** Nights that are shown at a time. */
const NIGHTS = 14;
/** Nights that are shown before the one of arrival, where there are some. */
const BEFORE = 3;

/** Where a key leads, in nights from the one that has the focus, or to the ends of what is shown. */
const KEYS: Readonly<Record<string, number | 'first' | 'last'>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -NIGHTS,
  PageDown: NIGHTS,
  Home: 'first',
  End: 'last',
};

/** What an element knows of nights: given, since a lazy module that imported it would have it loaded by all. */
export interface NightSource {
  /** The stay in force. */
  stay(): { readonly checkinDate?: unknown; readonly checkoutDate?: unknown };
  /**
   * What asks for free rooms.
   * @param changes dates, in place of those that are in force
   * @returns undefined where the reader has yet to say what to look for
   */
  request(changes: Selection): Request | undefined;
  price(request: Request, signal: AbortSignal): Promise<NightPrice>;
}

/** A strip of nights with what they cost, from which the reader chooses the night of arrival. */
export class CalendarController implements ReactiveController {
  /** The first night that is shown, in days from today. */
  #start = 0;
  /** The night that the tab key leads to, in days from today. */
  #current = 0;
  #checkin: number | undefined;
  /** That of them which was brought into view. */
  #shown: number | undefined;
  /** What is looked for, whatever the dates. */
  #question: string | undefined;
  /** Whether the reader wants to know what nights cost: until then, nothing is asked. */
  #isWanted = false;
  /** The first of the nights that were asked for last. */
  #asked: string | undefined;
  readonly #prices: NightlyPrices;

  constructor(
    private readonly host: WidgetHost,
    private readonly source: NightSource,
  ) {
    this.#prices = new NightlyPrices(
      (night, signal) => source.price(this.#request(night)!, signal),
      () => host.requestUpdate(),
    );
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#isWanted) this.host.requestUpdate();
  }

  hostDisconnected(): void {
    // A node that is moved is connected again at once.
    queueMicrotask(() => {
      if (this.host.isConnected) return;
      this.#prices.abort();
      this.#asked = undefined;
    });
  }

  hostUpdated(): void {
    this.#scroll();
    const first = dayFromToday(this.#start);
    if (!this.#isWanted || !this.host.isConnected || this.#asked === first) return;
    const offset = (this.#checkin ?? 0) - this.#start;
    this.#ask(offset >= 0 && offset < NIGHTS ? offset : 0);
  }

  render(): unknown {
    const { locale } = this.host.options;
    const { checkin, length } = this.#stay();
    this.#follow(checkin);
    const request = this.#request(dayFromToday());
    this.#forgetUnless(request);
    const nights = this.#nights.map((day, at) => this.#night(day, at, checkin, length));
    return calendar(
      {
        nights,
        checkin: checkin === undefined ? undefined : { day: dayFromToday(checkin), length },
        showPrices: this.#isWanted || !request ? undefined : () => this.#show(),
        previous: this.#start ? () => this.#turn(-NIGHTS) : undefined,
        next: () => this.#turn(NIGHTS),
        choose: (at) => this.#choose(at),
        onKey: (event) => this.#onKey(event),
      },
      locale,
    );
  }

  /** The nights that are shown: `YYYY-MM-DD`. */
  get #nights(): string[] {
    return Array.from({ length: NIGHTS }, (_, at) => dayFromToday(this.#start + at));
  }

  #night(day: string, at: number, checkin = NaN, length: number): NightViewModel {
    const price = this.#prices.get(day);
    const fromArrival = this.#start + at - checkin;
    return {
      day,
      price,
      isArrival: fromArrival === 0,
      isInStay: fromArrival >= 0 && fromArrival < length,
      isCurrent: this.#start + at === this.#current,
    };
  }

  /** The stay in force: its first night in days from today, and its nights. */
  #stay(): { readonly checkin: number | undefined; readonly length: number } {
    const { checkinDate, checkoutDate } = this.source.stay();
    const checkin = daysBetween(dayFromToday(), String(checkinDate));
    const length = daysBetween(String(checkinDate), String(checkoutDate));
    return { checkin: checkin >= 0 ? checkin : undefined, length: length > 0 ? length : 1 };
  }

  /** Shows the night of arrival once it is another one. */
  #follow(checkin: number | undefined): void {
    if (checkin === this.#checkin) return;
    this.#checkin = checkin;
    if (checkin === undefined) return;
    this.#current = checkin;
    const isShown = checkin >= this.#start && checkin < this.#start + NIGHTS;
    if (!isShown) this.#start = Math.max(0, checkin - BEFORE);
  }

  #request(night: string): Request | undefined {
    const dates = { checkinDate: night, checkoutDate: addDays(night, 1) };
    return this.source.request({ ...FIRST_PAGE, ...dates });
  }

  /** Whoever looks for something else has yet to say that prices are wanted. */
  #forgetUnless(request: Request | undefined): void {
    const values = { ...request?.values, checkinDate: '', checkoutDate: '' };
    const question = request && requestKey({ ...request, values }, undefined);
    if (question === this.#question) return;
    this.#question = question;
    this.#isWanted = false;
    this.#asked = undefined;
    this.#prices.clear();
  }

  /** Asks for what is not known of the nights that are shown, the nearest to one of them first. */
  #ask(from: number): void {
    const nights = this.#nights;
    this.#asked = nights[0];
    const distance = (night: string) => Math.abs(nights.indexOf(night) - from);
    void this.#prices.ask([...nights].sort((one, other) => distance(one) - distance(other)));
  }

  #show(): void {
    this.#isWanted = true;
    // The button goes: what it was for has the focus.
    this.#focus();
  }

  #turn(nights: number): void {
    this.#start = Math.max(0, this.#start + nights);
    this.#current = this.#start;
    this.host.requestUpdate();
  }

  #choose(at: number): void {
    const { host } = this;
    const night = this.#nights[at]!;
    this.#current = this.#start + at;
    if (this.#prices.get(night) === 'failed') {
      this.#ask(at);
      return;
    }
    const params = { checkinDate: night, checkoutDate: addDays(night, this.#stay().length) };
    if (dispatch(host, 'mkt-search', { params })) {
      host.select({ ...host.state.selection, ...FIRST_PAGE, ...params });
    }
    host.requestUpdate();
  }

  #onKey(event: KeyboardEvent): void {
    const isBackwards = getComputedStyle(this.host).direction === 'rtl';
    const key = KEYS[event.key];
    if (key === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const first = this.#start;
    const step = isBackwards && event.key.startsWith('Arrow') ? -Number(key) : Number(key);
    const wanted =
      key === 'first' ? first : key === 'last' ? first + NIGHTS - 1 : this.#current + step;
    this.#current = Math.max(0, wanted);
    if (this.#current < first) this.#start = Math.max(0, first - NIGHTS);
    if (this.#current >= first + NIGHTS) this.#start = first + NIGHTS;
    this.#focus();
  }

  /** Brings the night of the tab key into view, once it is another one, and moves nothing else. */
  #scroll(): void {
    const strip = this.host.renderRoot.querySelector('.nights-strip');
    const night = strip?.querySelector('[tabindex="0"]');
    if (!strip || !night || this.#shown === this.#current) return;
    this.#shown = this.#current;
    const [room, box] = [strip, night].map((one) => one.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ];
    const beyond = Math.max(0, box.right - room.right) || Math.min(0, box.left - room.left);
    if (beyond) strip.scrollLeft += beyond + Math.sign(beyond) * box.width;
  }

  /** Moves the focus to the night that the tab key leads to, once it is shown. */
  #focus(): void {
    const { host } = this;
    host.requestUpdate();
    void host.updateComplete.then(() => {
      host.renderRoot.querySelector<HTMLElement>('.night[tabindex="0"]')?.focus();
    });
  }
}
