import { html, nothing, type TemplateResult } from 'lit';
import { children, prototype, type Child, type Content } from './children.js';
import { langOf, marked } from './language.js';
import { isPartVisible, type WidgetOptions } from './widget-options.js';

/** What one entry shows. Everything is text or an http(s) address; what is absent is left out. */
export interface CardModel {
  readonly title?: string | undefined;
  readonly href?: string | undefined;
  /** Address of the picture, or the pictures themselves. */
  readonly image?: string | TemplateResult | undefined;
  readonly rank?: number | undefined;
  /** What asks the reader to follow the link. */
  readonly action?: string | undefined;
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

/** Where the service's own addresses ask for a size. */
const SIZE = /([?&]_ex=)(\d+)x(\d+)/;

/**
 * The address of a picture in the size that the author wants, and the one for dense screens with
 * twice as many pixels, as `srcset` takes it.
 */
export function sourcesOf(
  address: string,
  { imageSize }: WidgetOptions,
): { readonly source: string; readonly sources: string | typeof nothing } {
  const sized = (density: number) =>
    address.replace(SIZE, (_, query: string, width: string, height: string) => {
      const [across, down] = [width, height].map((size) => Number(imageSize ?? size) * density);
      return `${query}${across}x${down}`;
    });
  return { source: sized(1), sources: SIZE.test(address) ? `${sized(2)} 2x` : nothing };
}

/** The main link of an entry with its name; the name alone where there is no address. */
export const mainLink = (
  { title, href }: CardModel,
  { locale, rel, target }: WidgetOptions,
): TemplateResult | string | undefined =>
  href
    ? html`<a
        part="link"
        href=${href}
        rel=${rel}
        target=${target}
        lang=${langOf(title, locale) ?? nothing}
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

/**
 * What looks like a button: it lies under the main link, which covers the whole card, so that there
 * is one link to reach by keyboard. Whoever hears that link need not hear this as well.
 */
function callToAction({ action, href }: CardModel, options: WidgetOptions) {
  if (!action || !href || !isPartVisible(options, 'action')) return nothing;
  const isLine = options.layout === 'compact';
  return html`<div
    part="call-to-action"
    class="call"
    aria-hidden="true"
    .textContent=${isLine ? '›' : (options.actionLabel ?? action)}
  ></div>`;
}

/** The picture of an entry; where there is none, its frame stays. */
function pictureView(image: CardModel['image'], options: WidgetOptions): TemplateResult {
  if (typeof image !== 'string') return html`<div part="image" class="image">${image}</div>`;
  const { source, sources } = sourcesOf(image, options);
  return html`<div part="image" class="image"
    ><img src=${source} srcset=${sources} alt="" loading="lazy"
  /></div>`;
}

/** One entry with its one main link, which covers the whole card. */
export function card(model: CardModel, options: WidgetOptions): TemplateResult {
  const { image, rank, below } = model;
  const shows = (part: string) => isPartVisible(options, part);
  const parts: Child[] = [];
  const contents = { title: mainLink(model, options), ...model.parts };
  for (const [name, content] of Object.entries(contents)) {
    if (content && shows(name)) {
      parts.push({ prototype: prototypeOf(name), content: marked(content, options.locale) });
    }
  }
  const call = callToAction(model, options);
  const picture = shows('image') ? pictureView(image, options) : nothing;
  const place = rank && html`<div part="rank" class="rank" .textContent=${rank}></div>`;
  return html`<li part="item" class="item"
    >${picture}${shows('rank') ? place : nothing}<div class="text" ${children(parts)}></div
    >${below ? html`${call}${below}` : call}</li
  >`;
}

/** The room of entries, before there are any. */
export const skeletons = (count: number): Child[] =>
  Array<Child>(count).fill({ prototype: prototype('li', { class: 'item skeleton' }) });
