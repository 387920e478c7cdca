import type { locate } from '../client/geo/geolocation.js';
import type { toServicePosition } from '../client/geo/service-position.js';
import type { Operation } from '../client/operations/operation.js';
import type { Request } from '../client/request.js';
import type { Answer } from '../client/response.js';
import type { AnyRecord } from '../client/records/record.js';
import type { ValidationIssue } from '../client/validation/issue.js';
import type { ParameterTable } from '../client/validation/parameter.js';
import type { Locale } from '../i18n/locale.js';
import type { Layout, Rows } from '../styles/rows.js';
import type { Facts } from '../templates/part.js';
import type { WidgetOptions } from '../templates/widget-options.js';
import type { Inputs, ListedItem } from './inputs.js';
import type { PageElement } from './dom.js';
import type { Feature } from './feature.js';

export type { Layout } from '../styles/rows.js';

/** The layouts of an element that declares none. */
export const DEFAULT_LAYOUTS = ['list', 'grid', 'carousel', 'compact'] as const;

/** The search around the reader's position. */
export interface NearMeDefinition {
  /** Locates the reader, in the datum and unit of the element's operations. */
  readonly locate: typeof locate;
  readonly control: string;
  /** The parameter of the distance; its options are in kilometres. */
  readonly radius: string;
  readonly kilometres: readonly number[];
  /** The control of other places: it and the position replace each other. */
  readonly replaces: string;
  /** Parameters to omit if they lead to an operation without positions. */
  readonly excludes?: readonly string[];
}

export interface MarkerText {
  /** The visible text, such as a price. */
  readonly label: string | undefined;
  /** The address: maps without tiles show the name of its town. */
  readonly address?: string | undefined;
}

export interface MapDefinition {
  markerText(record: AnyRecord, locale: Locale): MarkerText;
  /** Converts a position to the datum and unit of the element's operations. */
  readonly toServicePosition: typeof toServicePosition;
  /** The response fields that markers need. */
  readonly fields: readonly string[];
}

/** The declaration of a class of elements, from which the rest of the kit derives. */
export interface WidgetDefinition {
  readonly tag: `mkt-${string}`;
  /** The operations of the element; `operationFor` chooses one, by default the first. */
  readonly operations: readonly Operation[];
  /**
   * Chooses the operation. It reads only properties, so that the command makes the same choice without a
   * browser.
   * @param selection the reader's values
   */
  readonly operationFor?: (
    element: object,
    options: WidgetOptions,
    selection: Readonly<Record<string, unknown>>,
  ) => Operation;
  /** The possible operations for any selection; by default that of the current one. */
  readonly searches?: (values: object) => readonly Operation[];
  /** Changes the collected parameters of an operation. */
  readonly parametersFor?: (
    parameters: Record<string, unknown>,
    operation: Operation,
    inputs: Inputs,
    selection: Readonly<Record<string, unknown>>,
  ) => Record<string, unknown>;
  /** Sends a request of its operations; by default, `send` of the pipeline. */
  readonly send?: (request: Request, signal: AbortSignal) => Promise<Answer>;
  /** The requests that `send` sends, for the panel. */
  readonly requestsOf?: (request: Request) => readonly Request[];
  /** An issue of the author's values, beyond the rules of the operation. */
  readonly issueOf?: (element: object) => ValidationIssue | undefined;
  /** The items that the author lists inside the element. @param values by properties */
  readonly itemsIn?: (element: PageElement, values?: object) => readonly ListedItem[];
  /** A copy of the author's words about an entry, if they are displayed. */
  readonly wordsAbout?: (
    element: Element,
    options: WidgetOptions,
    record: AnyRecord,
  ) => DocumentFragment | undefined;
  /** Issues of the author's values that keep nothing from being requested. */
  readonly warningsOf?: (inputs: Inputs) => readonly ValidationIssue[];
  /** The search for substitutes, if the element's own operation finds only the item itself. */
  readonly others?: Operation;
  /** The parts of an entry for `show` and `hide`, in display order. */
  readonly parts: readonly string[];
  /** The heights of its entries; absent: the element has its own rules for reserved space. */
  readonly rows?: Rows;
  /**
   * The facts of its entries. If the fields of the title are among them, only those of visible parts are requested
   * (parameter `elements`).
   */
  readonly facts?: Facts;
  /** `DEFAULT_LAYOUTS` by default. */
  readonly layouts?: readonly Layout[];
  /**
   * The values of `reader-controls`, each with the parameters of its fields in the form. Without parameters, the
   * control is not part of the form.
   */
  readonly controls?: Readonly<Record<string, readonly string[]>>;
  /** The controls without an attribute. An element that declares some also accepts `reader-controls="none"`. */
  readonly defaultControls?: readonly string[];
  /** Controls whose fields are grouped in a panel of the form, if there are several. */
  readonly panel?: readonly string[];
  /** Controls that have no effect without another one, by that one. */
  readonly dependents?: Readonly<Record<string, readonly string[]>>;
  readonly nearMe?: NearMeDefinition;
  readonly map?: MapDefinition;
  /** Entries to request and to reserve space for, without `limit` and `hits`; by default the operation's. */
  readonly pageSize?: number;
  /** The pager without an attribute; `none` by default. */
  readonly defaultPager?: 'none' | 'more' | 'pages';
  /** Display attributes of this element only. In the class, those of its features, too. */
  readonly ownParameters?: ParameterTable;
  /** The features of this element only, each with its attributes. In the class, those of all elements, too. */
  readonly features?: readonly Feature[];
}

/** The names that the attribute `reader-controls` accepts. */
export const controlNames = ({
  controls = {},
  defaultControls = [],
}: WidgetDefinition): readonly string[] => [
  ...(defaultControls.length ? ['none'] : []),
  ...Object.keys(controls),
];

/** True if some of the controls are fields of a form, or genres. */
export const hasFields = (
  { controls = {} }: WidgetDefinition,
  controlNames: readonly string[],
): boolean => controlNames.some((name) => controls[name]?.length);

/** True if the controls have a field in the form: genres have one only with `choices`. */
export const hasForm = (
  { controls = {} }: WidgetDefinition,
  controlNames: readonly string[],
  element: Element,
): boolean =>
  controlNames.some(
    (name) => controls[name]?.length && (name !== 'genre' || element.querySelector('[slot=genre]')),
  );

export const hasGenres = (
  { operations }: WidgetDefinition,
  controlNames: readonly string[],
): boolean => controlNames.includes('genre') && 'genreInformationFlag' in operations[0]!.params;

export const operationOf = (
  { operationFor, operations }: WidgetDefinition,
  element: object,
  options: WidgetOptions,
  selection: Readonly<Record<string, unknown>> = {},
): Operation => operationFor?.(element, options, selection) ?? operations[0]!;
