import type { LitElement, TemplateResult } from 'lit';
import type { CardModel } from '../templates/card.js';
import type { WidgetOptions } from '../templates/widget-options.js';
import type { WidgetHost } from './host.js';
import { LazyModule } from './lazy-module.js';
import { lazyModules } from './lazy-modules.js';

/** The entries of an element and how it displays them. */
export interface EntryView {
  readonly cards: readonly CardModel[];
  readonly options: WidgetOptions;
  /** Renders all entries, in place of a list of cards. */
  readonly list?: (style: string) => TemplateResult;
  /** Renders an entry in place of its card. */
  readonly entryAt?: (index: number) => TemplateResult;
}

/** A lazy module that changes the entries of an element. */
export interface EntryFeature {
  /** @returns the entries to render, in the order of the host's records */
  changeEntries(host: WidgetHost, view: EntryView): EntryView;
}

type Host = WidgetHost & LitElement;

/** The lazy modules that change entries, each with the condition under which an element needs it, in order. */
const features: readonly (readonly [LazyModule<EntryFeature>, (host: Host) => unknown])[] = [
  [new LazyModule(lazyModules.shops), ({ options }) => options.shops.length],
  [new LazyModule(lazyModules.itemTemplate), ({ options }) => options.itemTemplate],
  [new LazyModule(lazyModules.table), ({ options }) => options.layout === 'table'],
];

/** The lazy modules that an element needs to render its entries. */
export const entryFeaturesOf = (host: Host): readonly LazyModule<EntryFeature>[] =>
  features.filter(([, isNeeded]) => isNeeded(host)).map(([module]) => module);
