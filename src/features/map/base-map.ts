/** The map without entries: Leaflet, an outline of Japan or tiles, and the scale. */
import {
  divIcon,
  layerGroup,
  map as leafletMap,
  marker,
  polygon,
  polyline,
  tileLayer,
  type LatLngTuple,
  type LayerGroup,
  type Map as LeafletMap,
} from 'leaflet/dist/leaflet-src.esm.js';
import { formatNumber } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { borders, coasts, prefectures, steps } from './outline-data.js';

export const [FARTHEST, NEAREST] = [4, 18];
export const OUTLINE_SOURCE = 'Natural Earth';
/** Maximum length of the scale's bar, in pixels. */
const MAX_BAR = 80;

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };
const STEP = 80;

function onKey(event: KeyboardEvent, map: LeafletMap): void {
  const arrow = ARROWS[event.key];
  const zoom = ZOOMS[event.key];
  if (event.altKey || event.ctrlKey || event.metaKey || !(arrow || zoom)) return;
  event.preventDefault();
  if (zoom) map.setZoom(map.getZoom() + zoom);
  else map.panBy([arrow![0] * STEP, arrow![1] * STEP]);
}

export function createMap(canvas: HTMLElement): LeafletMap {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leafletMap(canvas, {
    // The element has its own controls: Leaflet's use `innerHTML`.
    attributionControl: false,
    zoomControl: false,
    // Leaflet's listener is on the document, where the page has its shortcuts.
    keyboard: false,
    minZoom: FARTHEST,
    maxZoom: NEAREST,
    // The wheel scrolls the page unless the map has the focus.
    scrollWheelZoom: false,
    trackResize: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  });
  canvas.addEventListener('keydown', (event) => onKey(event, map));
  map.createPane('outline').style.zIndex = '150';
  map.createPane('names').style.zIndex = '410';
  // Assistive technology has the markers: buttons with names.
  for (const name of ['tilePane', 'overlayPane', 'outline', 'names']) {
    map.getPane(name)!.ariaHidden = 'true';
  }
  return map;
}

/** The layers below the markers: the outline and, above it, the author's tiles. */
export class BaseLayers {
  #layers: LayerGroup | undefined;
  #key: string | undefined;

  constructor(private readonly map: LeafletMap) {}

  update({ locale, mapTiles }: WidgetOptions): void {
    const key = `${locale} ${mapTiles}`;
    if (key === this.#key) return;
    this.#key = key;
    this.#layers?.remove();
    // Shapes have any size, tiles have one.
    this.map.options.zoomSnap = mapTiles ? 1 : 0.25;
    const options = { maxZoom: NEAREST, detectRetina: false };
    const tiles = mapTiles ? [tileLayer(mapTiles, options)] : [];
    this.#layers = layerGroup([outline(locale), ...tiles]).addTo(this.map);
  }
}

/** Decodes polylines in Google's format, each relative to the end of the previous one. */
function decodeLines(text: string): LatLngTuple[][] {
  const last: [number, number] = [0, 0];
  return text.split(' ').map((line) => {
    const points: LatLngTuple[] = [];
    let [value, shift, axis] = [0, 0, 0];
    for (const character of line) {
      const bits = character.charCodeAt(0) - 63;
      value |= (bits & 31) << shift;
      shift += 5;
      if (bits >= 32) continue;
      last[axis]! += value & 1 ? ~(value >> 1) : value >> 1;
      if (axis) points.push([last[0] / steps, last[1] / steps]);
      [value, shift, axis] = [0, 0, 1 - axis];
    }
    return points;
  });
}

/** Japan and its prefectures, with names in the pane `names`: also visible while tiles load. */
function outline(locale: Locale): LayerGroup {
  const shape = { interactive: false, pane: 'outline', smoothFactor: 1.5 };
  const names = prefectures.map(([japanese, english, latitude, longitude]) => {
    const text = document.createElement('span');
    text.textContent = locale === 'ja' ? japanese : english;
    const icon = divIcon({ html: text, className: 'map-name prefecture', iconSize: [0, 0] });
    const options = { icon, interactive: false, keyboard: false, pane: 'names' };
    return marker([latitude, longitude], options);
  });
  return layerGroup([
    polygon(
      decodeLines(coasts).map((coast) => [coast]),
      { ...shape, className: 'land' },
    ),
    polyline(decodeLines(borders), { ...shape, className: 'border' }),
    ...names,
  ]);
}

/** The longest bar of 1, 2 or 5 times a power of ten metres, measured at the centre of the map. */
export function scaleOf(map: LeafletMap): { readonly width: number; readonly text: string } {
  const { x, y } = map.getSize().divideBy(2);
  const end = map.containerPointToLatLng([x + MAX_BAR, y]);
  const metres = map.containerPointToLatLng([x, y]).distanceTo(end);
  const power = 10 ** Math.floor(Math.log10(metres));
  const length = [5, 2, 1].map((step) => step * power).find((bar) => bar <= metres) ?? power;
  const text = length < 1000 ? `${formatNumber(length)} m` : `${formatNumber(length / 1000)} km`;
  return { width: Math.round((MAX_BAR * length) / metres), text };
}
