import { html, type TemplateResult } from 'lit';
import { formatAverage } from '../../i18n/format.js';
import { formatDate } from '../../i18n/format-intl.js';
import { common } from '../../i18n/common.js';
import { hotelDetail } from '../../i18n/hotel-detail.js';
import type { Locale } from '../../i18n/locale.js';
import { url } from '../../client/records/fields.js';
import type { Ratings } from '../../client/records/travel.js';
import { isForeign, langOf } from '../../templates/language.js';
import { action, actions, within } from '../../templates/labels.js';
import type { Parts } from '../../templates/part.js';
import { isPartVisible, type WidgetOptions } from '../../templates/widget-options.js';
import type { GalleryPicture } from '../../features/gallery/gallery-controller.js';
import { pictureView } from '../../templates/entry-parts.js';
import type { Hotel } from '../../templates/hotel.js';

/** The parts that the author does not hide. */
export const visibleParts = (parts: Parts, options: WidgetOptions): Parts =>
  Object.fromEntries(Object.entries(parts).filter(([part]) => isPartVisible(options, part)));

/**
 * A list of facts, without empty ones.
 * @param facts names with lines of text
 */
export function factsView(
  facts: readonly (readonly [name: string, lines: readonly (string | undefined)[]])[],
  locale: Locale,
): TemplateResult | undefined {
  const rows = facts.flatMap(([name, lines]) => {
    const text = lines.filter(Boolean).join('\n');
    const lang = langOf(text, locale);
    return text
      ? html`<div><dt .textContent=${name}></dt><dd lang=${lang} .textContent=${text}></dd></div>`
      : [];
  });
  return rows.length ? html`<dl>${rows}</dl>` : undefined;
}

/** Alternative text of a picture, without the hotel's name if that is in another language. */
const altOf = ({ hotelName }: Hotel, about: string, locale: Locale): string =>
  isForeign(hotelName, locale) ? about : [hotelName, about].join(' ').trim();

/**
 * The service's picture of a map, and the author's link to a map page.
 * @param template an address with `{latitude}` and `{longitude}`
 */
export function mapView(
  hotel: Hotel,
  template: string | undefined,
  options: WidgetOptions,
): TemplateResult | undefined {
  const { hotelMapImageUrl, position } = hotel;
  const { map } = hotelDetail[options.locale];
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
    ? html`<div class="frame">${pictureView({ address: hotelMapImageUrl }, options, alt)}</div>`
    : undefined;
  return actions(picture, action(href, map, options));
}

export function picturesOf(hotel: Hotel, locale: Locale): readonly GalleryPicture[] {
  const { outside, inside } = hotelDetail[locale];
  const { hotelImageUrl, hotelThumbnailUrl, roomImageUrl, roomThumbnailUrl } = hotel;
  return [
    { name: outside, address: hotelImageUrl ?? hotelThumbnailUrl, thumbnail: hotelThumbnailUrl },
    { name: inside, address: roomImageUrl ?? roomThumbnailUrl, thumbnail: roomThumbnailUrl },
  ].flatMap(({ name, address, thumbnail }) =>
    address ? { name, address, thumbnail, alt: altOf(hotel, name, locale) } : [],
  );
}

/** Average ratings by aspect, each as a number and a bar. */
export function aspectsView(ratings: Ratings = {}, locale: Locale): TemplateResult | undefined {
  const { aspects } = hotelDetail[locale];
  const rows = (Object.keys(aspects) as (keyof Ratings)[]).flatMap((name) => {
    const average = ratings[name];
    if (!average) return [];
    const shown = formatAverage(average);
    // Prettier would add white space inside the SVG: extra nodes.
    // prettier-ignore
    return html`<div
      ><dt .textContent=${aspects[name]}></dt
      ><dd
        ><svg class="bar" viewBox="0 0 5 1" preserveAspectRatio="none" aria-hidden="true"
          ><rect width=${average} height="1" /></svg
        ><span role="img" aria-label=${common[locale].rating(shown)} .textContent=${shown}></span
      ></dd
    ></div>`;
  });
  return rows.length ? html`<dl>${rows}</dl>` : undefined;
}

/** The service writes the time of a review behind its text. */
const POSTED = /\s*(\d{4}-\d\d-\d\d) \d\d:\d\d:\d\d投稿$/;

export function reviewView(text: string, locale: Locale): TemplateResult {
  const { review, posted } = hotelDetail[locale];
  const day = POSTED.exec(text)?.[1];
  const date = day && formatDate(locale, day);
  const withDay = (words: string) => (date ? `${words}${posted(date)}` : words);
  return html`<b .textContent=${review}></b
    >${within(withDay, date ? text.replace(POSTED, '') : text, locale)}`;
}
