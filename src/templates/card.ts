import { html, nothing, type TemplateResult } from 'lit';
import { children, once, prototype, type Child, type Content } from './children.js';
import { langOf, marked } from './language.js';
import { pictureView } from './picture.js';
import { isPartVisible, type WidgetOptions } from './widget-options.js';

/** What one entry shows. Everything is text or an http(s) address; what is absent is left out. */
export interface CardModel {
  readonly title?: string | undefined;
  readonly href?: string | undefined;
  /** Address of the picture, or the pictures themselves. */
  readonly image?: string | TemplateResult | undefined;
  /** The usual width of such pictures, as a share of their height. */
  readonly imageShare?: number;
  readonly rank?: number | undefined;
  /** What asks the reader to follow the link. */
  readonly action?: string | undefined;
  /** Further parts by their names, in their order. */
  readonly parts?: Readonly<Record<string, Content | false | undefined>>;
  /** What comes below picture and text, across the whole entry. */
  readonly below?: unknown;
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

/** What entries are made of, by what tells one from the other. */
const prototypes = new Map<string, Element>();

function prototypeOf(key: string, make: () => Element): Element {
  const known = prototypes.get(key) ?? make();
  prototypes.set(key, known);
  return known;
}

/** What shows a part of an entry, by its name. */
const partNamed = (part: string): Element =>
  prototypeOf(part, () => prototype('div', { part, class: part }));

/** The same as `mainLink`, in an entry: made of what all links of a list have in common. */
function titleOf({ title, href }: CardModel, { locale, rel, target }: WidgetOptions): Child {
  if (!href) return { prototype: partNamed('title'), content: marked(title ?? '', locale) };
  return {
    prototype: prototypeOf(`title ${rel} ${target}`, () => {
      const link = prototype('a', { part: 'link', rel, target });
      return prototype('div', { part: 'title', class: 'title' }, link);
    }),
    content: { text: title ?? href, attributes: { href, lang: langOf(title, locale) } },
  };
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

/** The picture of an entry, as an address or as it is; where there is none, its frame has a sign. */
export function imageOf(
  { image, imageShare }: CardModel,
  options: WidgetOptions,
  comesFirst = false,
): TemplateResult | undefined {
  return typeof image === 'string'
    ? pictureView({ address: image, share: imageShare, comesFirst }, options)
    : image;
}

/** Parts of one line each, which they leave to the name where an entry does not have them. */
const LINES = ['caption', 'rating'];

/** Whether there is room for a third line of the name. */
const isRoomy = ({ parts = {} }: CardModel, options: WidgetOptions): boolean =>
  LINES.some((part) => part in parts && parts[part] === undefined && isPartVisible(options, part));

/** Places that stand out. */
const MEDALS = 3;

/** The picture in its frame, and the place in a ranking: one template, without markers between. */
function frontOf(image: Content | undefined | false, rank: number | undefined): unknown {
  if (!rank)
    return image === false ? nothing : html`<div part="image" class="image">${image}</div>`;
  const part = rank <= MEDALS ? 'rank medal' : 'rank';
  const place = rank <= MEDALS ? rank : nothing;
  return image === false
    ? html`<div part=${part} class="rank" data-place=${place} .textContent=${rank}></div>`
    : html`<div part="image" class="image">${image}</div
        ><div part=${part} class="rank" data-place=${place} .textContent=${rank}></div>`;
}

/** What is in an entry: its one main link covers the whole card. */
function contentOf(model: CardModel, options: WidgetOptions, isFirst: boolean): TemplateResult {
  const { rank, below } = model;
  const shows = (part: string) => isPartVisible(options, part);
  const parts: Child[] = [];
  if ((model.title || model.href) && shows('title')) parts.push(titleOf(model, options));
  for (const [name, content] of Object.entries(model.parts ?? {})) {
    if (content && shows(name)) {
      parts.push({ prototype: partNamed(name), content: marked(content, options.locale) });
    }
  }
  const call = callToAction(model, options);
  const comesFirst = isFirst && options.loading === 'eager';
  const image = shows('image') && imageOf(model, options, comesFirst);
  const front = frontOf(image, shows('rank') ? rank : undefined);
  const text = isRoomy(model, options) ? 'text roomy' : 'text';
  return html`${front}<div class=${text} ${children(parts)}></div
    >${below ? html`${call}${below}` : call}`;
}

const item = /* @__PURE__ */ once(() => prototype('li', { part: 'item', class: 'item' }));

/**
 * One entry.
 * @param isFirst whether the reader sees it before others
 */
export const card = (model: CardModel, options: WidgetOptions, isFirst = false): Child => ({
  prototype: item(),
  content: contentOf(model, options, isFirst),
});

/** What keeps the room of an entry until there is one. */
export const skeleton = /* @__PURE__ */ once((): Child => ({
  prototype: prototype('li', { class: 'item skeleton' }),
}));
