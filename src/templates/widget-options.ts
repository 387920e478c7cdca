import type { Value } from '../client/validation/parameter.js';
import type { Locale } from '../i18n/locale.js';

/** Attributes of all links unless an author sets others, also of the link in `embed.html`. */
export const REL = 'sponsored nofollow noopener';
export const TARGET = '_blank';

/** A template that the author has put in place of the card of an entry. */
export interface ItemTemplate {
  readonly content: DocumentFragment;
  /** The fields of records that it names. */
  readonly fields: readonly string[];
}

/** How an element is to display its entries: resolved from its attributes and settings. */
export interface WidgetOptions {
  readonly locale: Locale;
  /** The language that the author writes in, where the page says it. */
  readonly pageLang?: string | undefined;
  readonly layout: string;
  /** Whether entries are listed, shown on a map, or both; absent where there is no map. */
  readonly view?: 'list' | 'map' | 'both';
  /** Address of the map's tiles, and what is said of where they are from. */
  readonly mapTiles?: string;
  readonly mapAttribution?: string;
  /** What stands in place of cards. */
  readonly itemTemplate?: ItemTemplate | undefined;
  readonly columns?: Value;
  /** Entries that the author wants shown or, else, requested; 0 where that is open. */
  readonly limit: Value;
  readonly heading?: Value;
  readonly headingLevel: Value;
  /** What asks the reader to follow the link of an entry, where the author says it. */
  readonly actionLabel?: Value;
  /** Pixels of the pictures to ask for. */
  readonly imageSize?: Value;
  /** When to ask: `lazy` or `eager`. */
  readonly loading: string;
  /** The parts that an entry can have. */
  readonly parts: readonly string[];
  /** The parts of an entry to show, and those of them to hide. */
  readonly show: readonly string[];
  readonly hide?: readonly string[];
  /** Whether the author has left open which parts to show. */
  readonly showsDefaultParts: boolean;
  readonly pager: Value;
  /** What the reader may change; empty for nothing. */
  readonly controls: readonly string[];
  readonly rel: string;
  readonly target: string;
  /** '' for no label. */
  readonly disclosure: string;
}

/** Whether a part of an entry is shown. The rows of a table have nothing like a button. */
export const isPartVisible = ({ show, hide, layout }: WidgetOptions, part: string): boolean =>
  show.includes(part) && !hide?.includes(part) && !(part === 'action' && layout === 'table');

/** Parts that are not shown: no space is reserved for them. */
export const hiddenParts = (options: WidgetOptions): readonly string[] =>
  options.parts.filter((part) => !isPartVisible(options, part));

/** Narrow cards leave out what is long, unless the author has named the parts to show. */
export const hasRoomForLongText = ({ layout, showsDefaultParts }: WidgetOptions): boolean =>
  layout === 'list' || layout === 'table' || !showsDefaultParts;

/** Whether entries are shown on a map. */
export const hasMap = ({ view = 'list' }: WidgetOptions): boolean => view !== 'list';
