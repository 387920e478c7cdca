import { LitElement, unsafeCSS, type CSSResultGroup, type TemplateResult } from 'lit';
import { formatNumber } from '../../i18n/locale.js';
import type { Texts } from '../../i18n/words.js';
import type { Answer } from '../../client/response.js';
import { ask } from '../../client/cached-request.js';
import type { RequestError } from '../../client/errors.js';
import { commonParams, type Operation } from '../../client/operations/operation.js';
import type { ParameterTable, ParamsOfTable } from '../../client/validation/parameter.js';
import { hasValue } from '../../client/validation/validate.js';
import type { AnyRecord } from '../../client/records/record.js';
import { buildRequest, type Request } from '../../client/request.js';
import { styles } from '../../styles/styles.js';
import type { Entry, Look } from '../../templates/card.js';
import { frame } from '../../templates/widget.js';
import { asking } from '../../controllers/request-controller.js';
import { propertiesFor, valuesOf } from '../../controllers/attributes.js';
import { display } from './display-attributes.js';
import { eventsOf } from '../../controllers/event-controller.js';
import type { extras } from '../../controllers/interaction/interaction.js';
import { hasFallback } from './fallback.js';
import { late } from '../../controllers/lazy-module.js';
import { lookOf, neededFields } from './resolve-options.js';
import type { locate } from '../../controllers/interaction/near.js';
import { settings, type ElementSettings } from '../../controllers/settings.js';
import { surroundings } from '../../controllers/settings-controller.js';

export type { MktEventDetails, MktEventMap } from '../../controllers/event-types.js';

const lateExtras = late(() => import('../../controllers/interaction/interaction.js'));
const lateTable = late(() => import('../../templates/table.js'));

export type Phase = 'idle' | 'loading' | 'ready' | 'empty' | 'error';

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
export abstract class MktElement<Shown extends AnyRecord = AnyRecord> extends LitElement {
  /** The name the element is registered under. */
  declare static readonly tag: string;
  static readonly operations: readonly Operation[] = [];
  /** The parts of an entry that `show` and `hide` can name. */
  static readonly entryParts: readonly string[] = [];
  static readonly layouts: readonly string[] = ['list', 'grid', 'carousel', 'compact'];
  /** Attributes of the display that the element alone has: declared, and then checked with all. */
  static readonly own: ParameterTable = {};
  /**
   * What `controls` can name, each with the parameters that the reader then sets. Where the first is
   * `none`, the others are there without being named.
   */
  static readonly controls: Readonly<Record<string, readonly string[]>> = {};
  /** Entries to ask and keep room for where the author does not say; 0: as many as the service gives. */
  static readonly usual: number = 0;
  /** The fields that each part shows, separated by commas: the others need not be sent. */
  declare static readonly fields?: Readonly<Record<string, string>>;
  /**
   * The words of its controls, where it has controls that no other kind of element has; or what
   * loads them, where few pages have these controls.
   */
  declare static readonly words?: Texts | ((element: MktElement) => Texts | undefined);
  /** Finds the reader, where `near` is one of its controls. */
  declare static readonly locate?: typeof locate;
  static override styles: CSSResultGroup = unsafeCSS(styles);
  static override properties = { ...propertiesFor(settings), ...propertiesFor(display) };

  /** What the reader works with: loaded once there is something to work with. */
  #extras: typeof extras | undefined;
  /** Whether something that draws entries is still on its way. */
  #waits = false;
  /**
   * What the reader has chosen, by parameter: it goes before the attributes.
   * @internal
   */
  choices: Readonly<Record<string, unknown>> = {};
  /** Whether the reader has yet to say what to look for. */
  #open = false;
  /** How things are to look. */
  protected look!: Look;
  /** Ends what goes on as long as it is connected. */
  #connected: AbortController | undefined;
  protected readonly around = surroundings(this);
  readonly #events = eventsOf(this);
  readonly #asking = asking(
    this,
    (request, signal) => {
      // While there is nothing else to do: the first number takes long to write.
      setTimeout(formatNumber, 0, this.look.locale, 0);
      return this.load(request, signal);
    },
    (error) => this.#events.fail(error),
  );

  /**
   * The records now shown.
   * @type {readonly object[]}
   */
  get records(): readonly Shown[] {
    const { answer, error, key, more } = this.#asking.asked;
    const shown = error || key === undefined ? [] : ((answer?.records ?? []) as readonly Shown[]);
    const from = Number(this.choices['from'] ?? 0);
    return more ? shown : shown.slice(from, from + Number(this.limit ?? Infinity));
  }

  /** Where the element stands; also its attribute `phase`. */
  get phase(): Phase {
    const { answer, error, key } = this.#asking.asked;
    if (error) return 'error';
    if (key === undefined) return 'idle';
    if (this.#waits || this.#asking.waits()) return 'loading';
    return answer?.records.length ? 'ready' : 'empty';
  }

  /**
   * The last answer, as long as it is shown.
   * @internal
   */
  get answer(): Answer | undefined {
    return this.records.length ? this.#asking.asked.answer : undefined;
  }

  /** Asks again, whatever is known. */
  refresh(): void {
    this.#asking.renew();
    const { page: _page, from: _from, ...others } = this.choices;
    this.choose(this.#asking.asked.more ? others : this.choices);
  }

  /**
   * Takes over all that the reader has chosen.
   * @param choices by parameter; '' for none. `from` is the first entry to show of a page that is
   *   longer than `limit`
   * @param more whether what comes goes after what is shown, not in its place
   * @internal
   */
  choose(choices: Readonly<Record<string, unknown>>, more = false): void {
    this.#asking.add(more);
    this.choices = choices;
    this.requestUpdate();
  }

  /** Shows nothing of what was, as where another reader is there now. */
  protected forget(): void {
    this.choices = {};
    this.#asking.asked.answer = undefined;
  }

  /**
   * The operation to ask; not named `operation`, which is an attribute of some elements.
   * @internal
   */
  asks(): Operation {
    return (this.constructor as typeof MktElement).operations[0]!;
  }

  /**
   * The operations that the reader's choices can lead to, where it is not always the same.
   * @internal
   */
  reach?(): readonly Operation[];

  /**
   * What is given for the operation's parameters, by their names: by the reader, else the author.
   * @internal
   */
  given(operation: Operation): Record<string, unknown> {
    const given = valuesOf(this, { ...commonParams, ...operation.params });
    const { limit } = this.look;
    const most = operation.params['hits']?.max;
    if (most && limit && !hasValue(given['hits'])) given['hits'] = Math.min(most, Number(limit));
    // The genres of what is found are a control of their own.
    if (this.look.controls.includes('genre')) given['genreInformationFlag'] ??= 1;
    for (const name in this.choices)
      if (name in given) given[name] = this.choices[name] ?? given[name];
    given['elements'] ||= neededFields(this, this.look);
    if (given['elements'] === 'all') given['elements'] = undefined;
    return given;
  }

  /** Gets the answer; an element that needs several requests does them here. */
  protected load(request: Request, signal: AbortSignal): Promise<Answer> {
    return ask(request, signal);
  }

  /** Whether something that draws entries, and is loaded only where it is wanted, is on its way. */
  protected waits(): boolean {
    return this.look.layout === 'table' && lateTable(this) === undefined;
  }

  /** What an entry shows of a record. */
  protected abstract entry(record: Shown, look: Look): Entry;

  override connectedCallback(): void {
    super.connectedCallback();
    const { signal } = (this.#connected = new AbortController());
    this.around.connect(signal);
    this.#asking.connect(signal);
    if (!this.hasUpdated) this.#wonder();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connected!.abort();
    // A node that is moved is disconnected and connected again at once: that is no reason to stop.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#asking.stop();
      this.#events.reset();
    });
  }

  /** Tells the author of attributes that mean nothing here. */
  #wonder(): void {
    const { observedAttributes: known } = this.constructor as typeof MktElement;
    if (this.getAttributeNames().every((name) => known.includes(name) || HARMLESS.test(name)))
      return;
    import('../../controllers/diagnostics/unknown-attributes.js').then(
      ({ unknown }) => {
        const said = unknown(this, known);
        if (said) console.warn(said);
      },
      () => {},
    );
  }

  protected override willUpdate(): void {
    const set = this.around.settings();
    const { look, issues } = lookOf(this, set);
    this.look = look;
    const { controls, layout, pager } = look;
    if (controls.length || pager !== 'none' || layout === 'carousel')
      this.#extras ??= lateExtras(this)?.extras;
    this.#waits = this.waits();
    const operation = this.asks();
    const request = buildRequest(operation, this.given(operation), set);
    if (Array.isArray(request)) issues.push(...request);
    // Where only something is missing that the reader may enter, nothing is wrong yet. Of a group, any
    // of them will do; a keyword can lead to another search.
    const { controls: known } = this.constructor as typeof MktElement;
    const enterable = controls.flatMap((one) => known[one as string] ?? []);
    const { oneOf = [], params } = operation;
    this.#open =
      !!issues.length &&
      issues.every(
        ({ parameter, value }) =>
          value === undefined &&
          parameter in params &&
          (oneOf.includes(parameter) ? ['keyword', ...oneOf] : [parameter]).some((one) =>
            enterable.includes(one),
          ),
      );
    this.#asking.ask(issues.length ? issues : request, this.#open);
  }

  protected override updated(): void {
    const { answer, error, key } = this.#asking.asked;
    const { phase } = this;
    this.setAttribute('phase', phase);
    const shown = error?.message ?? `${phase} ${key} ${String(this.choices['from'])}`;
    this.#events.drawn(shown, error, answer);
  }

  protected override render(): TemplateResult {
    const { entryParts } = this.constructor as typeof MktElement;
    const { look } = this;
    const { answer, error } = this.#asking.asked;
    const extras = this.#extras?.(this, look);
    const entries = this.#waits ? [] : this.records.map((record) => this.entry(record, look));
    const table = look.layout === 'table' ? lateTable(this) : null;
    return frame(look, {
      phase: this.phase,
      open: this.#open,
      entries,
      list: table?.tableOf(this, entries, look, entryParts),
      ...extras,
      message: (error as RequestError | undefined)?.code === 'parameter' && error!.message,
      hasFallback: hasFallback(this),
      time: answer?.time,
      select: this.#events.select,
    });
  }
}

/** What many elements carry: what else there may be, `unknown.ts` knows. */
const HARMLESS = /^(class|id|lang|phase|style|slot|data-)/;

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- the class has it, so this must
export interface MktElement<Shown extends AnyRecord = AnyRecord>
  extends ElementSettings, ParamsOfTable<typeof display> {}
