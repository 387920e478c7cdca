import type { ParameterTable, ParamsOfTable } from '../../client/validation/parameter.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';
import { fitSizes } from '../../styles/fit-sizes.js';
import type { WidgetOptions } from '../../templates/widget-options.js';

const attributes = {
  /**
   * A box of a fixed size in pixels, width x height, for places that usually have a banner: as many whole entries
   * as fit, with the label, and without controls. It replaces `layout` and the author's template.
   */
  fit: { kind: 'text', values: fitSizes },
} as const satisfies ParameterTable;

declare module '../../templates/display-attributes.js' {
  interface DisplayValues extends ParamsOfTable<typeof attributes> {}
}

/** Entries in a box of a fixed size: the attribute `fit`. */
export const fitFeature = {
  attributes,
  isForDisplay: true,
  changeOptions: ({ fit }): Partial<WidgetOptions> =>
    fit
      ? { controls: [], itemTemplate: undefined, layout: 'fit', pager: 'none', view: 'list' }
      : {},
  module: new LazyModule(() => import('./fit.js')),
  isNeeded: ({ options }) => options.fit,
  isAwaited: true,
} as const satisfies Feature<WidgetHost>;
