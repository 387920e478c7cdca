import { prototype, type Child, type Content, type Filling } from './children.js';
import { langOf, marked } from './language.js';
import { entryPicture } from './picture.js';
import { isPartVisible, type WidgetOptions } from './widget-options.js';

/** What one entry shows. Everything is text or an http(s) address; what is absent is left out. */
export interface CardModel {
  readonly title?: string | undefined;
  readonly href?: string | undefined;
  /** Address of the picture, or the pictures themselves. */
  readonly image?: string | Filling | undefined;
  /** The usual width of such pictures, as a share of their height. */
  readonly imageShare?: number;
  readonly rank?: number | undefined;
  /** What asks the reader to follow the link. */
  readonly action?: string | undefined;
  /** Further parts by their names, in their order. */
  readonly parts?: Readonly<Record<string, Content | false | undefined>>;
  /** What comes below picture and text, across the whole entry. */
  readonly below?: Child | undefined;
}

/** What shows a part of an entry, by its name: worked out once, as there are many. */
const ofParts = new Map<string, Child['prototype']>();

function partNamed(part: string): Child['prototype'] {
  const known = ofParts.get(part) ?? prototype('div', { part, class: part });
  ofParts.set(part, known);
  return known;
}

/** The main link of an entry with its name; the name alone where there is no address. */
export function mainLink(
  { title, href }: CardModel,
  { locale, rel, target }: WidgetOptions,
): Filling {
  if (!href) return marked(title ?? '', locale);
  const link = {
    prototype: prototype('a', { part: 'link', rel, target }),
    attributes: { href, lang: langOf(title, locale) },
    content: title ?? href,
  };
  return { content: [link] };
}

/** The picture of an entry, as an address or as it is. */
export function imageOf(
  { image, imageShare }: CardModel,
  options: WidgetOptions,
  isFirst = false,
): Filling {
  if (typeof image !== 'string') return image ?? {};
  const comesFirst = isFirst && options.loading === 'eager';
  return { content: [entryPicture({ address: image, share: imageShare, comesFirst }, options)] };
}

/** What a picture stands in; where there is none, it has a sign. */
const frame = /* @__PURE__ */ prototype('div', { part: 'image', class: 'image' });

/** Places that stand out. */
const MEDALS = 3;

const place = /* @__PURE__ */ prototype('div', { part: 'rank', class: 'rank' });
const medal = /* @__PURE__ */ prototype('div', { part: 'rank medal', class: 'rank' });

/** The place in a ranking. */
function rankOf(rank: number): Child {
  const content = String(rank);
  return rank > MEDALS
    ? { prototype: place, content }
    : { prototype: medal, attributes: { 'data-place': content }, content };
}

/** Parts of one line each, which they leave to the name where an entry does not have them. */
const LINES = ['caption', 'rating'];

/** Whether there is room for a third line of the name. */
const isRoomy = ({ parts = {} }: CardModel, options: WidgetOptions): boolean =>
  LINES.some((part) => part in parts && parts[part] === undefined && isPartVisible(options, part));

const text = /* @__PURE__ */ prototype('div', { class: 'text' });
const roomyText = /* @__PURE__ */ prototype('div', { class: 'text roomy' });

/** What stands beside or below the picture. */
function textOf(model: CardModel, options: WidgetOptions): Child {
  const lines: Child[] = [];
  if ((model.title || model.href) && isPartVisible(options, 'title')) {
    lines.push({ prototype: partNamed('title'), ...mainLink(model, options) });
  }
  for (const [name, content] of Object.entries(model.parts ?? {})) {
    if (content && isPartVisible(options, name)) {
      lines.push({ prototype: partNamed(name), ...marked(content, options.locale) });
    }
  }
  return { prototype: isRoomy(model, options) ? roomyText : text, content: lines };
}

const call = /* @__PURE__ */ prototype('div', {
  part: 'call-to-action',
  class: 'call',
  'aria-hidden': 'true',
});

/**
 * What looks like a button: it lies under the main link, which covers the whole card, so that there
 * is one link to reach by keyboard. Whoever hears that link need not hear this as well.
 */
const callToAction = (action: string, { layout, actionLabel = action }: WidgetOptions): Child => ({
  prototype: call,
  content: layout === 'compact' ? '›' : String(actionLabel),
});

const item = /* @__PURE__ */ prototype('li', { part: 'item', class: 'item' });

/**
 * One entry: its one main link covers the whole card.
 * @param isFirst whether the reader sees it before others
 */
export function card(model: CardModel, options: WidgetOptions, isFirst = false): Child {
  const { action, below, href, rank } = model;
  const content: Child[] = [];
  if (isPartVisible(options, 'image')) {
    content.push({ prototype: frame, ...imageOf(model, options, isFirst) });
  }
  if (rank && isPartVisible(options, 'rank')) content.push(rankOf(rank));
  content.push(textOf(model, options));
  if (action && href && isPartVisible(options, 'action')) {
    content.push(callToAction(action, options));
  }
  if (below) content.push(below);
  return { prototype: item, content };
}

/** What is seen in the room of an entry until there is one. */
export const skeleton: Child = {
  prototype: /* @__PURE__ */ prototype('li', { class: 'item skeleton' }),
};

/** What keeps the room of all entries where nothing is seen of them. */
export const room: Child = {
  prototype: /* @__PURE__ */ prototype('li', { class: 'item skeleton all' }),
};
