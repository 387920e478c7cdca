import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { lazyModules } from '../../element/lazy-modules.js';

/** The layout `compare`. */
export const compareFeature: Feature<WidgetHost> = {
  module: lazyModules.compare,
  isNeeded: ({ options }) => options.layout === 'compare',
  isAwaited: true,
};
