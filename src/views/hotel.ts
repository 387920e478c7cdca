import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber, type Locale } from '../locales/locale.js';
import { aspectWords, type TravelWords } from '../locales/travel.js';
import type { RecordOf } from '../service/record.js';
import type { hotel, Ratings } from '../service/records/travel.js';
import { price } from './price.js';

export type Hotel = RecordOf<typeof hotel>;

/** Prefecture and the rest of the address, as Japanese addresses run on. */
export const addressOf = ({ address1 = '', address2 = '' }: Hotel): string => address1 + address2;

/** @param yen absent where the service names no lowest charge */
export const lowest = (yen: number | undefined, words: TravelWords, locale: Locale) =>
  yen === undefined
    ? undefined
    : html`<small>${words.lowest}</small> ${price(yen, locale)}${words.upwards}`;

/** A picture that cannot be loaded leaves its place to the others. */
export const hideBroken = (event: Event) => ((event.target as HTMLElement).hidden = true);

/** The pictures of one hotel. */
export function picturesView(
  { hotelImageUrl, hotelThumbnailUrl, roomImageUrl, roomThumbnailUrl, hotelName = '' }: Hotel,
  words: TravelWords,
): TemplateResult | undefined {
  const outside = hotelImageUrl ?? hotelThumbnailUrl;
  const inside = roomImageUrl ?? roomThumbnailUrl;
  const picture = (address: string | undefined, about: string) =>
    address
      ? html`<img src=${address} alt="${hotelName} ${about}" loading="lazy" @error=${hideBroken} />`
      : nothing;
  return outside || inside
    ? html`${picture(outside, words.outside)}${picture(inside, words.inside)}`
    : undefined;
}

/** Average ratings by aspect, each as a number and a bar. */
export function aspectsView(
  ratings: Ratings | undefined,
  locale: Locale,
): TemplateResult | undefined {
  const words = aspectWords(locale);
  const names = Object.keys(words) as (keyof Ratings)[];
  const rated = names.filter((name) => ratings?.[name]);
  if (!rated.length) return undefined;
  const row = (name: keyof Ratings) => {
    const average = ratings![name]!;
    return html`<div>
      <dt>${words[name]}</dt>
      <dd>
        <svg class="bar" viewBox="0 0 5 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width=${average} height="1" />
        </svg>
        ${formatNumber(locale, average)}
      </dd>
    </div>`;
  };
  return html`<dl>${rated.map(row)}</dl>`;
}
