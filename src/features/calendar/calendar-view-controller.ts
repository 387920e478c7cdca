import { vacantHotelSearch } from '../../client/operations/travel.js';
import type { Request } from '../../client/request.js';
import type { Answer } from '../../client/response.js';
import type { ParameterTable } from '../../client/validation/parameter.js';
import type { AnyRecord } from '../../client/records/record.js';
import { lowestCharge, type Hotel } from '../../templates/hotel.js';
import type { CalendarController, NightSource } from './calendar.js';
import type { NightPrice } from './nightly-prices.js';
import type { WidgetHost } from '../../element/host.js';
import { lazyModules } from '../../element/lazy-modules.js';

/** The price of a night, from the hotels with free rooms. */
function nightPrice(hotels: readonly AnyRecord[]): NightPrice {
  const charges = hotels.map((hotel) => lowestCharge(hotel as Hotel));
  const totals = charges.flatMap((charge) => (charge?.kind === 'total' ? charge.yen : []));
  return {
    isVacant: hotels.length > 0,
    total: totals.length ? Math.min(...totals) : undefined,
  };
}

/** An element's vacancy requests. */
export interface VacancySource extends Pick<NightSource, 'request'> {
  load(request: Request, signal: AbortSignal): Promise<Answer>;
}

/** Loads the calendar of nights for `controls="calendar"`. */
export class CalendarViewController {
  #calendar: CalendarController | undefined;

  constructor(
    private readonly host: WidgetHost,
    private readonly source: VacancySource,
  ) {}

  get #isEnabled(): boolean {
    return this.host.options.controls.includes('calendar');
  }

  /** Parameters of the calendar's requests. */
  get parameters(): ParameterTable {
    return this.#isEnabled ? vacantHotelSearch.params : {};
  }

  /** @returns '' until the calendar is loaded; undefined without a calendar */
  render(): unknown {
    const { host, source } = this;
    if (!this.#isEnabled) return undefined;
    if (host.awaitsConsent) {
      this.#calendar?.reset();
      return '';
    }
    const part = lazyModules.calendar.use(host);
    if (part)
      this.#calendar ??= new part.CalendarController(host, {
        stay: () => host.collectParameters(vacantHotelSearch),
        request: (changes) => source.request(changes),
        price: async (request, signal) => nightPrice((await source.load(request, signal)).records),
      });
    return this.#calendar?.render() ?? '';
  }
}
