import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

/**
 * Links to other shops in each entry: the slot `shop`.
 * @slot shop - Up to three links to other shops, shown in each entry:
 *   `<a href="https://shop.example/search?q={title}">`. `{title}`, `{isbn}`, `{jan}`, `{author}` and the
 *   names of fields are replaced by the values of the entry; an entry without one of them has no such link.
 *   With `from`, `until` or `days`, a link is shown in that period only; `color` (`#c00`) is the colour of its button.
 *   Not in the layouts `compact` and `table`.
 * @csspart shop-link - A link to another shop: with the slot `shop`.
 */
export const shopsFeature = {
  module: new LazyModule(() => import('./shops.js')),
  isNeeded: ({ options }) => options.shops.length,
  isAwaited: true,
} as const satisfies Feature<WidgetHost>;
