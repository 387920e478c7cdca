import {
  layerGroup,
  tileLayer,
  type LayerGroup,
  type Map as LeafletMap,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { NEAREST } from './create-map.js';
import { outline } from './outline.js';

/** What the entries lie upon: an outline and, where the author names some, tiles. */
export class Ground {
  #layers: LayerGroup | undefined;
  /** What they were made of. */
  #made: string | undefined;

  constructor(private readonly map: LeafletMap) {}

  /** Follows what the author wants, who may change it at any time. */
  show({ locale, mapTiles }: WidgetOptions): void {
    const made = `${locale} ${mapTiles}`;
    if (made === this.#made) return;
    this.#made = made;
    this.#layers?.remove();
    const options = { maxZoom: NEAREST, detectRetina: false };
    const tiles = mapTiles ? [tileLayer(mapTiles, options)] : [];
    this.#layers = layerGroup([outline(locale), ...tiles]).addTo(this.map);
  }
}
