import type { LitElement } from 'lit';
import type { EntryFeature, WidgetHost } from './host.js';
import type { LazyModule } from './lazy-module.js';
import { lazyModules } from './lazy-modules.js';

type Host = WidgetHost & LitElement;

/** The lazy modules that change entries, each with the condition under which an element needs it, in order. */
const features: readonly (readonly [LazyModule<EntryFeature>, (host: Host) => unknown])[] = [
  [lazyModules.linkParams, ({ settings }) => settings.linkParams],
  [lazyModules.fit, ({ options }) => options.fit],
  [lazyModules.shops, ({ options }) => options.shops.length],
  [lazyModules.itemTemplate, ({ options }) => options.itemTemplate],
  [lazyModules.table, ({ options }) => options.layout === 'table'],
];

/** The lazy modules that an element needs to render its entries. */
export const entryFeaturesOf = (host: Host): readonly LazyModule<EntryFeature>[] =>
  features.filter(([, isNeeded]) => isNeeded(host)).map(([module]) => module);
