import type { locate } from '../client/geo/geolocation.js';
import type { toServicePosition } from '../client/geo/service-position.js';
import type { Operation } from '../client/operations/operation.js';
import type { AnyRecord } from '../client/records/record.js';
import type { ValidationIssue } from '../client/validation/issue.js';
import type { ParameterTable } from '../client/validation/parameter.js';
import type { Locale } from '../i18n/locale.js';
import type { FieldMessages } from '../i18n/form.js';
import type { Layout, Rows } from '../styles/rows.js';
import type { WidgetOptions } from '../templates/widget-options.js';

export type { Layout } from '../styles/rows.js';

/** The layouts of an element that declares none. */
export const DEFAULT_LAYOUTS = ['list', 'grid', 'carousel', 'compact'] as const;

/** How readers search around their position. */
export interface NearMeDefinition {
  /** Finds the reader, in the datum and unit of the element's operations. */
  readonly locate: typeof locate;
  /** The control that the button belongs to. */
  readonly control: string;
  /** The parameter for the distance, and the kilometres to choose from. */
  readonly radius: string;
  readonly kilometres: readonly number[];
  /** The control that names a place otherwise: it and the position replace each other. */
  readonly replaces: string;
  /** Parameters that are left out where they lead to an operation without positions. */
  readonly excludes?: readonly string[];
}

/** What the marker of an entry says. */
export interface MarkerText {
  /** What it is called. */
  readonly name: string | undefined;
  /** What is seen of it: a price, say. */
  readonly label: string | undefined;
  /** Its town is named on a map without tiles. */
  readonly address?: string | undefined;
}

/** How an element shows its entries on a map. */
export interface MapDefinition {
  /** What authors say of it: a wrong value leaves the list there. */
  readonly attributes: ParameterTable;
  markerText(record: AnyRecord, locale: Locale): MarkerText;
  /** A place in the datum and unit of the element's operations. */
  readonly toServicePosition: typeof toServicePosition;
  /** The response fields that this needs, with those of the place. */
  readonly fields: readonly string[];
}

/** What a class of elements declares about itself: the rest of the kit derives from it. */
export interface WidgetDefinition {
  /** The name that the element is registered under. */
  readonly tag: `mkt-${string}`;
  /** The operations that it can request; the first unless `operationFor` chooses another. */
  readonly operations: readonly Operation[];
  /**
   * The operation to request. It knows an element by its properties alone, so that what reads a page
   * without a browser chooses as the element does.
   * @param selection what the reader has chosen
   */
  readonly operationFor?: (
    element: object,
    options: WidgetOptions,
    selection: Readonly<Record<string, unknown>>,
  ) => Operation;
  /** What is wrong with what the author has set, beyond the rules of the operation. */
  readonly issueOf?: (element: object) => ValidationIssue | undefined;
  /**
   * The search for others in place of one that is gone, where the element's own operation knows that
   * one alone.
   */
  readonly others?: Operation;
  /** The parts of an entry that `show` and `hide` can name, in their order. */
  readonly parts: readonly string[];
  /** The heights of its entries; absent: the element reserves its space by itself. */
  readonly rows?: Rows;
  /**
   * The response fields that each part needs, by the name of the part: only these are requested
   * (the parameter `elements`). Absent: all fields are.
   */
  readonly fieldsByPart?: Readonly<Record<string, readonly string[]>>;
  /** `DEFAULT_LAYOUTS` unless declared. */
  readonly layouts?: readonly Layout[];
  /**
   * What `controls` can name, each with the parameters that the reader sets by it in the form. One
   * without stands by itself.
   */
  readonly controls?: Readonly<Record<string, readonly string[]>>;
  /**
   * The controls where the author names none. An element that declares some also accepts
   * `controls="none"`.
   */
  readonly defaultControls?: readonly string[];
  /** Controls whose fields stand together in a panel of the form, where there are several. */
  readonly panel?: readonly string[];
  /** Controls that say nothing without another one, by that one. */
  readonly dependents?: Readonly<Record<string, readonly string[]>>;
  /** The search around the reader's position, where there is one. */
  readonly nearMe?: NearMeDefinition;
  /** The map, where there is one. */
  readonly map?: MapDefinition;
  /** Entries to request, and to keep room for, where the author does not say; else the service's. */
  readonly pageSize?: number;
  /** How the reader gets to further entries where the author does not say; `none` unless declared. */
  readonly defaultPager?: 'none' | 'more' | 'pages';
  /** Attributes of the display that this element alone has. */
  readonly ownParameters?: ParameterTable;
  /** What the form says of the fields that not every element has. */
  readonly formMessages?: Readonly<Record<Locale, FieldMessages>>;
}

/** The names that the attribute `controls` accepts. */
export const controlNames = ({
  controls = {},
  defaultControls = [],
}: WidgetDefinition): readonly string[] => [
  ...(defaultControls.length ? ['none'] : []),
  ...Object.keys(controls),
];

/** Whether some of the controls that are wanted are fields of a form, or genres. */
export const hasFields = (
  { controls = {} }: WidgetDefinition,
  wanted: readonly string[],
): boolean => wanted.some((name) => controls[name]?.length);

/** True if the controls have a field in the form: genres have one only where the author offers choices. */
export const hasForm = (
  { controls = {} }: WidgetDefinition,
  wanted: readonly string[],
  element: Element,
): boolean =>
  wanted.some(
    (name) => controls[name]?.length && (name !== 'genre' || element.querySelector('[slot=genre]')),
  );

/** True if the element navigates the genres of its results. */
export const hasGenres = ({ operations }: WidgetDefinition, wanted: readonly string[]): boolean =>
  wanted.includes('genre') && 'genreInformationFlag' in operations[0]!.params;

/** The operation that what is set leads to: see `operationFor`. */
export const operationOf = (
  { operationFor, operations }: WidgetDefinition,
  element: object,
  options: WidgetOptions,
  selection: Readonly<Record<string, unknown>> = {},
): Operation => operationFor?.(element, options, selection) ?? operations[0]!;
