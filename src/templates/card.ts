import { html, nothing, type TemplateResult } from 'lit';
import { children, prototype, type Child, type Content } from './children.js';
import { isPartVisible, type WidgetOptions } from './widget-options.js';

/** What one entry shows. Everything is text or an http(s) address; what is absent is left out. */
export interface CardModel {
  readonly title?: string | undefined;
  readonly href?: string | undefined;
  /** Address of the picture, or the pictures themselves. */
  readonly image?: string | TemplateResult | undefined;
  readonly rank?: number | undefined;
  /** Further parts by their names, in their order. */
  readonly parts?: Readonly<Record<string, Content | false | undefined>>;
  /** What comes below picture and text, across the whole entry. */
  readonly below?: unknown;
}

/**
 * A picture that cannot be loaded leaves its frame, or its place to others. One listener serves all
 * pictures of a list: such events do not bubble, but can be captured.
 */
export const hideBroken = {
  handleEvent: ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.hidden = true;
  },
  capture: true,
};

/** The address of a picture in the size that the author wants. */
export function sourceOf(address: string, { imageSize }: WidgetOptions): string {
  // The size is asked for by a query that the service's own addresses carry.
  return imageSize
    ? // eslint-disable-next-line @typescript-eslint/restrict-template-expressions -- a checked value
      address.replace(/([?&]_ex=)\d+x\d+/, `$1${imageSize}x${imageSize}`)
    : address;
}

/** The main link of an entry with its name; the name alone where there is no address. */
export const mainLink = (
  { title, href }: CardModel,
  { rel, target }: WidgetOptions,
): TemplateResult | string | undefined =>
  href
    ? html`<a
        part="link"
        href=${href}
        rel=${rel}
        target=${target}
        .textContent=${title ?? href}
      ></a>`
    : title;

/** What shows a part of an entry, by its name. */
const prototypes = new Map<string, Element>();

function prototypeOf(part: string): Element {
  const known = prototypes.get(part) ?? prototype('div', { part, class: part });
  prototypes.set(part, known);
  return known;
}

/** One entry with its one main link, which covers the whole card. */
export function card(model: CardModel, options: WidgetOptions): TemplateResult {
  const { image, rank, below } = model;
  const shows = (part: string) => isPartVisible(options, part);
  const parts: Child[] = [];
  const contents = { title: mainLink(model, options), ...model.parts };
  for (const [name, content] of Object.entries(contents)) {
    if (content && shows(name)) parts.push({ prototype: prototypeOf(name), content });
  }
  const picture =
    typeof image === 'string'
      ? html`<div part="image" class="image"
          ><img src=${sourceOf(image, options)} alt="" loading="lazy"
        /></div>`
      : // Where there is none, its frame stays.
        html`<div part="image" class="image">${image}</div>`;
  const place = rank && html`<div part="rank" class="rank" .textContent=${rank}></div>`;
  return html`<li part="item" class="item"
    >${shows('image') ? picture : nothing}${shows('rank') ? place : nothing}<div
      class="text"
      ${children(parts)}
    ></div
    >${below}</li
  >`;
}

/** The room of entries, before there are any. */
export const skeletons = (count: number): Child[] =>
  Array<Child>(count).fill({ prototype: prototype('li', { class: 'item skeleton' }) });
