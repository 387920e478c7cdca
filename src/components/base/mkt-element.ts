import {
  LitElement,
  type CSSResultGroup,
  type PropertyDeclarations,
  type TemplateResult,
} from 'lit';
import { send } from '../../client/pipeline.js';
import type { RequestError } from '../../client/errors.js';
import type { Operation } from '../../client/operations/operation.js';
import type { AnyRecord } from '../../client/records/record.js';
import { buildRequest, type Request } from '../../client/request.js';
import type { Answer } from '../../client/response.js';
import type { ParamsOfTable } from '../../client/validation/parameter.js';
import { propertiesFor } from '../../controllers/attributes.js';
import type { WidgetDefinition } from '../../controllers/definition.js';
import { EventController } from '../../controllers/event-controller.js';
import type { Phase, ResolvedRequest, Selection, WidgetHost } from '../../controllers/host.js';
import type { InteractionController } from '../../controllers/interaction/interaction.js';
import { LatePart } from '../../controllers/late-part.js';
import { lateParts } from '../../controllers/late-parts.js';
import { RequestController } from '../../controllers/request-controller.js';
import { SettingsController } from '../../controllers/settings-controller.js';
import { settings, type ElementSettings } from '../../controllers/settings.js';
import { warnAboutUnknownAttributes } from '../../controllers/unknown-attributes.js';
import { formatNumber } from '../../i18n/format.js';
import { baseStyles } from '../../styles/base.js';
import type { CardModel } from '../../templates/card.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { widget, type WidgetViewModel } from '../../templates/widget.js';
import { display } from './display-attributes.js';
import { hasFallback } from './fallback.js';
import { resolveOptions } from './resolve-options.js';
import { collectParameters, isAwaitingInput } from './resolve-request.js';

export type { MktEventDetails, MktEventMap } from '../../controllers/event-types.js';
export type { Phase } from '../../controllers/host.js';

const interactionPart = new LatePart(lateParts.interaction);
const tablePart = new LatePart(lateParts.table);

/**
 * What all elements share that show entries: settings, checks, the request and its states.
 * Data flows one way: attributes → request → answer → views.
 *
 * @slot - The fallback: shown before the element is upgraded, until it has been near the viewport,
 *   and whenever there is an error.
 * @slot heading - Heading, in place of the `heading` attribute.
 * @slot empty - Shown where nothing was found.
 * @slot error - Shown on an error, in place of the fallback.
 * @slot footer - Shown below the entries.
 * @csspart heading - The heading.
 * @csspart list - The list of entries.
 * @csspart item - One entry.
 * @csspart link - The main link of an entry, and its further links.
 * @csspart image - The picture of an entry.
 * @csspart title - The name of an entry.
 * @csspart status - Messages to the reader.
 * @csspart disclosure - The label of links that earn the publisher something.
 * @csspart as-of - The time the data is from.
 * @csspart form - The form with the controls for readers.
 * @csspart field - One field of it.
 * @csspart label - What a field is for.
 * @csspart error - What is wrong with a field.
 * @csspart submit - The button that searches.
 * @csspart reset - The button that goes back to what the author has set.
 * @csspart genres - The genres of what was found.
 * @csspart pager - The ways to further entries.
 * @csspart more - The button that shows further entries.
 * @csspart page - A button for one page.
 * @csspart previous - The button to the page before, or the entries before in a carousel.
 * @csspart next - The button to the next page, or the next entries of a carousel.
 * @cssproperty --mkt-color - Text.
 * @cssproperty --mkt-background - What the text stands on.
 * @cssproperty --mkt-accent-color - Prices, the entry that is pointed at and the focus ring.
 * @cssproperty --mkt-border-color - Lines around and between entries.
 * @cssproperty --mkt-fill-color - What pictures stand on, and placeholders.
 * @cssproperty --mkt-star-color - Stars of a rating.
 * @cssproperty --mkt-rank-color - Number of a place in a ranking.
 * @cssproperty --mkt-rank-background - What that number stands on.
 * @cssproperty --mkt-radius - Rounding of entries and pictures.
 * @cssproperty --mkt-gap - Space between entries; by default as the layout needs.
 * @cssproperty --mkt-row-height - Height of an entry; by default as the layout needs.
 * @attribute {'idle' | 'loading' | 'ready' | 'empty' | 'error'} phase - Where the element stands.
 *   It sets this itself, for style sheets and tests.
 * @attribute {'ja' | 'en'} lang - Language of the element's own words; the nearest one on the page
 *   counts, otherwise Japanese.
 * @fires {CustomEvent<{records: readonly object[], page: object}>} mkt-load - An answer is shown.
 * @fires {CustomEvent<{error: Error}>} mkt-error - What was asked for did not come, or cannot be
 *   asked for; `records` has what is still shown.
 * @fires {CustomEvent<{record: object, position: number, originalEvent: Event}>} mkt-select -
 *   A link of an entry was clicked; cancelable.
 * @fires {CustomEvent<{record: object, position: number}>} mkt-impression -
 *   Half of an entry was in view for a second.
 * @fires {CustomEvent<{params: object}>} mkt-search - The reader searches for something, by the
 *   names of the parameters; cancelable, and then nothing is asked.
 */
export abstract class MktElement<Shown extends AnyRecord = AnyRecord>
  extends LitElement
  implements WidgetHost
{
  /** The name the element is registered under. */
  declare static readonly tag: string;
  /** What the class declares about itself. */
  declare static readonly definition: WidgetDefinition;
  static override styles: CSSResultGroup = baseStyles;
  static override properties: PropertyDeclarations = {
    ...propertiesFor(settings),
    ...propertiesFor(display),
    reflectedPhase: { attribute: 'phase', reflect: true },
  };

  /** @internal */
  declare protected reflectedPhase: Phase;
  /** @internal */
  options!: WidgetOptions;
  readonly #settings = new SettingsController(this);
  readonly #request = new RequestController(this, {
    load: (request, signal) => {
      // While there is nothing else to do: the first number takes long to format.
      setTimeout(formatNumber, 0, this.options.locale, 0);
      return this.load(request, signal);
    },
    onAppendError: (error) => this.#events.reportError(error),
  });
  readonly #events = new EventController(this, () => {
    const { answer, error, key, selection } = this.#request.state;
    const shown = error?.message ?? `${this.phase} ${key} ${String(selection['from'])}`;
    return { key: shown, answer, error };
  });
  /** What the reader works with: loaded once there is something to work with. */
  #interaction: InteractionController | undefined;
  /** Whether a late part that renders entries is still being loaded. */
  #awaitsPart = false;
  /** Whether the reader has yet to say what to look for. */
  #awaitsInput = false;

  /**
   * The records now shown.
   * @type {readonly object[]}
   */
  get records(): readonly Shown[] {
    return this.#request.records as readonly Shown[];
  }

  /** Where the element stands; also its attribute `phase`. */
  get phase(): Phase {
    const { phase } = this.#request;
    return this.#awaitsPart && phase !== 'error' && phase !== 'idle' ? 'loading' : phase;
  }

  /** @internal */
  get definition(): WidgetDefinition {
    return (this.constructor as typeof MktElement).definition;
  }

  /** @internal */
  get settings(): ElementSettings {
    return this.#settings.current;
  }

  /** @internal */
  get selection(): Selection {
    return this.#request.state.selection;
  }

  /** @internal */
  get answer(): Answer | undefined {
    return this.records.length ? this.#request.state.answer : undefined;
  }

  /** Requests again, whatever is cached. */
  refresh(): void {
    const { selection, appends } = this.#request.state;
    const { page: _page, from: _from, ...others } = selection;
    this.#request.revalidate();
    this.select(appends ? others : selection);
  }

  /** @internal */
  select(selection: Selection, mode: 'replace' | 'append' = 'replace'): void {
    this.#request.select(selection, mode === 'append');
    this.requestUpdate();
  }

  /** Shows nothing of what was, as where another reader is there now. */
  protected clear(): void {
    this.#request.clear();
  }

  /**
   * Not named `operation`, which is an attribute of some elements.
   * @internal
   */
  currentOperation(_selection: Selection = this.selection): Operation {
    return this.definition.operations[0]!;
  }

  /** @internal */
  possibleOperations(): readonly Operation[] {
    return [this.currentOperation()];
  }

  /** @internal */
  collectParameters(
    operation: Operation,
    selection: Selection = this.selection,
  ): Record<string, unknown> {
    return collectParameters(this, this.definition, this.options, operation, selection);
  }

  /** @internal */
  resolve(selection: Selection): ResolvedRequest {
    const operation = this.currentOperation(selection);
    const parameters = this.collectParameters(operation, selection);
    return { operation, parameters, result: buildRequest(operation, parameters, this.settings) };
  }

  /** Gets the answer; an element that needs several requests does them here. */
  protected load(request: Request, signal: AbortSignal): Promise<Answer> {
    return send(request, signal);
  }

  /** Whether a late part that renders entries is still being loaded. */
  protected awaitsPart(): boolean {
    return this.options.layout === 'table' && tablePart.isPending(this);
  }

  /** What an entry shows of a record. */
  protected abstract card(record: Shown, options: WidgetOptions): CardModel;

  /** What the element shows besides its entries, where that is its own. */
  protected viewModel(): Partial<WidgetViewModel> {
    return {};
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { observedAttributes } = this.constructor as typeof MktElement;
    if (!this.hasUpdated) void warnAboutUnknownAttributes(this, observedAttributes);
  }

  protected override willUpdate(): void {
    const { options, issues: own } = resolveOptions(this, this.definition, this.settings);
    this.options = options;
    const { controls, layout, pager } = options;
    if (controls.length || pager !== 'none' || layout === 'carousel') {
      const part = this.#interaction ? undefined : interactionPart.get(this);
      if (part) this.#interaction = new part.InteractionController(this);
    }
    this.#awaitsPart = this.awaitsPart();
    const { operation, result } = this.resolve(this.selection);
    const issues = Array.isArray(result) ? [...own, ...result] : own;
    this.#awaitsInput = isAwaitingInput(issues, this.definition, options, operation);
    this.#request.run(issues.length || Array.isArray(result) ? issues : result, this.#awaitsInput);
    this.reflectedPhase = this.phase;
  }

  protected override render(): TemplateResult {
    const { options } = this;
    const { answer, error } = this.#request.state;
    const cards = this.#awaitsPart ? [] : this.records.map((record) => this.card(record, options));
    const table = options.layout === 'table' ? tablePart.get(this) : undefined;
    return widget(options, {
      phase: this.phase,
      awaitsInput: this.#awaitsInput,
      cards,
      list: table?.table(cards, options),
      hasControls: options.controls.length > 0 || options.layout === 'carousel',
      ...this.#interaction?.render(),
      message:
        (error as RequestError | undefined)?.code === 'parameter' ? error!.message : undefined,
      hasFallback: hasFallback(this),
      time: answer?.time,
      onClick: this.#events.onClick,
      ...this.viewModel(),
    });
  }
}

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- the class has it, so this must
export interface MktElement<Shown extends AnyRecord = AnyRecord>
  extends ElementSettings, ParamsOfTable<typeof display> {}
