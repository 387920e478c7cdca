import { LINE, LONG_LINE, TITLE } from '../../styles/rows.js';
import { locate } from '../../client/geo/geolocation.js';
import { toServicePosition } from '../../client/geo/service-position.js';
import { html, unsafeCSS, type TemplateResult } from 'lit';
import { formatNumber } from '../../i18n/format.js';
import { golfForm } from './texts.js';
import { travel } from '../../i18n/travel.js';
import { distance } from '../../client/geo/datum.js';
import type { RecordOfOperation } from '../../client/operations/operation.js';
import { golfCourseSearch } from '../../client/operations/golf.js';
import { golfCourseSummary } from '../../client/records/golf.js';
import { hasValue } from '../../client/validation/validate.js';
import { travelStyles } from '../../styles/travel.js';
import { action, actions, within } from '../../templates/labels.js';
import { langOf } from '../../templates/language.js';
import { rating } from '../../templates/figures.js';
import { partView, shownFacts, textFact, type Facts, type PartsOf } from '../../templates/part.js';
import { keywordFromFeature } from '../../features/keyword-from/keyword-from-feature.js';
import { mapFeature } from '../../features/map/map-feature.js';
import { MktElement } from '../../element/mkt-element.js';
import { withDefinition } from '../with-definition.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { CardModel } from '../../templates/card.js';
import type { WidgetOptions } from '../../templates/widget-options.js';

type GolfCourse = RecordOfOperation<typeof golfCourseSearch>;

const facts = {
  image: { fields: ['golfCourseImageUrl'] },
  title: { fields: ['golfCourseName', 'golfCourseDetailUrl'] },
  /** The evaluation as stars. */
  rating: {
    fields: ['evaluation'],
    content: ({ evaluation }, options) => rating({ reviewAverage: evaluation }, options),
  },
  /** The address. */
  address: textFact('address'),
  /** The nearest exit of a motorway. */
  highway: {
    fields: ['highway'],
    content: ({ highway }, { locale }) =>
      highway && within(travel[locale].highway, highway, locale),
  },
  /** The distance from the searched place in kilometres, in a straight line. */
  distance: {
    fields: ['latitude', 'longitude'],
    content: ({ away }, { locale }) => away && travel[locale].away(away),
  },
  /** The course's description of itself. */
  caption: { ...textFact('golfCourseCaption'), isLong: true },
  /** Further links. */
  actions: {
    fields: ['reserveCalUrl', 'ratingUrl'],
    content: ({ golfCourseName: title, ratingUrl, reserveCalUrl }, options) => {
      const { calendar, reviews } = travel[options.locale];
      return actions(
        action(reserveCalUrl, calendar, options, title),
        action(ratingUrl, reviews, options, title),
      );
    },
  },
} as const satisfies Facts<GolfCourse & { readonly away?: string | undefined }>;

/** Draws the parts in one template, with fewer nodes than `partLines`. */
const golfLines = (
  { rating, address, highway, distance, caption, actions }: PartsOf<typeof facts>,
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
  parts: [...Object.keys(facts), 'action'],
  facts,
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
 * @csspart action - The link to the booking calendar or to the reviews.
 */
export class MktGolfFinder extends withDefinition(definition) {
  static override styles = [
    MktElement.styles,
    travelStyles,
    // The placeholder of a missing picture is a flag.
    unsafeCSS(":host { --_sign: path('M10 2l9.5 4.2-7.9 3.6v8.3a7 2 0 1 1-1.6 0z') }"),
  ];

  protected override card(course: GolfCourse, options: WidgetOptions): CardModel {
    const place = { ...course, away: this.#away(course) };
    return {
      action: travel[options.locale].viewCourse,
      parts: shownFacts(facts, place, options),
      lines: golfLines,
      ...golfCourseSummary(course),
    };
  }

  /** The distance of a course from the searched place; both in the datum of the service. */
  #away({ latitude, longitude }: GolfCourse): string | undefined {
    const { latitude: north, longitude: east } = this.resolved.parameters;
    if (!latitude || !longitude || !hasValue(north) || !hasValue(east)) return undefined;
    const searched = { latitude: Number(north), longitude: Number(east) };
    return `${distance(searched, { latitude, longitude }).toFixed(1)} km`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-golf-finder': MktGolfFinder;
  }
}
