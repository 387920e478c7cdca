import { Task, TaskStatus } from '@lit/task';
import { LitElement, nothing, unsafeCSS, type PropertyValues, type TemplateResult } from 'lit';
import { localeOf, type Locale } from '../locales/locale.js';
import type { Answer } from '../service/answer.js';
import { send } from '../service/client.js';
import { ParameterError, type Problem } from '../service/errors.js';
import { commonParams, type Operation } from '../service/operation.js';
import { check, type ParamsOfTable } from '../service/parameter.js';
import type { AnyRecord } from '../service/record.js';
import { prepare, type Request } from '../service/request.js';
import { styles } from '../styles/styles.js';
import { frame } from '../views/frame.js';
import type { Entry, Look } from '../views/entry.js';
import { attributeOf, propertiesFor, valuesOf } from './attribute.js';
import { display } from './display.js';
import {
  CONFIG_CHANGE,
  configsAround,
  langAround,
  settings,
  settingsAround,
  type ElementSettings,
} from './settings.js';
import { Impressions, Nearness } from './visibility.js';

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
 * @fires {CustomEvent<{records: readonly object[], page: object}>} mkt-load - An answer is shown.
 * @fires {CustomEvent<{error: Error}>} mkt-error - Nothing can be shown.
 * @fires {CustomEvent<{record: object, position: number, originalEvent: Event}>} mkt-select -
 *   A link of an entry was clicked; cancelable.
 * @fires {CustomEvent<{record: object, position: number}>} mkt-impression -
 *   Half of an entry was in view for a second.
 */
export abstract class MktElement extends LitElement {
  /** The name the element is registered under. */
  static readonly tag: string;
  static readonly operations: readonly Operation[] = [];
  /** The parts of an entry that `show` and `hide` can name. */
  static readonly entryParts: readonly string[] = [];
  static override styles = unsafeCSS(styles);
  static override properties = { ...propertiesFor(settings), ...propertiesFor(display) };

  #request: Request | undefined;
  #problem: Error | undefined;
  /** Key of the request that the task was last run for. */
  #asked: string | undefined;
  #answer: Answer | undefined;
  #configs: readonly Element[] = [];
  #settings: ElementSettings = {};
  #told: string | undefined;
  readonly #nearness = new Nearness(this);
  readonly #impressions = new Impressions((item) => this.#tell('mkt-impression', item));
  readonly #task = new Task<readonly [Request], Answer>(this, {
    autoRun: false,
    task: ([request], { signal }) => this.load(request, signal),
    onComplete: (answer) => {
      this.#answer = answer;
      this.#problem = undefined;
    },
    onError: (error) => {
      if (this.#asked !== undefined) this.#problem = error as Error;
    },
  });

  /** The records now shown. */
  get records(): readonly AnyRecord[] {
    const shown = this.phase === 'ready' || this.phase === 'loading' ? this.#answer?.records : [];
    return (shown ?? []).slice(0, Number(this.limit ?? Infinity));
  }

  /** Where the element stands; also its attribute `phase`. */
  get phase(): Phase {
    if (this.#problem) return 'error';
    if (this.#asked === undefined) return 'idle';
    if (this.#task.status === TaskStatus.PENDING) return 'loading';
    return this.#answer?.records.length ? 'ready' : 'empty';
  }

  /** Asks again, whatever is known. */
  refresh(): void {
    this.#asked = undefined;
    this.requestUpdate();
  }

  /** The operation to ask. */
  protected operation(): Operation {
    return (this.constructor as typeof MktElement).operations[0]!;
  }

  /** Gets the answer; an element that needs several requests does them here. */
  protected load(request: Request, signal: AbortSignal): Promise<Answer> {
    return send(request, signal);
  }

  /** What an entry shows of a record. */
  protected abstract entry(record: AnyRecord, locale: Locale): Entry;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#configs = configsAround(this);
    this.#listen('addEventListener');
    this.#changed();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listen('removeEventListener');
    // A node that is moved is disconnected and connected again at once: that is no reason to stop.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#stop();
      this.#impressions.reset();
    });
  }

  /** The document speaks for a script tag that comes later. */
  #listen(how: 'addEventListener' | 'removeEventListener'): void {
    for (const one of [...this.#configs, document]) one[how](CONFIG_CHANGE, this.#changed);
  }

  readonly #changed = () => this.requestUpdate();

  #stop(): void {
    if (this.#task.status !== TaskStatus.PENDING) return;
    this.#asked = undefined;
    this.#task.abort();
  }

  protected override willUpdate(): void {
    this.#settings = settingsAround(this, this.#configs);
    try {
      this.#request = this.#prepare();
    } catch (error) {
      this.#request = undefined;
      this.#stop();
      this.#asked = undefined;
      this.#problem = error as Error;
      return;
    }
    const { address, transport } = this.#request;
    const key = `${transport} ${address}`;
    const near = this.#nearness.near || this.loading === 'eager';
    if (key === this.#asked || !this.isConnected) return;
    this.#problem = undefined;
    if (!near) return;
    this.#asked = key;
    void this.#task.run([this.#request]);
  }

  #prepare(): Request {
    const operation = this.operation();
    const shown = check(display, valuesOf(this, display));
    const params = valuesOf(this, { ...commonParams, ...operation.params });
    // What the reader sees and what is asked for are one thing to an author: one message for both.
    const problems: Problem[] = [...shown.problems, ...this.#partProblems()];
    try {
      const request = prepare(operation, params, this.#settings);
      if (!problems.length) return request;
    } catch (error) {
      problems.push(...(error as ParameterError).problems);
    }
    throw new ParameterError(problems, attributeOf);
  }

  #partProblems(): Problem[] {
    const { entryParts } = this.constructor as typeof MktElement;
    return (['show', 'hide'] as const).flatMap((parameter) => {
      const unknown = this.#parts(parameter).filter((part) => !entryParts.includes(part));
      const rule = `must name parts of ${entryParts.join(', ')}`;
      return unknown.length ? [{ parameter, value: String(this[parameter]), rule }] : [];
    });
  }

  #parts = (list: 'show' | 'hide') => this[list]?.split(/\s+/).filter(Boolean) ?? [];

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    this.setAttribute('phase', this.phase);
  }

  protected override updated(): void {
    const error = this.#problem;
    const { phase, records } = this;
    const told = error ? `<${this.localName}>: ${error.message}` : `${phase} ${this.#asked}`;
    if (told !== this.#told) {
      this.#told = told;
      this.#impressions.reset();
      if (error) {
        console.error(told);
        this.#dispatch('mkt-error', { error });
      } else if (phase === 'ready' || phase === 'empty') {
        this.#dispatch('mkt-load', { records, page: this.#answer!.page });
      }
    }
    if (phase === 'ready') this.#impressions.watch(this.#items());
  }

  readonly #items = () => [...this.renderRoot.querySelectorAll('[part~="item"]')];

  #dispatch(type: string, detail: object, cancelable = false): boolean {
    return this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }),
    );
  }

  /** Tells of an entry; false where a listener does not want what follows. */
  #tell(type: string, item: Element, more: object = {}): boolean {
    const position = this.#items().indexOf(item);
    const record = this.records[position];
    if (!record) return true;
    return this.#dispatch(
      type,
      { record, position: position + 1, ...more },
      'originalEvent' in more,
    );
  }

  readonly #select = (originalEvent: Event) => {
    const link = (originalEvent.target as Element).closest('a[part~="link"]');
    const item = link?.closest('[part~="item"]');
    if (item && !this.#tell('mkt-select', item, { originalEvent })) originalEvent.preventDefault();
  };

  protected override render(): TemplateResult | typeof nothing {
    const locale = localeOf(langAround(this));
    const { rel, target, disclosure, affiliateId } = this.#settings;
    const { entryParts } = this.constructor as typeof MktElement;
    const [show, hide] = [this.#parts('show'), this.#parts('hide')];
    const look: Look = {
      locale,
      layout: this.layout ?? display.layout.default,
      columns: this.columns,
      limit: Number(this.limit ?? 0),
      heading: this.heading,
      headingLevel: this.headingLevel ?? display.headingLevel.default,
      imageSize: this.imageSize ? Number(this.imageSize) : undefined,
      parts: new Set((show.length ? show : entryParts).filter((part) => !hide.includes(part))),
      rel: rel ?? settings.rel.default,
      target: target ?? settings.target.default,
      disclosure: disclosure ?? (affiliateId ? locale.disclosure : ''),
    };
    return frame(look, {
      phase: this.phase,
      entries: this.records.map((record) => this.entry(record, locale)),
      message: this.#problem instanceof ParameterError ? this.#problem.message : undefined,
      hasFallback: [...this.childNodes].some(isFallback),
      time: this.#answer?.time,
      select: this.#select,
    });
  }
}

const isFallback = (node: Node) =>
  node instanceof Element ? !node.slot : node instanceof Text && !!node.data.trim();

// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- properties come from the tables
export interface MktElement extends ElementSettings, ParamsOfTable<typeof display> {}
