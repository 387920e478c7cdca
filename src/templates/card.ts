import { element, type Child, type Content, type ElementMaker } from './children.js';
import { langOf, marked } from './language.js';
import { entryPicture } from './picture.js';
import { isPartVisible, type WidgetOptions } from './widget-options.js';

/** What one entry shows. Everything is text or an http(s) address; what is absent is left out. */
export interface CardModel {
  readonly title?: string | undefined;
  readonly href?: string | undefined;
  /** Address of the picture, or the pictures themselves. */
  readonly image?: Content | undefined;
  /** The usual width of such pictures, as a share of their height. */
  readonly imageShare?: number;
  readonly rank?: number | undefined;
  /** What asks the reader to follow the link. */
  readonly action?: string | undefined;
  /** Further parts by their names, in their order. */
  readonly parts?: Readonly<Record<string, Content | number | false | undefined>>;
  /** What comes below picture and text, across the whole entry. */
  readonly below?: Child | undefined;
}

/** What makes the parts of entries, by their names: worked out once, as there are many. */
const ofParts = new Map<string, ElementMaker>();

function partNamed(part: string): ElementMaker {
  const known = ofParts.get(part) ?? element('div', { part, class: part });
  ofParts.set(part, known);
  return known;
}

/** The main link of an entry with its name; the name alone where there is no address. */
export function mainLink(
  { title, href }: CardModel,
  { locale, rel, target }: WidgetOptions,
): Content {
  if (!href) return marked(title ?? '', locale);
  const link = element('a', { part: 'link', rel, target });
  const attributes = { href, lang: langOf(title, locale) };
  return [link({ attributes, content: title ?? href })];
}

/** The picture of an entry, as an address or as it is. */
export function imageOf(
  { image, imageShare }: CardModel,
  options: WidgetOptions,
  isFirst = false,
): Content {
  if (typeof image !== 'string') return image ?? {};
  const comesFirst = isFirst && options.loading === 'eager';
  return [entryPicture({ address: image, share: imageShare, comesFirst }, options)];
}

/** What a picture stands in; where there is none, it has a sign. */
const frame = /* @__PURE__ */ element('div', { part: 'image', class: 'image' });

/** Places that stand out. */
const MEDALS = 3;

const place = /* @__PURE__ */ element('div', { part: 'rank', class: 'rank' });
const medal = /* @__PURE__ */ element('div', { part: 'rank medal', class: 'rank' });

/** The place in a ranking. */
function rankOf(rank: number): Child {
  const content = String(rank);
  return rank > MEDALS ? place(content) : medal({ attributes: { 'data-place': content }, content });
}

/** Parts of one line each, which they leave to the name where an entry does not have them. */
const LINES = ['caption', 'rating'];

/** Whether there is room for a third line of the name. */
const isRoomy = ({ parts = {} }: CardModel, options: WidgetOptions): boolean =>
  LINES.some((part) => part in parts && parts[part] === undefined && isPartVisible(options, part));

const text = /* @__PURE__ */ element('div', { class: 'text' });
const roomyText = /* @__PURE__ */ element('div', { class: 'text roomy' });

/** What stands beside or below the picture. */
function textOf(model: CardModel, options: WidgetOptions): Child {
  const { title, href, parts = {} } = model;
  const lines = Object.entries(parts).map(
    ([name, content]) =>
      content && isPartVisible(options, name) && partNamed(name)(marked(content, options.locale)),
  );
  const hasName = (title || href) && isPartVisible(options, 'title');
  return (isRoomy(model, options) ? roomyText : text)([
    hasName && partNamed('title')(mainLink(model, options)),
    ...lines,
  ]);
}

const call = /* @__PURE__ */ element('div', {
  part: 'call-to-action',
  class: 'call',
  'aria-hidden': 'true',
});

/**
 * What looks like a button: it lies under the main link, which covers the whole card, so that there
 * is one link to reach by keyboard. Whoever hears that link need not hear this as well.
 */
const callToAction = (action: string, { layout, actionLabel = action }: WidgetOptions): Child =>
  call(layout === 'compact' ? '›' : String(actionLabel));

const item = /* @__PURE__ */ element('li', { part: 'item', class: 'item' });

/**
 * One entry: its one main link covers the whole card.
 * @param isFirst whether the reader sees it before others
 */
export function card(model: CardModel, options: WidgetOptions, isFirst = false): Child {
  const { action, below, href, rank } = model;
  const shows = (part: string) => isPartVisible(options, part);
  return item([
    shows('image') && frame(imageOf(model, options, isFirst)),
    rank && shows('rank') && rankOf(rank),
    textOf(model, options),
    action && href && shows('action') && callToAction(action, options),
    below,
  ]);
}

/** What is seen in the room of an entry until there is one. */
export const skeleton = /* @__PURE__ */ element('li', { class: 'item skeleton' })();

/** What keeps the room of all entries where nothing is seen of them. */
export const room = /* @__PURE__ */ element('li', { class: 'item skeleton all' })();
