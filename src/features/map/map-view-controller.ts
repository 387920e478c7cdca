import { hasMap } from '../../templates/widget-options.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';
import { lazyModules } from '../../element/lazy-modules.js';
import type { MapController } from './map.js';

const mapModule = new LazyModule(lazyModules.map);

/** Whether the page lets scripts write markup, as Leaflet does when it starts: else it would throw. */
function canWriteMarkup(): boolean {
  try {
    document.createElement('div').innerHTML = '<svg/>';
    return true;
  } catch {
    return false;
  }
}
let isPossible: boolean | undefined;

/** The map of an element, which is loaded once there is something to show on it. */
export class MapViewController {
  #map: MapController | undefined;

  constructor(private readonly host: WidgetHost) {}

  /** What stands in the room of the map; undefined where there is none. */
  render(): unknown {
    const { options, phase } = this.host;
    if (!hasMap(options)) return undefined;
    if (phase === 'idle') return '';
    // Without an answer there is nothing to look at; but a reader who searches by the map keeps it.
    if (phase === 'error' && !this.#map) return undefined;
    if (!(isPossible ??= canWriteMarkup())) return undefined;
    const part = mapModule.use(this.host);
    // Where the map cannot be loaded, there is the list.
    if (!part && mapModule.failed) return undefined;
    if (part)
      this.#map ??= new part.MapController(this.host, async (centre, wanted) => {
        const { searchAround } = await lazyModules.interaction();
        return searchAround(this.host, centre, wanted);
      });
    return this.#map?.render() ?? '';
  }
}
