import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber, type Locale } from '../locales/locale.js';
import { stars } from './rating.js';

/** How entries are to look: settings of the element that are the same for all of them. */
export interface Look {
  readonly locale: Locale;
  readonly layout: string;
  readonly columns?: number | string | undefined;
  /** Entries that the author wants shown, 0 where that is open. */
  readonly limit: number;
  readonly heading?: string | undefined;
  readonly headingLevel: number | string;
  /** Pixels of the pictures to ask for. */
  readonly imageSize?: number | undefined;
  /** The parts of an entry to show. */
  readonly parts: ReadonlySet<string>;
  readonly rel: string;
  readonly target: string;
  /** '' for no label. */
  readonly disclosure: string;
}

/** What one entry shows. Everything is text or an http(s) address; what is absent is left out. */
export interface Entry {
  readonly title?: string | undefined;
  readonly href?: string | undefined;
  readonly image?: string | undefined;
  readonly rank?: number | undefined;
  readonly caption?: string | undefined;
  /** Average of the reviews, 0 to 5. */
  readonly rating?: number | undefined;
  readonly reviews?: number | undefined;
  /** As it is written. */
  readonly price?: string | undefined;
  readonly shop?: string | undefined;
}

/** The size is asked for by a query that the service's own picture addresses carry. */
function sized(address: string, pixels: number): string {
  return address.replace(/([?&]_ex=)\d+x\d+/, `$1${pixels}x${pixels}`);
}

/** A picture that cannot be loaded leaves its empty frame. */
const hideBroken = (event: Event) => ((event.target as HTMLElement).hidden = true);

function picture({ image }: Entry, { imageSize }: Look) {
  if (!image) return nothing;
  const one = imageSize ? sized(image, imageSize) : image;
  const two = imageSize ? `${sized(image, imageSize * 2)} 2x` : nothing;
  return html`<img
    src=${one}
    srcset=${two}
    alt=""
    width="128"
    height="128"
    loading="lazy"
    decoding="async"
    @error=${hideBroken}
  />`;
}

/**
 * One entry with its one main link, which covers the whole card.
 */
export function entryView(entry: Entry, look: Look): TemplateResult {
  const { locale, parts, rel, target } = look;
  const part = (name: string, content: unknown) =>
    parts.has(name) && content !== undefined && content !== nothing
      ? html`<div part=${name} class=${name}>${content}</div>`
      : nothing;
  const title = entry.title ?? entry.href;
  return html`<li part="item" class="item">
    ${parts.has('image') ? html`<div part="image" class="image">${picture(entry, look)}</div>` : ''}
    ${part('rank', entry.rank && rank(entry.rank, locale))}
    <div class="text">
      ${
        parts.has('title')
          ? html`<div part="title" class="title">
              ${
                entry.href
                  ? html`<a part="link" href=${entry.href} rel=${rel} target=${target}>${title}</a>`
                  : title
              }
            </div>`
          : ''
      }
      ${part('caption', entry.caption)}
      ${part('rating', stars(entry.rating, entry.reviews, locale))} ${part('price', entry.price)}
      ${part('shop', entry.shop)}
    </div>
  </li>`;
}

function rank(place: number, locale: Locale) {
  const written = formatNumber(locale, place);
  return html`<span aria-hidden="true">${written}</span
    ><span class="unseen">${locale.rank(written)}</span>`;
}

/** The room of one entry, before there is one. */
export const skeleton = (): TemplateResult =>
  html`<li class="item skeleton" aria-hidden="true">
    <div class="image"></div>
    <div class="text"><i></i><i></i><i></i></div>
  </li>`;
