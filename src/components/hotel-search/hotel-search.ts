import { travelWords as words } from '../../i18n/controls-travel.js';
import { travelWords } from '../../i18n/travel.js';
import type { Answer } from '../../client/response.js';
import type { Operation } from '../../client/operations/operation.js';
import {
  keywordHotelSearch,
  simpleHotelSearch,
  vacantHotelSearch,
} from '../../client/operations/travel.js';
import type { ParameterTable, ParamsOfTable } from '../../client/validation/parameter.js';
import { hasValue } from '../../client/validation/validate.js';
import type { Request } from '../../client/request.js';
import { GUEST_PARAMETERS } from '../../client/validation/rules-travel.js';
import { adoptAreas, hotelAreaStyles, hotelStyles } from '../../styles/travel.js';
import { isRoomy, shows, type Entry, type Look } from '../../templates/card.js';
import { addressOf, lowest, lowestOf, type Hotel } from '../../templates/hotel.js';
import { stars } from '../../templates/rating.js';
import { propertiesFor, valuesOf } from '../../controllers/attributes.js';
import { MktElement } from '../base/widget-element.js';
import {
  dayAfter,
  searches,
  sendBoth,
  simpleByKeyword,
  vacantByKeyword,
  withoutForm,
  type WordSearch,
} from './hotel-searches.js';
import { late } from '../../controllers/lazy-module.js';
import { locate } from '../../controllers/interaction/near.js';
import { withOperations } from '../base/with-operations.js';
import { tellUnused } from '../../controllers/diagnostics/ignored-parameters.js';

const lateRooms = late(() => import('../../templates/hotel-rooms.js'));

/** What the element alone has. */
const own = {
  /** The search to use; by default what is set decides. */
  operation: { kind: 'text', values: ['keyword', 'simple', 'vacant'] },
} as const satisfies ParameterTable;

/**
 * A search form and hotels; with dates also their free rooms. What is set decides which search is
 * asked: check-in and check-out dates lead to the vacancy search, a keyword to the keyword search,
 * both to the vacancies of the hotels that the keyword finds, everything else to the search by
 * area, number or coordinates. Where only the check-in date is set, the stay is one night.
 * `controls="none"` is a list without the form.
 *
 * The room kept for an entry is as high as a hotel can become without rooms. With rooms, an entry
 * is as high as they need.
 * @element mkt-hotel-search
 * @slot area - `<option value="japan,tokyo,tokyo,A">`: areas to choose from, each by its codes from
 *   the largest class to the smallest, separated by commas. The smaller ones may be missing.
 * @csspart near - The button that searches around the reader.
 * @csspart rating - Average and number of the reviews.
 * @csspart area - Where the hotel is.
 * @csspart station - The nearest station.
 * @csspart access - How to get there.
 * @csspart caption - What the hotel says of itself.
 * @csspart price - The lowest charge.
 * @csspart rooms - The free rooms.
 * @csspart room - One free room, or a plan for one.
 * @csspart meals - The meals that are included.
 * @csspart charge - The charges, night by night as far as the service tells them.
 * @csspart action - The link that reserves a room.
 */
export class MktHotelSearch extends withOperations(
  simpleHotelSearch,
  keywordHotelSearch,
  vacantHotelSearch,
) {
  static override readonly tag = 'mkt-hotel-search';
  static override readonly entryParts = [
    'image',
    'title',
    'rating',
    'area',
    'station',
    'access',
    'caption',
    'price',
    'rooms',
  ];
  static override readonly controls = {
    none: [],
    keyword: ['keyword'],
    area: ['largeClassCode', 'middleClassCode', 'smallClassCode', 'detailClassCode'],
    dates: ['checkinDate', 'checkoutDate'],
    rooms: ['roomNum'],
    guests: GUEST_PARAMETERS,
    price: ['minCharge', 'maxCharge'],
    conditions: ['squeezeCondition'],
    sort: ['sort'],
    near: ['latitude', 'longitude', 'searchRadius'],
  };
  static override readonly words = words;
  static override readonly locate = locate;
  static override readonly own = own;
  static override properties = propertiesFor(own);
  static override styles = [MktElement.styles, hotelStyles];
  /** What draws free rooms, where they are asked for. */
  #rooms: ReturnType<typeof lateRooms>;
  /** What was last said of attributes without use. */
  #said = '';

  /** @internal */
  override reach(): readonly Operation[] {
    const forced = this.operation && searches[this.operation];
    return forced ? [forced] : MktHotelSearch.operations;
  }

  /** @internal */
  override asks(): Operation {
    const [only, ...others] = this.reach();
    if (!others.length) return only!;
    const { keyword, checkinDate } = this.given(vacantByKeyword);
    const words = hasValue(keyword);
    // Whoever asks for a price or for so many guests means a stay: then the dates are missing.
    if (hasValue(checkinDate) || this.#chose(vacantHotelSearch, simpleHotelSearch)) {
      return words ? vacantByKeyword : vacantHotelSearch;
    }
    if (!words) return this.look.controls.includes('none') ? withoutForm : simpleHotelSearch;
    return this.#chose(simpleByKeyword, keywordHotelSearch) ? simpleByKeyword : keywordHotelSearch;
  }

  /** Whether the reader has chosen something that one search knows and another does not. */
  #chose(one: Operation, other: Operation): boolean {
    const set = valuesOf(this, one.params);
    return Object.entries(this.choices).some(
      ([name, value]) =>
        hasValue(value) && name in one.params && !(name in other.params) && value !== set[name],
    );
  }

  /** @internal */
  override given(operation: Operation): Record<string, unknown> {
    const given = super.given(operation);
    const { checkinDate, checkoutDate } = given;
    // Where all come at once, `limit` says how many are shown, not how many are asked for.
    if (hasValue(given['allReturnFlag'])) given['hits'] = this.hits;
    if ('checkoutDate' in operation.params && hasValue(checkinDate) && !hasValue(checkoutDate)) {
      given['checkoutDate'] = dayAfter(checkinDate);
    }
    return given;
  }

  protected override load(request: Request, signal: AbortSignal): Promise<Answer> {
    const { second } = request.operation as Partial<WordSearch>;
    return second ? sendBoth(request, second, this.hits, signal) : super.load(request, signal);
  }

  protected override willUpdate(): void {
    super.willUpdate();
    adoptAreas(this, hotelAreaStyles);
  }

  protected override waits(): boolean {
    this.#rooms = 'checkinDate' in this.asks().params ? lateRooms(this) : null;
    return super.waits() || this.#rooms === undefined;
  }

  protected override entry(hotel: Hotel, look: Look): Entry {
    const { locale, layout } = look;
    const said = travelWords(locale);
    const { rooms } = hotel;
    const inFull = this.#rooms && layout !== 'compact' && rooms && shows(look, 'rooms');
    const long = isRoomy(look, MktHotelSearch.entryParts);
    return {
      title: hotel.hotelName,
      href: hotel.hotelInformationUrl ?? hotel.planListUrl,
      image: hotel.hotelImageUrl ?? hotel.hotelThumbnailUrl,
      parts: {
        rating: stars(hotel.reviewAverage, hotel.reviewCount, locale),
        area: addressOf(hotel),
        station: hotel.nearestStation && said.station(hotel.nearestStation),
        access: long && hotel.access,
        caption: long && hotel.hotelSpecial,
        // Beside the charges of free rooms, the lowest of any day would mislead.
        price: inFull ? undefined : lowest(lowestOf(rooms) ?? hotel.hotelMinCharge, said, locale),
      },
      below: inFull && this.#rooms?.roomsView(this, rooms, look),
    };
  }

  protected override updated(): void {
    super.updated();
    this.#said = tellUnused(this, this.#said);
  }
}

export interface MktHotelSearch extends ParamsOfTable<typeof own> {}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-hotel-search': MktHotelSearch;
  }
}
