import { html, unsafeCSS, type TemplateResult } from 'lit';
import { formatNumber } from '../../i18n/format.js';
import { hotelDetail } from '../../i18n/hotel-detail.js';
import { travel } from '../../i18n/travel.js';
import { hotelDetailSearch, keywordHotelSearch } from '../../client/operations/travel.js';
import { hotelSummary } from '../../client/records/travel.js';
import { hasValue } from '../../client/validation/validate.js';
import gallery from '../../features/gallery/gallery.css?inline';
import rows from './rows.css.js';
import css from './hotel-detail.css?inline';
import { hotelWithRooms, requestsOfHotel, sendHotel, vacancyRequest } from './hotel-with-rooms.js';
import { travelStyles } from '../../styles/travel.js';
import { partLines } from '../../templates/part.js';
import { action, actions } from '../../templates/labels.js';
import { addressOf, hotelFacts, lowest, type Hotel } from '../../templates/hotel.js';
import {
  aspectsView,
  factsView,
  mapView,
  picturesOf,
  reviewView,
  visibleParts,
} from './hotel-detail-template.js';
import { rating } from '../../templates/figures.js';
import { MktElement } from '../../element/mkt-element.js';
import { withDefinition } from '../with-definition.js';
import { calendarFeature } from '../../features/calendar/calendar-feature.js';
import { roomsFeature } from '../../features/rooms/rooms-feature.js';
import type { WidgetDefinition } from '../../element/definition.js';
import { GalleryController } from '../../features/gallery/gallery-controller.js';
import { substituteFeature } from '../../features/substitute/substitute-feature.js';
import type { CardModel } from '../../templates/card.js';
import type { WidgetOptions } from '../../templates/widget-options.js';

const definition = {
  tag: 'mkt-hotel-detail',
  operations: [hotelDetailSearch],
  operationFor: (_, __, { checkinDate }) =>
    hasValue(checkinDate) ? hotelWithRooms : hotelDetailSearch,
  send: sendHotel,
  requestsOf: requestsOfHotel,
  layouts: ['list'],
  parts: [
    'image',
    'title',
    'rating',
    'price',
    'actions',
    'vacancies',
    'points',
    'caption',
    'facts',
    'aspects',
    'map',
    'review',
  ],
  controls: { calendar: [] },
  pageSize: 1,
  others: keywordHotelSearch,
  features: [substituteFeature, roomsFeature, calendarFeature(vacancyRequest)],
  ownParameters: {
    /**
     * Address of a map page, with `{latitude}` and `{longitude}` for the position of the hotel in
     * degrees of WGS84. Without it, there is no link to a map.
     */
    mapUrl: {
      kind: 'text',
      pattern: /^https?:\/\/./,
      format: 'httpUrl',
    },
  },
} as const satisfies WidgetDefinition;

/**
 * One hotel: pictures, access, ratings by aspect.
 *
 * Its height depends on the hotel's data. The reserved height is that of a usual hotel;
 * `--mkt-row-height` reserves another.
 * @element mkt-hotel-detail
 * @csspart pictures - The pictures: a scrolling row, one in view.
 * @csspart picture-number - The number of the picture in view.
 * @csspart thumbnail - A small picture: a button that shows the large one.
 * @csspart rating - Average and number of the reviews.
 * @csspart price - The lowest charge.
 * @csspart caption - The hotel's description of itself.
 * @csspart actions - Links to plans and reviews.
 * @csspart action - One of these links.
 * @csspart vacancies - The free rooms on the nights selected in the calendar.
 * @csspart rooms - The list of free rooms.
 * @csspart points - The multiple of the usual points, if a room gives more.
 * @csspart facts - Address, telephone, access, nearest station and parking.
 * @csspart aspects - Average ratings by aspect, as bars.
 * @csspart review - A review.
 * @csspart map - The picture of the map; with `map-url`, also the link to a map.
 */
export class MktHotelDetail extends withDefinition(definition) {
  static override styles = [MktElement.styles, travelStyles, unsafeCSS(css + gallery + rows)];

  readonly #gallery = new GalleryController(this);

  /** @internal */
  announcedResult(): string | undefined {
    const rooms = (this.records[0] as Hotel | undefined)?.rooms;
    const { free, allTaken } = hotelDetail[this.options.locale];
    return rooms && (rooms.length ? free(formatNumber(rooms.length)) : allTaken);
  }

  /** The free rooms, once the reader has selected a night. */
  #rooms({ rooms }: Hotel, options: WidgetOptions) {
    if (!rooms) return undefined;
    if (!rooms.length) return hotelDetail[options.locale].allTaken;
    const { adultNum = 1, roomNum = 1 } = this.resolved.parameters;
    return roomsFeature.module
      .use(this)
      ?.hotelRooms(rooms, options, { guests: Number(adultNum), rooms: Number(roomNum) });
  }

  /** Facts and review: a column whose remaining height goes to the pictures. */
  #foot(hotel: Hotel, options: WidgetOptions): TemplateResult {
    const { locale } = options;
    const messages = hotelDetail[locale];
    const facts = factsView(
      [
        [messages.address, [hotel.postalCode && `〒${hotel.postalCode}`, addressOf(hotel)]],
        [messages.telephone, [hotel.telephoneNo]],
        [messages.access, [hotel.access]],
        [messages.nearest, [hotel.nearestStation]],
        [messages.parking, [hotel.parkingInformation]],
      ],
      locale,
    );
    const review = hotel.userReview && reviewView(hotel.userReview, locale);
    const parts = visibleParts({ facts, review }, options);
    return html`<div class="more">${partLines(parts, options)}</div>`;
  }

  protected override card(hotel: Hotel, options: WidgetOptions): CardModel {
    const { locale } = options;
    const messages = hotelDetail[locale];
    const pictures = picturesOf(hotel, locale);
    return {
      ...hotelSummary(hotel),
      image:
        options.layout === 'fit'
          ? pictures[0]?.address
          : pictures[0] && this.#gallery.render(pictures),
      parts: visibleParts(
        {
          rating: rating(hotel, options),
          price: lowest(hotel.hotelMinCharge, 'perPerson', locale),
          actions: actions(
            action(hotel.planListUrl, messages.plans, options),
            action(hotel.dpPlanListUrl, messages.journeys, options),
            action(hotel.reviewUrl, travel[locale].reviews, options),
          ),
          vacancies: this.#rooms(hotel, options),
          caption: hotelFacts.caption.content(hotel),
          aspects: aspectsView(hotel.ratings, locale),
          map: mapView(hotel, this.mapUrl, options),
        },
        options,
      ),
      foot: this.#foot(hotel, options),
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-hotel-detail': MktHotelDetail;
  }
}
