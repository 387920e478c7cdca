import { formatNumber } from '../i18n/format.js';
import { common, hotelDetail } from '../i18n/index.js';
import type { Locale } from '../i18n/locale.js';
import { url } from '../client/records/fields.js';
import type { Ratings } from '../client/records/travel.js';
import { element, type Children, type Content } from './children.js';
import { langOf, marked, within } from './language.js';
import { action, actions } from './secondary-link.js';
import type { WidgetOptions } from './widget-options.js';
import type { GalleryPicture } from './gallery.js';
import type { Hotel } from './hotel.js';
import { entryPicture } from './picture.js';

const dl = /* @__PURE__ */ element('dl');
const div = /* @__PURE__ */ element('div');
const dt = /* @__PURE__ */ element('dt');
const dd = /* @__PURE__ */ element('dd');

/** Values with their names, or nothing where there is none. */
function listOf(pairs: readonly (readonly [name: string, value: Content])[]): Children | undefined {
  const items = pairs.map(([name, value]) => div([dt(name), dd(value)]));
  return items.length ? [dl({ items })] : undefined;
}

/**
 * Facts with their names; what the service does not tell is left out.
 * @param facts each with its lines
 */
export function factsView(
  facts: readonly (readonly [name: string, lines: readonly (string | undefined)[]])[],
  locale: Locale,
): Children | undefined {
  const told = facts.map(([name, lines]) => [name, lines.filter(Boolean).join('\n')] as const);
  const known = told.filter(([, text]) => text);
  return listOf(known.map(([name, text]) => [name, marked(text, locale)]));
}

/**
 * What a picture shows of which hotel, for those who do not see it. Names of another language than
 * the rest are left out: a text has one language.
 */
const altOf = ({ hotelName }: Hotel, about: string, locale: Locale): string =>
  langOf(hotelName, locale) ? about : [hotelName, about].join(' ').trim();

const frame = /* @__PURE__ */ element('div', { class: 'frame' });

/**
 * The picture of the map that the service has, and the author's link to a better one.
 * @param template an address with `{latitude}` and `{longitude}`
 */
export function mapView(
  hotel: Hotel,
  template: string | undefined,
  options: WidgetOptions,
): Children | undefined {
  const { hotelMapImageUrl, position } = hotel;
  const { map } = hotelDetail(options.locale);
  const href =
    template && position
      ? url(
          template.replace(/\{(latitude|longitude)\}/g, (_, name: keyof typeof position) =>
            String(position[name]),
          ),
        )
      : undefined;
  const alt = altOf(hotel, map, options.locale);
  const picture = hotelMapImageUrl
    ? frame([entryPicture({ address: hotelMapImageUrl, alt }, options)])
    : undefined;
  return actions(picture, action(href, map, options));
}

/** The pictures of one hotel: from outside, and of a room. */
export function picturesOf(hotel: Hotel, locale: Locale): readonly GalleryPicture[] {
  const { outside, inside } = hotelDetail(locale);
  const { hotelImageUrl, hotelThumbnailUrl, roomImageUrl, roomThumbnailUrl } = hotel;
  return [
    { name: outside, address: hotelImageUrl ?? hotelThumbnailUrl, thumbnail: hotelThumbnailUrl },
    { name: inside, address: roomImageUrl ?? roomThumbnailUrl, thumbnail: roomThumbnailUrl },
  ].flatMap(({ name, address, thumbnail }) =>
    address ? { name, address, thumbnail, alt: altOf(hotel, name, locale) } : [],
  );
}

const drawing = /* @__PURE__ */ element('svg', {
  class: 'bar',
  viewBox: '0 0 5 1',
  preserveAspectRatio: 'none',
  'aria-hidden': 'true',
});
const bar = /* @__PURE__ */ element('rect', { height: '1' });
const number = /* @__PURE__ */ element('span', { role: 'img' });

/** Average ratings by aspect, each as a number and a bar. */
export function aspectsView(ratings: Ratings = {}, locale: Locale): Children | undefined {
  const { aspects } = hotelDetail(locale);
  const row = (name: keyof Ratings) => {
    const average = ratings[name];
    if (!average) return [];
    const shown = formatNumber(average);
    const content = [
      drawing([bar({ attributes: { width: String(average) } })]),
      number({ attributes: { 'aria-label': common(locale).rating(shown) }, content: shown }),
    ];
    return [[aspects[name], content] as const];
  };
  return listOf((Object.keys(aspects) as (keyof Ratings)[]).flatMap(row));
}

const heading = /* @__PURE__ */ element('b');

/** A review, with what it is. */
export const reviewView = (text: string, locale: Locale): Children => [
  heading(hotelDetail(locale).review),
  ...within((review) => review, text, locale),
];
