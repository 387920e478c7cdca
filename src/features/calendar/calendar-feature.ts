import { html, nothing } from 'lit';
import { vacantHotelSearch } from '../../client/operations/travel.js';
import { send } from '../../client/pipeline.js';
import type { Request } from '../../client/request.js';
import type { AnyRecord } from '../../client/records/record.js';
import type { Feature } from '../../element/feature.js';
import type { Selection } from '../../element/selection.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';
import { lowestCharge, type Hotel } from '../../templates/hotel.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import type { CalendarController } from './calendar.js';
import type { NightPrice } from './nightly-prices.js';

const lazyCalendar = new LazyModule(() => import('./calendar.js'));

function nightPrice(hotels: readonly AnyRecord[]): NightPrice {
  const charges = hotels.map((hotel) => lowestCharge(hotel as Hotel));
  const totals = charges.flatMap((charge) => (charge?.kind === 'total' ? charge.yen : []));
  return {
    isVacant: hotels.length > 0,
    total: totals.length ? Math.min(...totals) : undefined,
  };
}

const calendars = new WeakMap<WidgetHost, CalendarController>();

const hasCalendar = ({ controls }: WidgetOptions): boolean => controls.includes('calendar');

const place = (calendar: unknown) => ({
  above: [html`<div part="calendar" class="calendar">${calendar}</div>`],
});

/**
 * A calendar of nights: `reader-controls="calendar"`.
 * @param request the vacancy request for other dates
 * @csspart calendar - The calendar of nights: with `reader-controls="calendar"`.
 * @csspart show-prices - The button that loads the prices of the nights.
 * @csspart night - A night of the calendar, also with `cheapest` or `chosen` as a part.
 */
export const calendarFeature = (
  request: (host: WidgetHost, changes: Selection) => Request | undefined,
): Feature<WidgetHost> => ({
  module: lazyCalendar,
  isNeeded: ({ options }) => hasCalendar(options),
  needsPermission: true,
  parameters: (options) => (hasCalendar(options) ? vacantHotelSearch.params : {}),
  render(host, isNeeded) {
    const { options, records, state } = host;
    // Substitutes have no nights to choose.
    if (!hasCalendar(options) || (state.answer?.unavailable && records.length))
      return { above: [nothing] };
    if (!isNeeded) calendars.get(host)?.reset();
    const module = isNeeded ? lazyCalendar.loaded : undefined;
    if (!module) return place(nothing);
    const { send: sendOwn = send } = host.definition;
    const calendar =
      calendars.get(host) ??
      new module.CalendarController(host, {
        stay: () => host.collectParameters(vacantHotelSearch),
        request: (changes) => request(host, changes),
        price: async (request, signal) => nightPrice((await sendOwn(request, signal)).records),
      });
    calendars.set(host, calendar);
    return place(calendar.render());
  },
});
