import { html, nothing } from 'lit';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { interactionFeature } from '../interaction/interaction-feature.js';
import { LazyModule } from '../../element/lazy-module.js';
import { needsReaderInput } from '../../element/needs-reader-input.js';
import { hasMap } from '../../templates/widget-options.js';
import type { MapController } from './map.js';

const lazyMap = new LazyModule(() => import('./map.js'));

/** False if the page's policy (Trusted Types) forbids `innerHTML`, which Leaflet needs. */
function canWriteMarkup(): boolean {
  try {
    document.createElement('div').innerHTML = '<svg/>';
    return true;
  } catch {
    return false;
  }
}
let isPossible: boolean | undefined;

const maps = new WeakMap<WidgetHost, MapController>();

/** After a failure, a map is not loaded, but one in use stays. */
const mayLoad = (host: WidgetHost): boolean =>
  host.phase !== 'idle' &&
  (host.phase !== 'error' || maps.has(host)) &&
  (isPossible ??= canWriteMarkup());

const place = ({ options }: WidgetHost, map: unknown) => ({
  beside: [html`<div part="map" class="map" ?data-tiles=${options.mapTiles}>${map}</div>`],
});

/**
 * The map of the entries, once there is an answer.
 * @csspart map - The map.
 * @csspart marker - The marker of an entry on the map.
 * @csspart search-here - The button that searches the visible area of the map.
 * @cssproperty --mkt-map-height - Height of the map.
 * @cssproperty --mkt-map-water-color - The sea around the outline of Japan.
 * @cssproperty --mkt-map-land-color - The land of that outline.
 */
export const mapFeature = {
  attributes: {
    /** A list, a map, or both. Below a `map`, the entries are one row. */
    view: { kind: 'text', values: ['list', 'map', 'both'], default: 'list' },
    /**
     * Address of the tiles of the map, with `{z}`, `{x}` and `{y}` for their position. Without it, the map
     * is an outline of Japan, without requests to other servers.
     */
    mapTiles: {
      kind: 'text',
      pattern: /^https:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})([^\s{}]|\{[szxyr]\})+$/,
      format: 'tileAddress',
    },
    /** Attribution of the tiles, as their terms require. */
    mapAttribution: { kind: 'text' },
  },
  isForDisplay: true,
  // Below a map, the entries are a carousel.
  changeOptions: ({ view }) => (view === 'map' ? { layout: 'carousel' } : {}),
  module: lazyMap,
  isNeeded: (host) => hasMap(host.options) && mayLoad(host),
  render(host) {
    if (!hasMap(host.options) || needsReaderInput(host)) return {};
    if (host.phase === 'idle') return place(host, nothing);
    if (!mayLoad(host)) return {};
    const module = lazyMap.loaded;
    // Without the map, the element shows the list.
    if (!module) return lazyMap.failed ? {} : place(host, nothing);
    const map =
      maps.get(host) ??
      new module.MapController(host, async (centre, kilometres) => {
        const { searchAround } = await interactionFeature.module.load();
        return searchAround(host, centre, kilometres);
      });
    maps.set(host, map);
    return place(host, map.render());
  },
} as const satisfies Feature<WidgetHost>;
