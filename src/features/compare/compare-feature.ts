import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { lazyModules } from '../../element/lazy-modules.js';
import { compareAttributes } from './compare-attributes.js';

/** The layout `compare`. */
export const compareFeature = {
  attributes: compareAttributes,
  isForDisplay: true,
  module: lazyModules.compare,
  isNeeded: ({ options }) => options.layout === 'compare',
  isAwaited: true,
} as const satisfies Feature<WidgetHost>;
