import { html, nothing, type TemplateResult } from 'lit';
import { isPartVisible, type WidgetOptions } from './widget-options.js';

/** What one entry shows. Everything is text or an http(s) address; what is absent is left out. */
export interface CardModel {
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

/** A picture that cannot be loaded leaves its frame, or its place to others. */
export const hideBroken = (event: Event) => ((event.target as HTMLElement).hidden = true);

export function picture(image: CardModel['image'], { imageSize }: WidgetOptions) {
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
export function card(model: CardModel, options: WidgetOptions): TemplateResult {
  const { title, href, image, rank, parts = {}, below } = model;
  const part = (name: string, content: unknown) =>
    isPartVisible(options, name) && content
      ? html`<div part=${name} class=${name}>${content}</div>`
      : nothing;
  const name = title ?? href;
  const link = html`<a part="link" href=${href} rel=${options.rel} target=${options.target}
    >${name}</a
  >`;
  return html`<li part="item" class="item">
    ${part('image', picture(image, options))}${part('rank', rank)}
    <div class="text">
      ${part('title', href ? link : name)}
      ${Object.entries(parts).map(([name, content]) => part(name, content))}
    </div>
    ${below}
  </li>`;
}

/** The room of one entry, before there is one. */
export const skeleton = (): TemplateResult => html`<li class="item skeleton"></li>`;
