import { vacantHotelSearch } from '../../client/operations/travel.js';
import type { Request } from '../../client/request.js';
import type { Answer } from '../../client/response.js';
import type { ParameterTable } from '../../client/validation/parameter.js';
import type { AnyRecord } from '../../client/records/record.js';
import type { NightPrice } from './calendar-template.js';
import { lowestCharge, type Hotel } from '../../templates/hotel.js';
import type { CalendarController, NightSource } from './calendar.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';
import { lazyModules } from '../../element/lazy-modules.js';

const calendarModule = new LazyModule(lazyModules.calendar);

/** What hotels with free rooms say of a night. */
function nightPrice(hotels: readonly AnyRecord[]): NightPrice {
  const charges = hotels.map((hotel) => lowestCharge(hotel as Hotel));
  const totals = charges.flatMap((charge) => (charge?.kind === 'total' ? charge.yen : []));
  return {
    isVacant: hotels.length > 0,
    total: totals.length ? Math.min(...totals) : undefined,
  };
}

/** How an element asks for free rooms. */
export interface VacancySource extends Pick<NightSource, 'request'> {
  load(request: Request, signal: AbortSignal): Promise<Answer>;
}

/** The calendar of nights of an element, which is loaded where the author wants one. */
export class CalendarViewController {
  #calendar: CalendarController | undefined;

  constructor(
    private readonly host: WidgetHost,
    private readonly source: VacancySource,
  ) {}

  get #isWanted(): boolean {
    return this.host.options.controls.includes('calendar');
  }

  /** What it asks by, where the author wants one. */
  get parameters(): ParameterTable {
    return this.#isWanted ? vacantHotelSearch.params : {};
  }

  /** What stands in the room of the calendar; undefined where there is none. */
  render(): unknown {
    const { host, source } = this;
    if (!this.#isWanted) return undefined;
    const part = calendarModule.use(host);
    if (part)
      this.#calendar ??= new part.CalendarController(host, {
        stay: () => host.collectParameters(vacantHotelSearch),
        request: (changes) => source.request(changes),
        price: async (request, signal) => nightPrice((await source.load(request, signal)).records),
      });
    return this.#calendar?.render() ?? '';
  }
}
