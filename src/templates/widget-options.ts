import type { Value } from '../client/validation/parameter.js';
import type { Locale } from '../i18n/locale.js';
import type { DisplayValues } from './display-attributes.js';

/** Default attributes of all links, also of the link in `embed.html`. */
export const REL = 'sponsored nofollow noopener';
export const TARGET = '_blank';

/** An author's template, which replaces the cards. */
export interface ItemTemplate {
  readonly content: DocumentFragment;
  /** The record fields in its placeholders. */
  readonly fields: readonly string[];
}

/** The display options of an element, from its attributes and settings. */
export interface WidgetOptions extends Readonly<
  Partial<Record<keyof DisplayValues, Value | undefined>>
> {
  readonly locale: Locale;
  /** The language of the page, if it declares one. */
  readonly pageLang?: string | undefined;
  readonly layout: string;
  /** The list, the map or both; absent for elements without a map. */
  readonly view?: 'list' | 'map' | 'both';
  /** Address of the map's tiles, and their attribution. */
  readonly mapTiles?: string;
  readonly mapAttribution?: string;
  /** Replaces the cards. */
  readonly itemTemplate?: ItemTemplate | undefined;
  /** Addresses of links to other shops in each entry, with placeholders for fields. */
  readonly shops: readonly string[];
  /** Most entries per page; 0: as many as the answer has. */
  readonly limit: Value;
  readonly headingLevel: Value;
  /** `lazy` or `eager`. */
  readonly loading: string;
  readonly parts: readonly string[];
  /** The parts to show, without the parts to hide. */
  readonly show: readonly string[];
  readonly hide?: readonly string[];
  /** True if the author has not set `show`. */
  readonly showsDefaultParts: boolean;
  readonly pager: Value;
  /** The controls for readers; may be empty. */
  readonly controls: readonly string[];
  readonly rel: string;
  readonly target: string;
  /** '' for no label. */
  readonly disclosure: string;
}

/** True if the entries are rows or columns of a table. */
export const hasCells = ({ layout }: WidgetOptions): boolean =>
  layout === 'table' || layout === 'compare';

export const isPartVisible = ({ show, hide }: WidgetOptions, part: string): boolean =>
  show.includes(part) && !hide?.includes(part);

/** The parts that are not displayed: no space is reserved for them. */
export const hiddenParts = (options: WidgetOptions): readonly string[] =>
  options.parts.filter((part) => !isPartVisible(options, part));

/** False for narrow cards, which omit long parts unless the author has set `show`. */
export const hasRoomForLongText = ({ layout, showsDefaultParts }: WidgetOptions): boolean =>
  layout === 'list' || layout === 'table' || !showsDefaultParts;

export const hasMap = ({ view = 'list' }: WidgetOptions): boolean => view !== 'list';
