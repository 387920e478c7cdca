import type { CSSResultGroup, PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import type { RequestError } from '../client/request-error.js';
import type { Operation } from '../client/operations/operation.js';
import { send } from '../client/pipeline.js';
import type { AnyRecord } from '../client/records/record.js';
import type { Request } from '../client/request.js';
import type { Answer } from '../client/response.js';
import { propertiesFor } from './attributes.js';
import { AnnouncerController } from './announcer-controller.js';
import type { WidgetDefinition } from './definition.js';
import { Entries } from './entries.js';
import { markEarningLinks } from './earning-links.js';
import { slottedIn } from './dom.js';
import { focusResult } from './focus-result.js';
import { hasFallback } from './fallback-controller.js';
import { type EntryView, sendThrough } from './feature.js';
import { phaseOf, type Phase } from './request/request-state.js';
import { RequestElement } from './request-element.js';
import { type SelectMode, type Selection, withoutPage } from './selection.js';
import type { WidgetHost } from './host.js';
import { needsReaderInput } from './needs-reader-input.js';
import { permissionOf } from './permission.js';
import { settingsOf } from './settings/settings.js';
import { baseStyles } from '../styles/base.js';
import type { CardModel } from '../templates/card.js';
import type { WidgetOptions } from '../templates/widget-options.js';
import { widget, type WidgetViewModel } from '../templates/widget.js';
import { display, theme, type DisplayValues } from '../templates/display-attributes.js';
import type { Resolution } from './resolve.js';
import { Resolver } from './resolver.js';

export type { MktEventDetails, MktEventMap } from './events/events.js';
export type { Phase } from './request/request-state.js';

/**
 * The base class of elements with entries. Data flows one way: attributes → request → answer → view models →
 * templates.
 *
 * @attribute {'idle' | 'loading' | 'ready' | 'empty' | 'error'} phase - State of the element, set by itself,
 *   for style sheets and tests.
 * @attribute {'ja' | 'en'} lang - Language of the element's own texts: the nearest `lang` on the page,
 *   Japanese without one, else English.
 * @fires {CustomEvent<{records: readonly object[], page: object}>} mkt-load - A response is displayed.
 * @fires {CustomEvent<{error: Error}>} mkt-error - A request has failed or is invalid; `records` has the
 *   entries that are still displayed. Also fired for an unavailable item: then the `code` of the error is
 *   `gone`.
 * @fires {CustomEvent<{record: object, position: number, originalEvent: Event}>} mkt-select -
 *   A link of an entry was clicked, also with the middle button; cancelable.
 * @fires {CustomEvent<{record: object, position: number}>} mkt-impression -
 *   Half of an entry was in view for a second.
 */
export abstract class MktElement<Item extends AnyRecord = AnyRecord>
  extends RequestElement
  implements WidgetHost
{
  /** The name the element is registered under. */
  declare static readonly tag: string;
  declare static readonly definition: WidgetDefinition;
  static override styles: CSSResultGroup = baseStyles;
  static override properties: PropertyDeclarations = {
    ...propertiesFor(display),
    ...propertiesFor(theme, true),
  };

  /** @internal */
  readonly announcer: AnnouncerController = new AnnouncerController(this);
  /** The links in the author's content that earn without a label. */
  #bareLinks: ReturnType<typeof markEarningLinks> = [];
  readonly #resolver = new Resolver(this);
  readonly #entries = new Entries(this, (record, options) => this.card(record as Item, options));

  /**
   * The records displayed now.
   * @type {readonly object[]}
   */
  get records(): readonly Item[] {
    return this.#entries.records as readonly Item[];
  }

  /** @internal */
  get entryView(): EntryView {
    return this.#entries.view;
  }

  /** The state of the request; also the attribute `phase`. */
  get phase(): Phase {
    const phase = phaseOf(this.state);
    return this.#entries.awaitsModule && phase !== 'error' && phase !== 'idle' ? 'loading' : phase;
  }

  /** @internal */
  get definition(): WidgetDefinition {
    return (this.constructor as typeof MktElement).definition;
  }

  /** Requests again, past the cache. */
  refresh(): void {
    const { selection, appends } = this.state;
    this.request.dispatch('repeat', 'revalidation');
    this.select(appends ? withoutPage(selection) : selection);
  }

  /** @internal */
  select(selection: Selection, mode: SelectMode = 'replace'): void {
    // The message is announced again after a reader's action.
    this.announcer.reset();
    this.request.dispatch('selected', { selection, mode });
  }

  /** @internal */
  collectParameters(
    operation: Operation,
    selection: Selection = this.state.selection,
  ): Record<string, unknown> {
    return this.#resolver.collectParameters(operation, selection);
  }

  /** @internal */
  resolve(selection: Selection = this.state.selection): Resolution {
    return this.#resolver.resolve(selection);
  }

  protected abstract card(record: Item, options: WidgetOptions): CardModel;

  protected viewModel?(): Partial<WidgetViewModel>;

  protected override load(request: Request, signal: AbortSignal): Promise<Answer> {
    const { features = [], send: sendOwn = send } = this.definition;
    return sendThrough(this, features, (sent) => sendOwn(sent, signal))(request);
  }

  /** An element of the initial page keeps its fallback, without a shadow root, until it is known to be near. */
  override connectedCallback(): void {
    super.connectedCallback();
    if (this.state.waitsFor !== 'start') return;
    // Crawlers follow its links all the same, and a refusal counts for it, too.
    markEarningLinks(this, settingsOf(this, ['rel', 'disclosure']));
    permissionOf(this);
  }

  protected override sendRequest({ size }: PropertyValues): void {
    this.updateSettings();
    const isChanged = this.#resolver.read();
    if (isChanged || size > 0 || this.state.repeat) this.options = this.#resolver.resolveOptions();
    if (this.resolved !== this.resolve()) this.#run();
  }

  protected override willUpdate(): void {
    if (this.rendersOnly) return;
    this.#entries.update();
    this.reflectedPhase = this.phase;
    this.#bareLinks = markEarningLinks(this, this.entryView.options);
  }

  /** @internal */
  renewEntries(): void {
    this.#entries.renew();
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const { state } = this;
    const { answer, error } = state;
    const isMistake = (error as RequestError | undefined)?.code === 'parameter';
    const { options } = this.entryView;
    // While entries are loading, the fallback is shown only if it has the focus.
    const hidesFallback = this.phase === 'loading' && !this.fallbackFocus.isFocused;
    return widget(options, {
      phase: this.phase,
      needsReaderInput: needsReaderInput(this),
      ...this.entryView,
      rows: this.definition.rows,
      retry: error && !isMistake ? this.#retry : undefined,
      hasFallback: hasFallback(this),
      isFallbackFocused: this.fallbackFocus.isFocused,
      hasHeading: !!slottedIn(this, 'heading'),
      needsLabel: this.#bareLinks.some((link) => !hidesFallback || link.closest('[slot]')),
      hasSearched: Object.keys(state.selection).length > 0,
      isAnnouncedElsewhere: this.announcer.isAnnouncedElsewhere,
      time: answer?.time,
      onClick: this.events.onClick,
      announcement: this.announcer.text,
      ...this.#entries.render(),
      ...this.viewModel?.(),
    });
  }

  readonly #retry = () => {
    focusResult(this);
    this.refresh();
  };

  /** Requests, unless the answer is shown or on its way. */
  #run(): void {
    const { request } = this;
    if (request.isPageOutdated(this.resolve().result)) {
      const selection = withoutPage(this.state.selection);
      request.dispatch('selected', { selection, mode: 'replace' });
    }
    const resolution = this.resolve();
    this.resolved = resolution;
    if (this.#resolver.awaitsAuthor) return;
    const { displayIssues, issues, needsReaderInput, result } = resolution;
    const isRefused = issues.length > 0 && !needsReaderInput;
    // One line in the console lists all issues.
    this.displayIssues = isRefused ? [] : displayIssues;
    const all = isRefused ? [...displayIssues, ...issues] : issues;
    request.run(all.length || Array.isArray(result) ? all : result, needsReaderInput);
  }
}

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- the class has it, so this must
export interface MktElement<Item extends AnyRecord = AnyRecord> extends DisplayValues {}
