import { RequestElement } from '../../element/request-element.js';
import { html, nothing, unsafeCSS, type PropertyDeclarations, type TemplateResult } from 'lit';
import { summaryOf } from '../../client/records/summary.js';
import type { Address } from '../../client/records/fields.js';
import { declared, type AnyRecord } from '../../client/records/record.js';
import type { ParameterTable, ParamsOfTable } from '../../client/validation/parameter.js';
import { propertiesFor, valuesOf } from '../../element/attributes.js';
import { inputsOf, type Inputs } from '../../element/inputs.js';
import type { WidgetDefinition } from '../../element/definition.js';
import { display } from '../../templates/display-attributes.js';
import { markEarningLinks } from '../../element/earning-links.js';
import { analyticsFeature } from '../../features/analytics/analytics-feature.js';
import { linkParamsFeature } from '../../features/link-params/link-params-feature.js';
import { elementSettings } from '../features.js';
import { phaseOf, recordsOf, type Phase } from '../../element/request/request-state.js';
import type { Resolution } from '../../element/resolve.js';
import { resolveOptions, type ResolvedOptions } from '../../element/resolve-options.js';
import { common } from '../../i18n/common.js';
import { formatTime } from '../../i18n/format.js';
import { labelLang, langOf } from '../../templates/language.js';
import { LabelController } from './label.js';
import { resolveLookup, textOf, wrongField } from './value-request.js';
import css from './value.css?inline';

export type { MktEventDetails, MktEventMap } from '../../element/events/events.js';

export const ownParameters = {
  /** ISBN of a book. One attribute with an id is required. */
  isbn: { kind: 'text' },
  /** ISBN or JAN code of a book or other medium. */
  isbnjan: { kind: 'text' },
  /** JAN code of a CD, DVD, game, software or magazine. */
  jan: { kind: 'text' },
  /** Number of an e-book. */
  itemNumber: { kind: 'text' },
  /** Id of a product. */
  productId: { kind: 'text' },
  /** Number of a hotel. */
  hotelNo: { kind: 'integer' },
  /**
   * What to show: `price`, `rating`, `reviews`, `name` (a link), or the name of a field, as in templates.
   */
  field: { kind: 'text', default: 'price' },
  /** Width to keep free until the value is there, in characters, so that no line moves. It includes the label. */
  chars: { kind: 'integer', min: 1 },
  /** Time of the request: when the element comes near the viewport, or at once. */
  loading: display.loading,
} as const satisfies ParameterTable;

const { chars } = ownParameters;
const definition: WidgetDefinition = {
  tag: 'mkt-value',
  operations: [],
  parts: [],
  ownParameters: { chars },
};

/**
 * One field of one record in a sentence: a price, a rating, or a name with its link. A press on a value that is no
 * link shows the time of the data behind it. Elements for the same record share one request. The advertising label
 * follows the first link of a paragraph.
 *
 * One record is found by `isbn`, `isbnjan`, `jan`, `item-number`, `product-id` or `hotel-no`. The service has no
 * search by `item-code` or by the id of a golf course.
 * @element mkt-value
 * @slot - Fallback: shown until there is a value, and if there is none.
 * @slot error - Replaces the fallback after an error.
 * @csspart item - The value.
 * @csspart as-of - The time of the data, after a press on the value.
 * @csspart link - The link of a name.
 * @csspart disclosure - The advertising label.
 * @csspart doctor - The panel of `debug` for the author of the page.
 * @cssproperty --mkt-color - Text.
 * @attribute {'idle' | 'loading' | 'ready' | 'empty' | 'error'} phase - State of the element, set by itself,
 *   for style sheets and tests.
 * @attribute {'ja' | 'en'} lang - Language of the element's own texts: the nearest `lang` on the page,
 *   Japanese without one, else English.
 * @fires {CustomEvent<{records: readonly object[], page: object}>} mkt-load - A response is displayed.
 * @fires {CustomEvent<{error: Error}>} mkt-error - A request has failed or is invalid.
 * @fires {CustomEvent<{record: object, position: number, originalEvent: Event}>} mkt-select -
 *   The link was clicked, also with the middle button; cancelable.
 * @fires {CustomEvent<{record: object, position: number}>} mkt-impression -
 *   Half of the value was in view for a second.
 */
export class MktValue extends RequestElement {
  static readonly tag = 'mkt-value';
  static override styles = unsafeCSS(css);
  static override readonly settings = elementSettings;
  static override properties: PropertyDeclarations = propertiesFor({
    ...elementSettings,
    ...ownParameters,
  });

  declare resolved: Resolution & ResolvedOptions;
  readonly #label = new LabelController(this);
  #showsTime = false;

  /**
   * Resolves an author's values, from a page or a file.
   * @internal
   */
  static resolve(inputs: Inputs): Resolution & ResolvedOptions {
    const { options, issues, displayIssues } = resolveOptions(definition, inputs);
    const values = valuesOf(inputs.values, ownParameters);
    const { field } = values as { readonly field?: string };
    const request = resolveLookup(values, field || ownParameters.field.default, inputs.settings);
    return {
      ...request,
      options,
      issues: Array.isArray(request.result) ? request.result : [],
      displayIssues: [...issues, ...displayIssues],
      needsReaderInput: false,
    };
  }

  /**
   * The record displayed now, as a list.
   * @type {readonly object[]}
   */
  get records(): readonly AnyRecord[] {
    const records = recordsOf(this.state, 1);
    if (!this.settings.linkParams) return records;
    const module = linkParamsFeature.module.use(this);
    return module?.changeRecords(this, records) ?? records;
  }

  /** The state of the request; also the attribute `phase`. */
  get phase(): Phase {
    const phase = phaseOf(this.state);
    const isPending = this.settings.linkParams && linkParamsFeature.module.isPending(this);
    return isPending && phase === 'ready' ? 'loading' : phase;
  }

  /** Requests again, past the cache. */
  refresh(): void {
    this.request.dispatch('repeat', 'revalidation');
  }

  /** @internal */
  resolve(): Resolution & ResolvedOptions {
    return MktValue.resolve(inputsOf(this, this.settings));
  }

  protected override sendRequest(): void {
    this.updateSettings();
    this.resolved = this.resolve();
    this.options = this.resolved.options;
    this.request.run(this.resolved.result, false);
  }

  protected override willUpdate(): void {
    if (this.settings.analytics) analyticsFeature.module.use(this)?.update(this);
    const { displayIssues: issues } = this.resolved;
    const [record] = this.records;
    this.displayIssues =
      record && !this.#text ? [...issues, wrongField(this.#field, Object.keys(record))] : issues;
    this.reflectedPhase = this.phase;
  }

  protected override render(): TemplateResult {
    const { options, phase } = this;
    const { onClick } = this.events;
    const { chars } = options as { readonly chars?: number };
    const text = this.#text;
    const isLink = text !== undefined && this.#field === 'name';
    const href = isLink ? summaryOf(this.records[0]!).href : undefined;
    const earningLinks = markEarningLinks(this, options);
    const needsLabel =
      !!options.disclosure && (text === undefined ? earningLinks.length > 0 : !!href);
    // Once the value is there, the text behind it closes up.
    const isWaiting = this.permission !== 'given' || this.state.name === 'heldBack';
    const isReserved = chars && !isWaiting && (phase === 'idle' || phase === 'loading');
    const fallback =
      phase === 'error' ? html`<slot name="error"><slot></slot></slot>` : html`<slot></slot>`;
    return html`<span
      class=${isReserved ? 'root reserved' : 'root'}
      .style=${isReserved ? `--_chars: ${chars}` : ''}
      @click=${onClick}
      @auxclick=${onClick}
      >${text === undefined ? fallback : this.#value(text, href)}${
        this.#label.update(needsLabel)
          ? html`<small
              part="disclosure"
              lang=${labelLang(options)}
              .textContent=${options.disclosure}
            ></small>`
          : nothing
      }</span
    >`;
  }

  /** A text of the service: a link, or a button that shows the time of the data. */
  #value(text: string, href: Address | undefined): TemplateResult {
    const { locale, rel, target } = this.options;
    const { time } = this.state.answer!;
    const lang = langOf(text, locale);
    if (href)
      return html`<span part="item" class="item" lang=${lang}
        ><a part="link" rel=${rel} target=${target} href=${href}>${text}</a></span
      >`;
    const asOf = common[locale].asOf(formatTime(locale, time));
    // A <button> is as wide as its longest line: a long text could not begin in the line of the sentence.
    return html`<span
        part="item"
        class="item"
        lang=${lang}
        role="button"
        tabindex="0"
        aria-expanded=${this.#showsTime}
        @click=${this.#toggleTime}
        @keydown=${this.#onKeyDown}
        >${text}</span
      >${
        this.#showsTime
          ? html`<time part="as-of" lang=${locale} datetime=${time.toISOString()}
              >${locale === 'ja' ? `（${asOf}）` : ` (${asOf})`}</time
            >`
          : nothing
      }`;
  }

  #toggleTime(): void {
    this.#showsTime = !this.#showsTime;
    this.renderAgain();
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    this.#toggleTime();
  }

  get #field(): string {
    return this.field || ownParameters.field.default;
  }

  get #text(): string | undefined {
    const [record] = this.phase === 'ready' ? this.records : [];
    return record && textOf(declared(record), this.#field, this.options.locale);
  }
}

export interface MktValue extends ParamsOfTable<typeof ownParameters> {}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-value': MktValue;
  }
}
