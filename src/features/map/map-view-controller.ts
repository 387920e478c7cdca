import { hasMap } from '../../templates/widget-options.js';
import type { WidgetHost } from '../../element/host.js';
import { lazyModules } from '../../element/lazy-modules.js';
import type { MapController } from './map.js';
import type { ParameterTable } from '../../client/validation/parameter.js';

/** Attributes of elements with a map. */
export const mapAttributes = {
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
} as const satisfies ParameterTable;

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

/** Loads the map of an element, once there is an answer. */
export class MapViewController {
  #map: MapController | undefined;

  constructor(private readonly host: WidgetHost) {}

  /** @returns '' until the map is loaded; undefined without a map */
  render(): unknown {
    const { options, phase } = this.host;
    if (!hasMap(options)) return undefined;
    if (phase === 'idle') return '';
    // After a failure, a map is not loaded, but one in use stays.
    if (phase === 'error' && !this.#map) return undefined;
    if (!(isPossible ??= canWriteMarkup())) return undefined;
    const part = lazyModules.map.use(this.host);
    // Without the map, the element shows the list.
    if (!part && lazyModules.map.failed) return undefined;
    if (part)
      this.#map ??= new part.MapController(this.host, async (centre, kilometres) => {
        const { searchAround } = await lazyModules.interaction.load();
        return searchAround(this.host, centre, kilometres);
      });
    return this.#map?.render() ?? '';
  }
}
