import { Task, TaskStatus } from '@lit/task';
import { LitElement, unsafeCSS, type CSSResultGroup, type TemplateResult } from 'lit';
import { SETTINGS_CHANGE } from '../service/page.js';
import { formatNumber } from '../locales/locale.js';
import type { Texts } from '../locales/words.js';
import type { Answer } from '../service/answer.js';
import { ask } from '../service/ask.js';
import type { RequestError } from '../service/errors.js';
import { commonParams, type Operation } from '../service/operation.js';
import { type Flaw, type ParameterTable, type ParamsOfTable } from '../service/parameter.js';
import type { AnyRecord } from '../service/record.js';
import { addressOf, inspect, type Request } from '../service/request.js';
import { styles } from '../styles/styles.js';
import type { Entry, Look } from '../views/entry.js';
import { frame } from '../views/frame.js';
import { attributeOf, propertiesFor, valuesOf } from './attribute.js';
import { display } from './display.js';
import type { extras } from './extras.js';
import { late } from './late.js';
import { lookOf, neededFields } from './look.js';
import type { locate } from './near.js';
import { configsAround, settings, settingsAround, type ElementSettings } from './settings.js';
import { Impressions, Nearness } from './visibility.js';

const lateExtras = late(() => import('./extras.js'));
const lateTable = late(() => import('../views/table.js'));

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
 * @fires {CustomEvent<{error: Error}>} mkt-error - Nothing can be shown.
 * @fires {CustomEvent<{record: object, position: number, originalEvent: Event}>} mkt-select -
 *   A link of an entry was clicked; cancelable.
 * @fires {CustomEvent<{record: object, position: number}>} mkt-impression -
 *   Half of an entry was in view for a second.
 * @fires {CustomEvent<{params: object}>} mkt-search - The reader searches for something, by the
 *   names of the parameters; cancelable, and then nothing is asked.
 */
export abstract class MktElement extends LitElement {
  /** The name the element is registered under. */
  static readonly tag: string;
  static readonly operations: readonly Operation[] = [];
  /** The parts of an entry that `show` and `hide` can name. */
  static readonly entryParts: readonly string[] = [];
  static readonly layouts: readonly string[] = ['list', 'grid', 'carousel', 'compact'];
  /** Attributes of the display that the element alone has: declared, and then checked with all. */
  static readonly own: ParameterTable = {};
  /** What `controls` can name, each with the parameters that the reader then sets. */
  static readonly controls: Readonly<Record<string, readonly string[]>> = {};
  /** The controls that are there without being named. */
  static readonly usualControls: readonly string[] = [];
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

  #answer: Answer | undefined;
  #error: Error | undefined;
  /** Key of what the task was last run for; undefined: for nothing that still counts. */
  #asked: string | undefined;
  /** What was last told to the page, so that nothing is told twice. */
  #told: string | undefined;
  /** Whether there is an answer of which the page was not told. */
  #news = false;
  #configs: readonly Element[] = [];
  /** What the reader works with: loaded once there is something to work with. */
  #extras: typeof extras | undefined;
  /** Whether something that draws entries is still on its way. */
  #waits = false;
  /** What the reader has chosen, by parameter: it goes before the attributes. */
  choices: Readonly<Record<string, unknown>> = {};
  /** Whether the reader has yet to say what to look for. */
  #open = false;
  /** Whether the reader wants what comes next after what is shown, not in its place. */
  #more = false;
  /** What that came after, to go back to if it does not come. */
  #before:
    { records: readonly AnyRecord[]; asked: string | undefined; choices: object } | undefined;
  /** Whether what is shown was known before it was asked for. */
  #known = false;
  /** Whether to ask also for what is known. */
  #renew = false;
  /** How things are to look. */
  protected look!: Look;
  readonly #nearness = new Nearness(this, () => this.requestUpdate());
  readonly #impressions = new Impressions((item) => this.#tell('mkt-impression', item));
  readonly #task = new Task<readonly [Request | Flaw[]], Answer>(this, {
    autoRun: false,
    task: async ([asked], { signal }) => {
      if (Array.isArray(asked)) {
        throw (await import('../service/explain.js')).explain(asked, attributeOf);
      }
      const answer = await this.load(asked, signal);
      // Those that get the same at once draw it one after the other: readers can act in between.
      await new Promise((resolve) => setTimeout(resolve));
      return answer;
    },
    onComplete: (answer) => {
      this.#take(answer);
      this.#before = undefined;
    },
    onError: (error) => {
      if (this.#asked === undefined) return;
      if (this.#before) {
        this.#fail(error as Error);
        this.#asked = this.#before.asked;
        this.choices = this.#before.choices as typeof this.choices;
        this.#before = undefined;
      } else this.#error = error as Error;
    },
  });

  #take(answer: Answer): void {
    this.#news = true;
    const { records, page } = answer;
    this.#answer = {
      ...answer,
      records: [...(this.#before?.records ?? []), ...records],
      page: { ...page, hits: records.length },
    };
  }

  readonly #early = (answer: Answer) => {
    this.#known = true;
    this.#take(answer);
    this.requestUpdate();
  };

  /** The records now shown. */
  get records(): readonly AnyRecord[] {
    const shown = this.#error || this.#asked === undefined ? [] : (this.#answer?.records ?? []);
    const from = Number(this.choices['from'] ?? 0);
    return this.#more ? shown : shown.slice(from, from + Number(this.limit ?? Infinity));
  }

  /** Where the element stands; also its attribute `phase`. */
  get phase(): Phase {
    if (this.#error) return 'error';
    if (this.#asked === undefined) return 'idle';
    const asks = this.#task.status === TaskStatus.PENDING && !this.#known;
    if (asks || this.#waits) return 'loading';
    return this.#answer?.records.length ? 'ready' : 'empty';
  }

  /** The last answer, as long as it is shown. */
  get answer(): Answer | undefined {
    return this.records.length ? this.#answer : undefined;
  }

  /** Asks again, whatever is known. */
  refresh(): void {
    this.#renew = true;
    this.#asked = undefined;
    const { page: _page, from: _from, ...others } = this.choices;
    this.choose(this.#more ? others : this.choices);
  }

  /**
   * Takes over all that the reader has chosen.
   * @param choices by parameter; '' for none. `from` is the first entry to show of a page that is
   *   longer than `limit`
   * @param more whether what comes goes after what is shown, not in its place
   */
  choose(choices: Readonly<Record<string, unknown>>, more = false): void {
    this.#before = more
      ? { records: this.#answer?.records ?? [], asked: this.#asked, choices: this.choices }
      : undefined;
    this.choices = choices;
    this.#more = more;
    this.requestUpdate();
  }

  /** The operation to ask; not named `operation`, which is an attribute of some elements. */
  asks(): Operation {
    return (this.constructor as typeof MktElement).operations[0]!;
  }

  /** The operations that the reader's choices can lead to, where it is not always the same. */
  reach?(): readonly Operation[];

  /** What is given for the operation's parameters, by their names: by the reader, else the author. */
  given(operation: Operation): Record<string, unknown> {
    const given = valuesOf(this, { ...commonParams, ...operation.params });
    const { limit } = this.look;
    const most = operation.params['hits']?.max;
    if (most && limit) given['hits'] ??= Math.min(most, Number(limit));
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
  protected abstract entry(record: AnyRecord, look: Look): Entry;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#configs = configsAround(this);
    this.#nearness.watch();
    this.#listen('addEventListener');
    this.#wonder();
    this.#changed();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#nearness.stop();
    this.#listen('removeEventListener');
    // A node that is moved is disconnected and connected again at once: that is no reason to stop.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#stop();
      this.#impressions.reset();
    });
  }

  /** Tells the author of attributes that mean nothing here. */
  #wonder(): void {
    const { observedAttributes: known } = this.constructor as typeof MktElement;
    if (this.getAttributeNames().every((name) => known.includes(name) || HARMLESS.test(name)))
      return;
    import('./unknown.js').then(({ unknown }) => {
      const said = unknown(this, known);
      if (said) console.warn(said);
    }, nothingToDo);
  }

  /** The document speaks for a script tag that comes later. */
  #listen(how: 'addEventListener' | 'removeEventListener'): void {
    for (const one of [document, ...this.#configs]) one[how](SETTINGS_CHANGE, this.#changed);
    window[how]('online', this.#back);
  }

  /** What failed while there was no network is worth another try once there is. */
  readonly #back = () => {
    const { code = 'parameter' } = (this.#error ?? {}) as Partial<RequestError>;
    if (code !== 'parameter') this.refresh();
  };

  readonly #changed = () => this.requestUpdate();

  #stop(): void {
    if (this.#task.status !== TaskStatus.PENDING) return;
    this.#asked = undefined;
    this.#task.abort();
  }

  protected override willUpdate(): void {
    const set = settingsAround(this.#configs);
    const { look, flaws } = lookOf(this, set);
    this.look = look;
    const { controls, layout, pager } = look;
    if (controls.length || pager !== 'none' || layout === 'carousel')
      this.#extras ??= lateExtras(this)?.extras;
    this.#waits = this.waits();
    const operation = this.asks();
    const request = inspect(operation, this.given(operation), set);
    if (Array.isArray(request)) flaws.push(...request);
    // Where only something is missing that the reader may enter, nothing is wrong yet.
    this.#open =
      !!controls.length &&
      !!flaws.length &&
      flaws.every(({ parameter, value }) => value === undefined && parameter in operation.params);
    this.#ask(flaws.length ? flaws : request);
  }

  /** Runs the task for what is to be asked, unless it already has. */
  #ask(asked: Request | Flaw[]): void {
    const flawed = Array.isArray(asked);
    const key = flawed ? JSON.stringify(asked) : addressOf(asked) + JSON.stringify(asked.settings);
    if (!this.isConnected) return;
    if (key === this.#asked) {
      if (this.phase !== 'loading') this.#before = undefined;
      return;
    }
    this.#stop();
    this.#error = this.#asked = undefined;
    this.#known = false;
    if (!this.#before) this.#more = false;
    if (this.#open) return;
    if (!flawed && !this.#nearness.near && this.loading !== 'eager') {
      if (this.#nearness.near === false)
        import('../service/warm.js').then(({ warmUp }) => warmUp(key), nothingToDo);
      return;
    }
    this.#asked = key;
    void this.#task.run([
      flawed ? asked : { ...asked, place: this, renew: this.#renew, early: this.#early },
    ]);
    this.#renew = false;
    // While there is nothing else to do: the first number takes long to write.
    setTimeout(formatNumber, 0, this.look.locale, 0);
  }

  protected override updated(): void {
    const error = this.#error;
    const { phase, records } = this;
    this.setAttribute('phase', phase);
    const told = error?.message ?? `${phase} ${this.#asked} ${String(this.choices['from'])}`;
    if (told !== this.#told) {
      this.#told = told;
      this.#impressions.reset();
      this.#news = true;
      if (error) this.#fail(error);
    }
    if (this.#news && (phase === 'ready' || phase === 'empty')) {
      this.#news = false;
      this.#dispatch('mkt-load', { records, page: this.#answer!.page });
    }
    if (phase === 'ready') this.#impressions.watch(this.#items());
  }

  #fail(error: Error): void {
    console.error(`<${this.localName}>: ${error.message}`);
    this.#dispatch('mkt-error', { error });
  }

  readonly #items = () => [...this.renderRoot.querySelectorAll('[part~="item"]')];

  #dispatch(type: string, detail: object): boolean {
    const cancelable = type === 'mkt-select';
    return this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }),
    );
  }

  /** Tells of an entry; false where a listener does not want what follows. */
  #tell(type: string, item: Element, more: object = {}): boolean {
    const position = this.#items().indexOf(item) + 1;
    const record = this.records[position - 1];
    return !record || this.#dispatch(type, { record, position, ...more });
  }

  readonly #select = (originalEvent: Event) => {
    const item = (originalEvent.target as Element).closest('a')?.closest('[part~="item"]');
    if (item && !this.#tell('mkt-select', item, { originalEvent })) originalEvent.preventDefault();
  };

  protected override render(): TemplateResult {
    const { entryParts } = this.constructor as typeof MktElement;
    const { look } = this;
    const extras = this.#extras?.(this, look);
    const entries = this.#waits ? [] : this.records.map((record) => this.entry(record, look));
    const table = look.layout === 'table' ? lateTable(this) : null;
    return frame(look, {
      phase: this.phase,
      open: this.#open,
      entries,
      list: table?.tableOf(this, entries, look, entryParts),
      ...extras,
      message:
        (this.#error as RequestError | undefined)?.code === 'parameter' && this.#error!.message,
      hasFallback: [...this.childNodes].some(isFallback),
      time: this.#answer?.time,
      select: this.#select,
    });
  }
}

/** What many elements carry: what else there may be, `unknown.ts` knows. */
const HARMLESS = /^(class|id|lang|phase|style|slot|data-)/;

/** Without the extras, everything else still works. */
const nothingToDo = () => {};

const isFallback = (node: Node) =>
  node instanceof Element ? !node.slot : node instanceof Text && !!node.data.trim();

export interface MktElement extends ElementSettings, ParamsOfTable<typeof display> {}
