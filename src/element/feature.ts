import type { CSSResult, TemplateResult } from 'lit';
import type { Request } from '../client/request.js';
import type { Answer } from '../client/response.js';
import type { AnyRecord } from '../client/records/record.js';
import type { ParameterTable } from '../client/validation/parameter.js';
import type { CardModel } from '../templates/card.js';
import type { WidgetViewModel } from '../templates/widget.js';
import type { WidgetOptions } from '../templates/widget-options.js';
import type { Inputs } from './inputs.js';
import type { DisplayedAnswer } from './request/request-state.js';
import type { LazyModule } from './lazy-module.js';
import type { ElementSettings } from './settings/settings.js';

/** The entries of an element and how it displays them. */
export interface EntryView {
  readonly cards: readonly CardModel[];
  readonly options: WidgetOptions;
  /** Renders all entries, in place of a list of cards. */
  readonly list?: (style: string) => TemplateResult;
  /** Renders an entry in place of its card. */
  readonly entryAt?: (index: number) => TemplateResult;
}

/**
 * The exports of a feature's lazy module. Every hook is optional; in each update, the base class calls them in
 * this order. Hosts are parameters, since a host has a definition, which has features.
 */
export interface FeatureModule<Host = object> {
  /** Adopted by the elements that use the module. */
  readonly styles?: CSSResult;
  /** Called before the entries are made. */
  update?(host: Host): void;
  /**
   * @param records the displayed records, which are shared with other elements
   * @returns the records that the element and its events have in their place
   */
  changeRecords?(host: Host, records: readonly AnyRecord[]): readonly AnyRecord[];
  /** @returns the entries to render, in the order of the host's records */
  changeEntries?(host: Host, view: EntryView): EntryView;
  /** @returns templates by region of the element, and further fields of the view model */
  render?(host: Host): Partial<WidgetViewModel>;
}

export type Send = (request: Request) => Promise<Answer>;

/** Sends requests through the hooks `load` of features. The last one is the outermost. */
export function sendThrough<Host>(
  host: Host,
  features: readonly Pick<Feature<Host>, 'load'>[],
  send: Send,
): Send {
  let whole = send;
  for (const feature of features) {
    const inner = whole;
    whole = (request) => feature.load?.(host, request, inner) ?? inner(request);
  }
  return whole;
}

/** The options of a host, with the attributes of its feature. */
type OptionsOf<Host> = Host extends { readonly options: infer Options } ? Options : WidgetOptions;

/** A feature of elements. The hooks of its module are called once an element has loaded it. */
export interface Feature<Host = object> extends Pick<
  FeatureModule<Host>,
  'changeRecords' | 'changeEntries'
> {
  /** Its settings, if all elements have the feature. */
  readonly settings?: ParameterTable;
  /** Its attributes: every element with the feature has them, and their checked values in its options. */
  readonly attributes?: ParameterTable;
  /** True if they change only the display: their defaults replace invalid values. */
  readonly isForDisplay?: boolean;
  /** Replaces options of the element, such as those without effect beside its attributes. */
  changeOptions?(options: WidgetOptions): Partial<WidgetOptions>;
  /** Loaded once an element needs the feature; absent if the feature is small. */
  readonly module?: LazyModule<FeatureModule<Host>>;
  isNeeded(host: Host): unknown;
  /** True if it sends requests of its own: it is not needed before the element may connect. */
  readonly needsPermission?: boolean;
  /** True if `card()` of an element calls the module. */
  readonly isForCards?: boolean;
  readonly isAwaited?: boolean;
  /** Also called if the feature is not needed: with a placeholder while the module is being loaded. */
  render?(host: Host, isNeeded: boolean): Partial<WidgetViewModel>;
  /** The fields of the answer that the feature reads, also if their parts are hidden; undefined for all. */
  fields?(options: OptionsOf<Host>, settings: ElementSettings): readonly string[] | undefined;
  /** The parameters that the feature uses, besides the parameters of the element's operation. */
  parameters?(options: WidgetOptions): ParameterTable;
  /**
   * Values of the author that the feature reads.
   * @returns null while they are unknown: nothing is requested
   */
  inputs?(host: Host): Partial<Inputs> | null | undefined;
  /** Sends the element's request, and further ones. Called again after a change of the feature's attributes. */
  load?(host: Host, request: Request, send: Send): Promise<DisplayedAnswer>;
}
