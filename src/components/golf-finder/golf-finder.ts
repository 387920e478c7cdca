import { golfWords as words } from '../../i18n/controls-golf.js';
import { travelWords } from '../../i18n/travel.js';
import type { Position } from '../../client/geo/datum.js';
import { distance } from '../../client/geo/distance.js';
import type { RecordOfOperation } from '../../client/operations/operation.js';
import { golfCourseSearch } from '../../client/operations/golf.js';
import { hasValue } from '../../client/validation/validate.js';
import { adoptAreas, golfAreaStyles, golfStyles } from '../../styles/travel.js';
import { action, actions } from '../../templates/secondary-link.js';
import { isRoomy, type Entry, type Look } from '../../templates/card.js';
import { stars } from '../../templates/rating.js';
import { MktElement } from '../base/widget-element.js';
import { locate } from '../../controllers/interaction/near.js';
import { withOperations } from '../base/with-operations.js';

/**
 * A search form and golf courses, also by their distance from a place. `controls="none"` is a list
 * without the form.
 * @element mkt-golf-finder
 * @slot area - `<option value="8">`: areas to choose from, by their codes.
 * @csspart near - The button that searches around the reader.
 * @csspart rating - The evaluation as stars.
 * @csspart address - The address.
 * @csspart highway - The nearest exit of a motorway.
 * @csspart distance - Kilometres from the place that was asked for, in a straight line.
 * @csspart caption - What the course says of itself.
 * @csspart actions - Further links.
 * @csspart action - The link to the booking calendar or to the reviews.
 */
export class MktGolfFinder extends withOperations(golfCourseSearch) {
  static override readonly tag = 'mkt-golf-finder';
  static override readonly fields = {
    image: 'golfCourseImageUrl',
    title: 'golfCourseName,golfCourseDetailUrl',
    rating: 'evaluation',
    address: 'address',
    highway: 'highway',
    distance: 'latitude,longitude',
    caption: 'golfCourseCaption',
    actions: 'reserveCalUrl,ratingUrl',
  };
  static override readonly entryParts = Object.keys(MktGolfFinder.fields);
  static override readonly controls = {
    none: [],
    keyword: ['keyword'],
    area: ['areaCode'],
    sort: ['sort'],
    bookable: ['reservation'],
    near: ['latitude', 'longitude', 'searchRadius'],
  };
  static override readonly words = words;
  static override readonly locate = locate;
  static override styles = [MktElement.styles, golfStyles];

  protected override willUpdate(): void {
    super.willUpdate();
    adoptAreas(this, golfAreaStyles);
  }

  protected override entry(course: RecordOfOperation<typeof golfCourseSearch>, look: Look): Entry {
    const { locale } = look;
    const said = travelWords(locale);
    const { golfCourseName: title, latitude, longitude } = course;
    const long = isRoomy(look, MktGolfFinder.entryParts);
    return {
      title,
      href: course.golfCourseDetailUrl,
      image: course.golfCourseImageUrl,
      parts: {
        rating: stars(course.evaluation, undefined, locale),
        address: course.address,
        highway: course.highway && said.highway(course.highway),
        distance: latitude && longitude && this.#away({ latitude, longitude }, said.away),
        caption: long && course.golfCourseCaption,
        actions: actions(
          action(course.reserveCalUrl, said.calendar, look, title),
          action(course.ratingUrl, said.reviews, look, title),
        ),
      },
    };
  }

  /** How far a place is from the one asked for; both are in the datum of the service. */
  #away(place: Position, said: (distance: string) => string): string | undefined {
    const { latitude, longitude } = this.given(golfCourseSearch);
    return hasValue(latitude) && hasValue(longitude)
      ? said(
          `${distance({ latitude: Number(latitude), longitude: Number(longitude) }, place).toFixed(1)} km`,
        )
      : undefined;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-golf-finder': MktGolfFinder;
  }
}
