import {
  divIcon,
  layerGroup,
  marker,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet/dist/leaflet-src.esm.js';
import { sum } from '../../client/sum.js';
import { beside, place, SIDES, type Box } from './markers.js';
import type { Place } from './places.js';

/** Pixels between the name of a town and a place, in the order in which they are tried. */
const DISTANCES = [5, 24, 40];

interface Town {
  readonly text: HTMLElement;
  readonly marker: Marker;
  readonly places: readonly Place[];
}

/** The names of the towns in which the entries are, where markers leave room for them. Tiles have names of their own. */
export class Towns {
  #towns: readonly Town[] = [];
  readonly #layer = layerGroup();

  constructor(private readonly map: LeafletMap) {
    this.#layer.addTo(map);
  }

  show(places: readonly Place[]): void {
    this.#layer.clearLayers();
    const byName = new Map<string, Place[]>();
    for (const place of places) {
      if (place.town) byName.set(place.town, [...(byName.get(place.town) ?? []), place]);
    }
    this.#towns = [...byName].map(([name, places]) => {
      const text = document.createElement('span');
      text.textContent = name;
      text.lang = 'ja';
      const icon = divIcon({ html: text, className: 'map-name town', iconSize: [0, 0] });
      const options = { icon, interactive: false, keyboard: false, pane: 'names' };
      const { latitude, longitude } = places[0]!;
      const label = marker([latitude, longitude], options).addTo(this.#layer);
      return { text, marker: label, places };
    });
  }

  /** @param taken boxes that no name may overlap */
  arrange(taken: readonly Box[]): void {
    const placed = [...taken];
    for (const { text, marker, places } of this.#towns) {
      text.hidden = false;
      const { offsetWidth: width, offsetHeight: height } = text;
      const points = places.map((place) =>
        this.map.latLngToLayerPoint([place.latitude, place.longitude]),
      );
      const mean = (values: readonly number[]) => sum(values) / values.length;
      const middle = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
      const boxes = DISTANCES.flatMap((distance) =>
        [middle, ...points].flatMap((point) =>
          SIDES.map((side) => beside(point, side, { width, height }, distance)),
        ),
      );
      const box = place(boxes, placed);
      text.hidden = !box;
      if (box) marker.setLatLng(this.map.layerPointToLatLng([box.x, box.y]));
    }
  }
}
