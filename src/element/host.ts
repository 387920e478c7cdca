import type { ReactiveControllerHost } from 'lit';
import type { Operation } from '../client/operations/operation.js';
import type { AnyRecord } from '../client/records/record.js';
import type { ValidationIssue } from '../client/validation/issue.js';
import type { WidgetOptions } from '../templates/widget-options.js';
import type { WidgetDefinition } from './definition.js';
import type { EntryView } from './feature.js';
import type { Permission, Phase, RequestState, ResolvedRequest } from './request/request-state.js';
import type { SelectMode, Selection } from './selection.js';
import type { ElementSettings } from './settings/settings.js';

/** An element that sends requests, as controllers see it. */
export interface RequestHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** The effective settings: of the element, the configurations around it and the script tag. */
  readonly settings: ElementSettings;
  /** Of the last update. */
  readonly permission: Permission;
  /** The attribute `phase`: that of the request, but `loading` until the code that renders entries has loaded. */
  readonly phase: Phase;
  readonly state: Pick<RequestState, 'answer' | 'error' | 'failure'> &
    Partial<Pick<RequestState, 'name' | 'waitsFor'>>;
  resolve(): ResolvedRequest;
}

/** An element that shows records, as controllers see it. */
export interface RecordHost extends RequestHost {
  readonly definition?: WidgetDefinition;
  readonly hasUpdated: boolean;
  readonly state: RequestState;
  /** The request of the last update. */
  readonly resolved: ResolvedRequest;
  readonly options: WidgetOptions;
  readonly entryView?: EntryView;
  /** Issues of the author's display options; their defaults apply. */
  readonly displayIssues: readonly ValidationIssue[];
  readonly records: readonly AnyRecord[];
  refresh(): void;
}

/** The live region of an element. */
export interface Announcer {
  /**
   * Its text; undefined if a visible message, such as an error, is announced instead. An equal text that is set is not
   * announced.
   */
  text: string | undefined;
  /** Announces a text, even if it equals the last one. */
  announce(text: string | undefined): void;
}

/** An element with entries, as controllers see it. */
export interface WidgetHost extends RecordHost {
  readonly definition: WidgetDefinition;
  readonly announcer: Announcer;
  /** The number of entries per page, if the author sets it. */
  readonly limit?: string | number | undefined;
  /** Makes the entries again in the next update: something that they show has changed. */
  renewEntries(): void;
  /** Renders in the next update, for a change of a feature that request, settings and entries do not depend on. */
  renderAgain(): void;
  /** Replaces the whole selection and sends its request; `replace` by default. */
  select(selection: Selection, mode?: SelectMode): void;
  /** @param selection by default the current one */
  resolve(selection?: Selection): ResolvedRequest;
  /**
   * The values of an operation's parameters: the selection's, else the author's.
   * @param selection by default the current one
   */
  collectParameters(operation: Operation, selection?: Selection): Record<string, unknown>;
  /** Announced after a reader's selection, in place of the number of entries. */
  announcedResult?(): string | undefined;
}
