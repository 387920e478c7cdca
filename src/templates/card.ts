import { html, nothing, type TemplateResult } from 'lit';
import type { Locale } from '../i18n/locale.js';
import type { Value } from '../client/validation/parameter.js';

/** How entries are to look: settings of the element that are the same for all of them. */
export interface Look {
  readonly locale: Locale;
  readonly layout: string;
  readonly columns?: Value;
  /** Entries that the author wants shown or, else, asked for; 0 where that is open. */
  readonly limit: Value;
  readonly heading?: Value;
  readonly headingLevel: Value;
  /** Pixels of the pictures to ask for. */
  readonly imageSize?: Value;
  /** The parts of an entry to show, and those of them to hide. */
  readonly show: readonly unknown[];
  readonly hide?: readonly unknown[];
  readonly pager: Value;
  /** What the reader may change. */
  readonly controls: readonly unknown[];
  readonly rel: string;
  readonly target: string;
  /** '' for no label. */
  readonly disclosure: string;
}

/** What one entry shows. Everything is text or an http(s) address; what is absent is left out. */
export interface Entry {
  readonly title?: string | undefined;
  readonly href?: string | undefined;
  /** Address of the picture, or the pictures themselves. */
  readonly image?: string | TemplateResult | undefined;
  readonly rank?: number | undefined;
  /** Further parts by their names, in their order. */
  readonly parts?: Readonly<Record<string, unknown>>;
  /** What comes below picture and text, across the whole entry. */
  readonly below?: unknown;
}

/** Whether a part of an entry is to be shown. */
export const shows = ({ show, hide }: Look, part: string): boolean =>
  show.includes(part) && !hide?.includes(part);

/**
 * Whether there is room for what is long: where the author does not say what to show, narrow cards
 * leave that out.
 * @param usual what is shown where the author does not say
 */
export const isRoomy = ({ layout, show }: Look, usual: readonly unknown[]): boolean =>
  layout === 'list' || layout === 'table' || show !== usual;

/** A picture that cannot be loaded leaves its frame, or its place to others. */
export const hideBroken = (event: Event) => ((event.target as HTMLElement).hidden = true);

export function picture(image: Entry['image'], { imageSize }: Look) {
  // Where there is none, its frame stays.
  if (typeof image !== 'string') return image ?? ' ';
  // The size is asked for by a query that the service's own addresses carry.
  const source = imageSize
    ? // eslint-disable-next-line @typescript-eslint/restrict-template-expressions -- a checked value
      image.replace(/([?&]_ex=)\d+x\d+/, `$1${imageSize}x${imageSize}`)
    : image;
  return html`<img src=${source} alt="" loading="lazy" @error=${hideBroken} />`;
}

/** One entry with its one main link, which covers the whole card. */
export function entryView(entry: Entry, look: Look): TemplateResult {
  const { title, href, image, rank, parts = {}, below } = entry;
  const part = (name: string, content: unknown) =>
    shows(look, name) && content ? html`<div part=${name} class=${name}>${content}</div>` : nothing;
  const name = title ?? href;
  const link = html`<a part="link" href=${href} rel=${look.rel} target=${look.target}>${name}</a>`;
  return html`<li part="item" class="item">
    ${part('image', picture(image, look))}${part('rank', rank)}
    <div class="text">
      ${part('title', href ? link : name)}
      ${Object.entries(parts).map(([name, content]) => part(name, content))}
    </div>
    ${below}
  </li>`;
}

/** The room of one entry, before there is one. */
export const skeleton = (): TemplateResult => html`<li class="item skeleton"></li>`;
