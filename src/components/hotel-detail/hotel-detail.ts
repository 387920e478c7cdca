import { html, unsafeCSS } from 'lit';
import { hotelDetail } from '../../i18n/index.js';
import { hotelDetailSearch } from '../../client/operations/travel.js';
import css from './hotel-detail.css?inline';
import { hotelDetailSizes } from './sizes.js';
import { entrySizeRules } from '../../styles/size-rules.js';
import { travelStyles } from '../../styles/travel.js';
import { action, actions } from '../../templates/secondary-link.js';
import { addressOf, lowest, type Hotel } from '../../templates/hotel.js';
import { aspectsView, factsView, mapView, picturesView } from '../../templates/hotel-detail.js';
import { within } from '../../templates/language.js';
import { stars } from '../../templates/rating.js';
import { MktElement } from '../base/mkt-element.js';
import { withDefinition } from '../base/with-definition.js';
import type { WidgetDefinition } from '../../controllers/definition.js';
import type { CardModel } from '../../templates/card.js';
import type { WidgetOptions } from '../../templates/widget-options.js';

const definition = {
  tag: 'mkt-hotel-detail',
  operations: [hotelDetailSearch],
  layouts: ['list'],
  parts: [
    'image',
    'title',
    'rating',
    'price',
    'caption',
    'actions',
    'facts',
    'aspects',
    'map',
    'review',
  ],
  pageSize: 1,
  ownParameters: {
    /**
     * Address of a map, with `{latitude}` and `{longitude}` for the place of the hotel in degrees
     * of WGS84. Without it, the picture of the map is no link.
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
 * How high it becomes depends on what the service tells. The room kept for it is that of a usual
 * hotel; `--mkt-row-height` keeps another.
 * @element mkt-hotel-detail
 * @csspart rating - Average and number of the reviews.
 * @csspart price - The lowest charge.
 * @csspart caption - What the hotel says of itself.
 * @csspart actions - Links to plans and reviews.
 * @csspart action - One of these links.
 * @csspart facts - Address, telephone, access, nearest station and parking.
 * @csspart aspects - Average ratings by aspect, as bars.
 * @csspart review - A review.
 * @csspart map - The picture of the map; with `map-url`, also the link to a map.
 */
export class MktHotelDetail extends withDefinition(definition) {
  static override styles = [
    MktElement.styles,
    travelStyles,
    unsafeCSS(css + entrySizeRules(hotelDetailSizes)),
  ];

  protected override card(hotel: Hotel, options: WidgetOptions): CardModel {
    const { locale } = options;
    const messages = hotelDetail(locale);
    return {
      title: hotel.hotelName,
      href: hotel.hotelInformationUrl ?? hotel.planListUrl,
      image: picturesView(hotel, locale),
      parts: {
        rating: stars(hotel.reviewAverage, hotel.reviewCount, locale),
        price: lowest(hotel.hotelMinCharge, 'perPerson', locale),
        caption: hotel.hotelSpecial,
        actions: actions(
          action(hotel.planListUrl, messages.plans, options),
          action(hotel.dpPlanListUrl, messages.journeys, options),
          action(hotel.reviewUrl, messages.reviews, options),
        ),
        facts: factsView(
          [
            [messages.address, [hotel.postalCode && `〒${hotel.postalCode}`, addressOf(hotel)]],
            [messages.telephone, [hotel.telephoneNo]],
            [messages.access, [hotel.access]],
            [messages.nearest, [hotel.nearestStation]],
            [messages.parking, [hotel.parkingInformation]],
          ],
          locale,
        ),
        aspects: aspectsView(hotel.ratings, locale),
        map: mapView(hotel, this.mapUrl, options),
        review:
          hotel.userReview &&
          html`<b .textContent=${messages.review}></b>
            ${within((text) => text, hotel.userReview, locale)}`,
      },
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-hotel-detail': MktHotelDetail;
  }
}
