import { LINE, LONG_LINE, TITLE } from '../../styles/rows.js';
import { daysBetween } from '../../client/days.js';
import { locate } from '../../client/geo/geolocation.js';
import { toServicePosition } from '../../client/geo/service-position.js';
import { hotelForm } from './texts.js';
import { travel } from '../../i18n/travel.js';
import {
  keywordHotelSearch,
  simpleHotelSearch,
  vacantHotelSearch,
} from '../../client/operations/travel.js';
import { hotelSummary } from '../../client/records/travel.js';
import { GUEST_PARAMETERS } from '../../client/validation/rules-travel.js';
import { travelStyles } from '../../styles/travel.js';
import {
  addressOf,
  hotelFacts,
  hotelLines,
  lowestCharge,
  type Hotel,
} from '../../templates/hotel.js';
import { shownFacts } from '../../templates/part.js';
import type { Stay } from '../../features/rooms/rooms.js';
import { roomsFeature } from '../../features/rooms/rooms-feature.js';
import { price } from '../../templates/figures.js';
import {
  cheapestFirst,
  hotelParameters,
  possibleSearches,
  searchFor,
  requestsOfSearch,
  sendSearch,
} from './hotel-searches.js';
import { mapFeature } from '../../features/map/map-feature.js';
import { MktElement } from '../../element/mkt-element.js';
import { withDefinition } from '../with-definition.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { CardModel } from '../../templates/card.js';
import { type WidgetOptions, isPartVisible } from '../../templates/widget-options.js';
import { calendarFeature } from '../../features/calendar/calendar-feature.js';
import { IgnoredParametersController } from '../../authoring/ignored-parameters-controller.js';
import { keywordFromFeature } from '../../features/keyword-from/keyword-from-feature.js';
import { substituteFeature } from '../../features/substitute/substitute-feature.js';

const formControls = {
  keyword: ['keyword'],
  area: ['largeClassCode', 'middleClassCode', 'smallClassCode', 'detailClassCode'],
  dates: ['checkinDate', 'checkoutDate'],
  rooms: ['roomNum'],
  guests: GUEST_PARAMETERS,
  price: ['minCharge', 'maxCharge'],
  conditions: ['squeezeCondition'],
  sort: ['sort'],
  near: ['latitude', 'longitude', 'searchRadius'],
} as const;

const definition = {
  tag: 'mkt-hotel-search',
  rows: {
    kind: 'travel',
    parts: {
      title: TITLE,
      rating: LINE,
      area: LINE,
      station: LINE,
      access: LONG_LINE,
      caption: LONG_LINE,
      price: '1.7em',
    },
  },
  operations: [simpleHotelSearch, keywordHotelSearch, vacantHotelSearch],
  operationFor: searchFor,
  searches: possibleSearches,
  parametersFor: hotelParameters,
  send: sendSearch,
  requestsOf: requestsOfSearch,
  parts: ['image', 'title', ...Object.keys(hotelFacts), 'rooms', 'points', 'action'],
  facts: hotelFacts,
  // All controls but the calendar, which makes many requests.
  controls: { ...formControls, calendar: [] },
  defaultControls: Object.keys(formControls),
  panel: ['guests', 'rooms'],
  // Guests and charges need dates.
  dependents: { dates: ['rooms', 'guests', 'price'] },
  nearMe: {
    locate,
    control: 'near',
    radius: 'searchRadius',
    kilometres: [0.5, 1, 2, 3],
    replaces: 'area',
    // The keyword search does not accept positions.
    excludes: ['keyword'],
  },
  formMessages: hotelForm,
  features: [
    keywordFromFeature,
    substituteFeature,
    { ...roomsFeature, isAwaited: true },
    mapFeature,
    calendarFeature((host, changes) =>
      cheapestFirst(
        // By the keyword of the page that had results.
        host.resolve({
          keyword: host.state.answer?.values?.['keyword'],
          ...host.state.selection,
          ...changes,
        }).result,
      ),
    ),
  ],
  ownParameters: {
    /** The search to use; by default it follows from the other attributes. */
    operation: { kind: 'text', values: ['keyword', 'simple', 'vacant'] },
  },
  map: {
    markerText: (hotel: Hotel, locale) => ({
      label: price(lowestCharge(hotel)?.yen, locale),
      address: addressOf(hotel),
    }),
    toServicePosition,
    fields: [],
  },
} as const satisfies WidgetDefinition;

/** Narrow entries are higher with each room: further ones are behind a button. */
const shownRooms = ({ layout }: WidgetOptions) =>
  layout === 'grid' || layout === 'carousel' ? 2 : Infinity;

/**
 * A search form and hotels; with dates also their free rooms. The attributes decide the search:
 * check-in and check-out dates lead to the vacancy search, a keyword to the keyword search, both to
 * the vacancies of the hotels that match the keyword, everything else to the search by area, number
 * or coordinates. With a check-in date only, the stay is one night. As a date, `+14` is the day in
 * two weeks, `sat` the next Saturday and `+2sat` the Saturday two weeks later, in Japan's time. Past dates are not requested. Of the hotels that match a keyword, up to
 * 15 are checked for free rooms at once: if none has any, readers can search further.
 * `reader-controls="none"` is a list without the form.
 *
 * The reserved height of an entry is that of a hotel without rooms. With rooms, an entry is as high
 * as they need; in a grid or carousel, the third room and further ones are behind a button.
 * @element mkt-hotel-search
 * @slot area - `<option value="japan,tokyo,tokyo,A">`: areas to choose from, each by its codes from
 *   the largest class to the smallest, separated by commas. The smaller ones may be missing.
 * @csspart near - The button that searches around the reader.
 * @csspart guests - The button that opens the panel with people and rooms.
 * @csspart panel - That panel.
 * @csspart rooms - The free rooms.
 * @csspart points - The multiple of the usual points, if a room gives more.
 * @csspart action - The link that reserves a room.
 */
export class MktHotelSearch extends withDefinition(definition) {
  static override styles = [MktElement.styles, travelStyles];

  constructor() {
    super();
    new IgnoredParametersController(this);
  }

  #stayAt({ hotelName }: Hotel): Stay {
    const { checkinDate, checkoutDate, adultNum = 1, roomNum = 1 } = this.resolved.parameters;
    return {
      hotelName,
      nights: daysBetween(String(checkinDate), String(checkoutDate)),
      guests: Number(adultNum),
      rooms: Number(roomNum),
    };
  }

  protected override card(hotel: Hotel, options: WidgetOptions): CardModel {
    const { locale, layout } = options;
    const { rooms } = hotel;
    const showsRooms = layout !== 'compact' && isPartVisible(options, 'rooms');
    const foot =
      rooms && showsRooms
        ? roomsFeature.module
            .use(this)
            ?.hotelRooms(rooms, options, this.#stayAt(hotel), shownRooms(options))
        : undefined;
    const parts = shownFacts(hotelFacts, hotel, options);
    return {
      // Each free room has a link that books it.
      action: foot ? undefined : travel[locale].viewHotel,
      // The lowest charge of any day would mislead beside the charges of the rooms.
      parts: foot ? { ...parts, price: undefined } : parts,
      lines: hotelLines,
      foot,
      ...hotelSummary(hotel),
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-hotel-search': MktHotelSearch;
  }
}
