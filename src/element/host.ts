import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { Operation } from '../client/operations/operation.js';
import type { Request } from '../client/request.js';
import type { Answer } from '../client/response.js';
import type { AnyRecord } from '../client/records/record.js';
import type { ValidationIssue } from '../client/validation/issue.js';
import { hasValue } from '../client/validation/validate.js';
import type { CardModel } from '../templates/card.js';
import type { WidgetOptions } from '../templates/widget-options.js';
import type { WidgetDefinition } from './definition.js';
import type { TemplateFault } from '../features/item-template/faults.js';
import type { GoneError } from '../features/substitute/unavailable-item.js';
import type { EffectiveSettings } from './settings/settings.js';

/** The phase of an element's request; also the attribute `phase`. */
export type Phase = 'idle' | 'loading' | 'ready' | 'empty' | 'error';

/**
 * The reader's values, by parameter, which override the attributes: '' for none, undefined for the author's
 * value. `from` is the index of the first entry to show of a page that is longer than `limit`; `around` is
 * `map` for a search around a position on the map.
 */
export type Selection = Readonly<Record<string, unknown>>;

/**
 * `replace`: the answer replaces the entries, even if it is an error. `page`: it replaces them unless
 * it is an error. `append`: its entries are appended.
 */
export type SelectMode = 'replace' | 'page' | 'append';

/** The request for attributes, settings and a selection. */
export interface ResolvedRequest {
  readonly operation: Operation;
  /** The value of each parameter: the selection's, else the author's. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The request, or the rules that it breaks. */
  readonly result: Request | ValidationIssue[];
}

/** The answer that an element shows. */
export interface ShownAnswer extends Answer {
  /** The item that the author names by its number and the service does not know; the records are substitutes. */
  readonly unavailable?: GoneError | undefined;
}

/** The state of an element's request. Each change makes a new object. */
export interface RequestState {
  readonly phase: Phase;
  readonly selection: Selection;
  /** The shown answer, with the records of the pages before if pages are appended. */
  readonly answer?: ShownAnswer | undefined;
  readonly error?: Error | undefined;
  /** The error of a further page; the pages before stay. */
  readonly failure?: Error | undefined;
  /** `requestKey` of the request; undefined if nothing has been requested, or it has to be repeated. */
  readonly key?: string | undefined;
  /** True if pages are appended to those before. */
  readonly appends: boolean;
  /** The requests of the answer, one per appended page. */
  readonly requests: readonly Request[];
  /** True if nothing is requested before the reader has filled in the form. */
  readonly needsReaderInput: boolean;
}

/** An element that sends requests, as controllers see it. */
export interface RequestHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** The effective settings: of the element, the configurations around it and the script tag. */
  readonly settings: EffectiveSettings;
  /** The attribute `phase`: that of the request, but `loading` until the code that renders entries has loaded. */
  readonly phase: Phase;
  readonly state: Pick<RequestState, 'answer' | 'error' | 'failure'>;
  /** Resolves the request. */
  resolve(): ResolvedRequest;
}

/** An element that shows records, as controllers see it. */
export interface RecordHost extends RequestHost {
  readonly hasUpdated: boolean;
  readonly state: RequestState;
  /** The request of the last update. */
  readonly resolved: ResolvedRequest;
  /** The effective display options. */
  readonly options: WidgetOptions;
  /** True while the setting `consent` holds requests back. */
  readonly awaitsConsent: boolean;
  /** True, or the words to search for, if an unavailable item may have substitutes. */
  readonly substitute?: string | boolean | undefined;
  /** Issues of the author's display options; their defaults apply. */
  readonly displayIssues: readonly ValidationIssue[];
  /** The displayed records. */
  readonly records: readonly AnyRecord[];
  refresh(): void;
}

/** An element with entries, as controllers see it. */
export interface WidgetHost extends RecordHost {
  readonly definition: WidgetDefinition;
  /** The number of entries per page, if the author sets it. */
  readonly limit?: string | number | undefined;
  /** The entries of the last update. */
  readonly shown?: EntryView;
  /** Replaces the whole selection and sends its request; `replace` by default. */
  select(selection: Selection, mode?: SelectMode): void;
  /** @param selection by default the current one */
  resolve(selection?: Selection): ResolvedRequest;
  /** The possible operations for any selection. */
  possibleOperations(): readonly Operation[];
  /**
   * The values of an operation's parameters: the selection's, else the author's.
   * @param selection by default the current one
   */
  collectParameters(operation: Operation, selection?: Selection): Record<string, unknown>;
  /** Announced after a reader's selection, in place of the number of entries. */
  announcedResult?(): string | undefined;
}

/** The page of a new search. */
export const FIRST_PAGE: Selection = { page: '', from: 0 };

/** The selection without a page: the author's page applies. */
export const withoutPage = ({ page: _page, from: _from, ...others }: Selection): Selection =>
  others;

/**
 * True if the author's request has no entries, substitutes apart. Searches of readers and their own lists do
 * not count.
 */
export const isEmptyForAuthor = (host: RecordHost): boolean =>
  (host.phase === 'empty' || host.state.answer?.unavailable !== undefined) &&
  !Object.keys(host.state.selection).length &&
  host.resolved.operation.auth !== 'oauth';

/** True if the element shows links without an affiliate id. */
export const earnsNothing = (host: RecordHost): boolean =>
  host.phase === 'ready' &&
  host.resolved.operation.affiliate &&
  !hasValue(host.settings.affiliateId) &&
  // A relay can add the id to the answer.
  !host.records.some((record) => record['affiliateUrl']);

/** True if an unavailable item may have substitutes. */
export const allowsSubstitutes = ({
  substitute = false,
}: Pick<WidgetHost, 'substitute'>): boolean => substitute !== false;

/** The entries of an element and how it displays them. */
export interface EntryView {
  readonly cards: readonly CardModel[];
  readonly options: WidgetOptions;
  /** Renders all entries, in place of a list of cards. */
  readonly list?: (style: string) => TemplateResult;
  /** Renders an entry in place of its card. */
  readonly entryAt?: (index: number) => TemplateResult;
  /** Mistakes in the author's template. */
  readonly templateFaults?: readonly TemplateFault[];
  /** Returns the values that keep links to other shops from being shown. */
  readonly shopFaults?: () => readonly string[];
  /** The mistake that keeps parameters from links. */
  readonly linkIssue?: ValidationIssue | undefined;
}

/** Warns the author of invalid values. Passed to lazy modules, which do not load each other. */
export type WarnOfIssues = (element: Element, issues: readonly ValidationIssue[]) => void;

/** A lazy module that changes the entries of an element. */
export interface EntryFeature {
  /**
   * @param records the displayed records, which are shared with other elements
   * @returns the records that the element and its events have in their place
   */
  changeRecords?(
    host: RecordHost,
    records: readonly AnyRecord[],
    warn: WarnOfIssues,
  ): readonly AnyRecord[];
  /** @returns the entries to render, in the order of the host's records */
  changeEntries(host: WidgetHost, view: EntryView): EntryView;
}
