import { LINE, LONG_LINE, TITLE } from '../../styles/rows.js';
import { locate } from '../../client/geo/geolocation.js';
import { toServicePosition } from '../../client/geo/service-position.js';
import { html, unsafeCSS, type TemplateResult } from 'lit';
import { formatNumber } from '../../i18n/format.js';
import { golfForm } from './texts.js';
import { travel } from '../../i18n/travel.js';
import { distance, type Position } from '../../client/geo/datum.js';
import type { RecordOfOperation } from '../../client/operations/operation.js';
import { golfCourseSearch } from '../../client/operations/golf.js';
import { golfCourseSummary } from '../../client/records/golf.js';
import { hasValue } from '../../client/validation/validate.js';
import { travelStyles } from '../../styles/travel.js';
import { action, actions, within } from '../../templates/labels.js';
import { langOf } from '../../templates/language.js';
import { rating, type SpokenFigure } from '../../templates/figures.js';
import { partView } from '../../templates/part.js';
import { keywordFromFeature } from '../../features/keyword-from/keyword-from-feature.js';
import { mapFeature } from '../../features/map/map-feature.js';
import { MktElement } from '../../element/mkt-element.js';
import { withDefinition } from '../with-definition.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { CardModel } from '../../templates/card.js';
import { type WidgetOptions, hasRoomForLongText } from '../../templates/widget-options.js';

type GolfCourse = RecordOfOperation<typeof golfCourseSearch>;

/** The parts of a golf course below its name; those with words around the text may be templates. */
type GolfParts = Readonly<{
  rating?: SpokenFigure | undefined;
  address?: string | undefined;
  highway?: string | TemplateResult | undefined;
  distance?: string | undefined;
  caption?: string | undefined;
  actions?: TemplateResult | undefined;
}>;

const golfLines = (
  { rating, address, highway, distance, caption, actions }: GolfParts,
  { locale }: WidgetOptions,
): TemplateResult =>
  html`${rating && partView('rating', rating, locale)}<div
      part="address"
      class="address"
      lang=${langOf(address, locale)}
      .textContent=${address}
    ></div
    ><div part="highway" class="highway">${highway}</div
    ><div part="distance" class="distance" .textContent=${distance}></div
    ><div
      part="caption"
      class="caption"
      lang=${langOf(caption, locale)}
      .textContent=${caption}
    ></div
    ><div part="actions" class="actions">${actions}</div>`;

const fieldsByPart = {
  image: ['golfCourseImageUrl'],
  title: ['golfCourseName', 'golfCourseDetailUrl'],
  rating: ['evaluation'],
  address: ['address'],
  highway: ['highway'],
  distance: ['latitude', 'longitude'],
  caption: ['golfCourseCaption'],
  actions: ['reserveCalUrl', 'ratingUrl'],
};

const definition = {
  tag: 'mkt-golf-finder',
  rows: {
    kind: 'travel',
    parts: {
      title: TITLE,
      rating: LINE,
      address: LINE,
      highway: LINE,
      distance: LINE,
      caption: LONG_LINE,
      actions: '2.2em',
    },
  },
  operations: [golfCourseSearch],
  parts: [...Object.keys(fieldsByPart), 'action'],
  fieldsByPart,
  controls: {
    keyword: ['keyword'],
    area: ['areaCode'],
    sort: ['sort'],
    bookable: ['reservation'],
    near: ['latitude', 'longitude', 'searchRadius'],
  },
  defaultControls: ['keyword', 'area', 'sort', 'bookable', 'near'],
  nearMe: {
    locate,
    control: 'near',
    radius: 'searchRadius',
    kilometres: [10, 30, 50, 100, 150, 300],
    replaces: 'area',
  },
  formMessages: golfForm,
  features: [keywordFromFeature, mapFeature],
  map: {
    markerText: (course: GolfCourse) => ({
      label: course.evaluation ? `★ ${formatNumber(course.evaluation)}` : undefined,
      address: course.address,
    }),
    toServicePosition,
    fields: ['golfCourseName', 'address', 'evaluation', 'latitude', 'longitude'],
  },
} as const satisfies WidgetDefinition;

/**
 * A search form and golf courses, also by their distance from a place. `reader-controls="none"` is a list
 * without the form.
 * @element mkt-golf-finder
 * @slot area - `<option value="8">`: areas to choose from, by their codes.
 * @csspart near - The button that searches around the reader.
 * @csspart rating - The evaluation as stars.
 * @csspart address - The address.
 * @csspart highway - The nearest exit of a motorway.
 * @csspart distance - The distance from the searched place in kilometres, in a straight line.
 * @csspart caption - The course's description of itself.
 * @csspart actions - Further links.
 * @csspart action - The link to the booking calendar or to the reviews.
 */
export class MktGolfFinder extends withDefinition(definition) {
  static override styles = [
    MktElement.styles,
    travelStyles,
    // The placeholder of a missing picture is a flag.
    unsafeCSS(":host { --_sign: path('M10 2l9.5 4.2-7.9 3.6v8.3a7 2 0 1 1-1.6 0z') }"),
  ];

  protected override card(course: GolfCourse, options: WidgetOptions): CardModel<GolfParts> {
    const { locale } = options;
    const messages = travel[locale];
    const { golfCourseName: title, latitude, longitude } = course;
    const long = hasRoomForLongText(options);
    return {
      action: messages.viewCourse,
      parts: {
        rating: rating(course.evaluation, undefined, locale),
        address: course.address,
        highway: course.highway && within(messages.highway, course.highway, locale),
        distance:
          latitude && longitude ? this.#away({ latitude, longitude }, messages.away) : undefined,
        caption: long ? course.golfCourseCaption : '',
        actions: actions(
          action(course.reserveCalUrl, messages.calendar, options, title),
          action(course.ratingUrl, messages.reviews, options, title),
        ),
      },
      lines: golfLines,
      ...golfCourseSummary(course),
    };
  }

  /** The distance of a place from the searched one; both in the datum of the service. */
  #away(place: Position, message: (distance: string) => string): string | undefined {
    const { latitude, longitude } = this.resolved.parameters;
    return hasValue(latitude) && hasValue(longitude)
      ? message(
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
