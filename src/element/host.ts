import type { ReactiveControllerHost } from 'lit';
import type { Operation } from '../client/operations/operation.js';
import type { Request } from '../client/request.js';
import type { Answer } from '../client/response.js';
import type { AnyRecord } from '../client/records/record.js';
import type { ValidationIssue } from '../client/validation/issue.js';
import type { WidgetOptions } from '../templates/widget-options.js';
import type { WidgetDefinition } from './definition.js';
import type { GoneError } from '../features/substitute/gone-error.js';
import type { ElementSettings } from './settings/settings.js';

/** The state of an element's request, as its attribute `phase` tells it. */
export type Phase = 'idle' | 'loading' | 'ready' | 'empty' | 'error';

/**
 * What the reader has chosen, by parameter: it takes precedence over the attributes. '' stands for
 * "none", undefined for "as the author set it". `from` is the index of the first entry to show of a
 * page that is longer than `limit`; `around` is `map` where the place is what a map shows.
 */
export type Selection = Readonly<Record<string, unknown>>;

/**
 * What becomes of the entries that are shown: they are replaced, also by an error; they are replaced
 * by those of another page, where it comes; or those of the page are appended to them.
 */
export type SelectMode = 'replace' | 'page' | 'append';

/** Where a selection leads: computed without changing the element. */
export interface ResolvedRequest {
  readonly operation: Operation;
  /** What is in force for each parameter of the operation: the selection's value, else the author's. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The request, or what is wrong with it. */
  readonly result: Request | ValidationIssue[];
}

/** The answer that an element shows. */
export interface ShownAnswer extends Answer {
  /** What the author names by its number, and the service does not know: the records are others. */
  readonly gone?: GoneError | undefined;
}

/** What can be told of every element that asks the service something. */
export interface RequestHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** The settings in force: of the element, the configurations around it and the script tag. */
  readonly settings: ElementSettings;
  readonly phase: Phase;
  /** The last answer, as long as it is shown. */
  readonly answer: ShownAnswer | undefined;
  /** What has gone wrong: with what is set, or with the last request. */
  readonly error: Error | undefined;
  /** What the element asks for as it stands. */
  resolve(): ResolvedRequest;
}

/** What controllers know of the element that they belong to. */
export interface WidgetHost extends RequestHost {
  readonly hasUpdated: boolean;
  readonly definition: WidgetDefinition;
  /** The display options in force. */
  readonly options: WidgetOptions;
  /** Entries to show at a time, where the author says so. */
  readonly limit?: string | number | undefined;
  /** Whether others may stand in place of a thing that is gone, or the words to find them by. */
  readonly substitute?: string | boolean | undefined;
  /** What is wrong with the display options that the author has set; their defaults are in force. */
  readonly displayIssues: readonly ValidationIssue[];
  /** The last answer where it has no entries, as long as that is told or appended to. */
  readonly emptyAnswer: ShownAnswer | undefined;
  /** The records that are shown. */
  readonly records: readonly AnyRecord[];
  readonly selection: Selection;
  /** Whether the reader has yet to say what to look for. */
  readonly awaitsInput: boolean;
  /** Why the page that the reader wanted did not come: what was shown before still is. */
  readonly failure: Error | undefined;
  /** Replaces the whole selection and requests what it leads to; `replace` by default. */
  select(selection: Selection, mode?: SelectMode): void;
  /** @param selection by default the current one */
  resolve(selection?: Selection): ResolvedRequest;
  /** The operation that a selection leads to, by default the current one. */
  currentOperation(selection?: Selection): Operation;
  /** The operations that selections can lead to. */
  possibleOperations(): readonly Operation[];
  /**
   * What is in force for the parameters of an operation.
   * @param selection by default the current one
   */
  collectParameters(operation: Operation, selection?: Selection): Record<string, unknown>;
  refresh(): void;
}
