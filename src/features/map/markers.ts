import {
  divIcon,
  latLngBounds,
  layerGroup,
  marker,
  type Map as LeafletMap,
  type Marker,
  type Point,
} from 'leaflet/dist/leaflet-src.esm.js';
import { ARROWS, NEAREST } from './base-map.js';
import type { Place } from './places.js';

/** A box on a map by its centre, in pixels of the layers. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(b.x - a.x) * 2 < b.width + a.width && Math.abs(b.y - a.y) * 2 < b.height + a.height;

/** Sides of a point for a label, in the order in which they are tried. */
export const SIDES = ['above', 'below', 'right', 'left'] as const;

export function beside(
  { x, y }: { readonly x: number; readonly y: number },
  side: (typeof SIDES)[number],
  { width, height }: Pick<Box, 'width' | 'height'>,
  distance: number,
): Box {
  const across = side === 'right' ? 1 : side === 'left' ? -1 : 0;
  const along = side === 'below' ? 1 : side === 'above' ? -1 : 0;
  return {
    x: x + across * (distance + width / 2),
    y: y + along * (distance + height / 2),
    width,
    height,
  };
}

/** The first box that overlaps no placed box; it is placed then. */
export function place<B extends Box>(boxes: readonly B[], placed: Box[]): B | undefined {
  const free = boxes.find((box) => !placed.some((other) => overlap(box, other)));
  if (free) placed.push(free);
  return free;
}

interface Pin extends Place {
  readonly marker: Marker;
  readonly button: HTMLButtonElement;
  /** The pins without room beside this one, which it stands for. */
  crowd: readonly Pin[];
}

interface Listeners {
  readonly onPoint: (place: Place | undefined) => void;
  readonly onSelect: (place: Place | undefined) => void;
}

const yenOf = ({ label }: Place) => Number(label.replace(/\D/g, '')) || Infinity;

const GAP = 2;
/** Pixels from a place to its label, as in map.css. */
const TIP = 6;
/** Size of a marker without a label, in pixels, and the distances at which it keeps off others: the first one, at any. */
const DOT = 24;
const SPREAD = [0, 8, 20, 32];

/** The markers of a map: buttons with a label on a side where there is room, or else dots. */
export class Markers {
  #pins: readonly Pin[] = [];
  #byPrice: readonly Pin[] = [];
  readonly #layer = layerGroup();

  constructor(
    private readonly map: LeafletMap,
    private readonly listeners: Listeners,
  ) {
    this.#layer.addTo(map);
  }

  show(places: readonly Place[]): void {
    this.#layer.clearLayers();
    this.#pins = places.map((place) => this.#pin(place));
    // The lowest prices have their labels, and are on top.
    this.#byPrice = [...this.#pins].sort((a, b) => yenOf(a) - yenOf(b));
    this.#setStop(this.#pins[0]);
  }

  mark(pointed: number | undefined, selected: number | undefined): void {
    for (const [order, { indices, crowd, button, marker }] of this.#byPrice.entries()) {
      const all = [indices, ...crowd.map((pin) => pin.indices)].flat();
      const isPointed = pointed !== undefined && all.includes(pointed);
      const isSelected = selected !== undefined && all.includes(selected);
      button.toggleAttribute('data-pointed', isPointed);
      button.ariaPressed = String(isSelected);
      marker.setZIndexOffset(isPointed ? 1e6 : isSelected ? 1e5 : -1000 * order);
    }
  }

  bringIntoView(index: number): void {
    const pin = this.#pins.find(({ indices }) => indices.includes(index));
    if (pin) this.#panTo(pin);
  }

  #pin(place: Place): Pin {
    const button = document.createElement('button');
    button.type = 'button';
    button.part.add('marker');
    button.className = 'pin';
    button.textContent = place.label;
    button.lang = place.lang;
    button.ariaPressed = 'false';
    const icon = divIcon({ html: button, className: 'place', iconSize: [0, 0] });
    const leafletMarker = marker([place.latitude, place.longitude], { icon, keyboard: false });
    const pin: Pin = { ...place, marker: leafletMarker, button, crowd: [] };
    const { onPoint, onSelect } = this.listeners;
    // Leaflet's click event excludes the end of a drag.
    leafletMarker.on('click', () => {
      const points = latLngBounds([pin, ...pin.crowd].map(({ marker }) => marker.getLatLng()));
      const canZoom = pin.crowd.length && this.map.getZoom() < NEAREST;
      if (canZoom) this.map.fitBounds(points, { padding: [48, 48] });
      else onSelect(place);
    });
    button.addEventListener('pointerenter', () => onPoint(place));
    button.addEventListener('pointerleave', () => onPoint(undefined));
    button.addEventListener('blur', () => onPoint(undefined));
    button.addEventListener('focus', () => {
      onPoint(place);
      this.#setStop(pin);
      if (button.matches(':focus-visible')) this.#panTo(pin);
    });
    button.addEventListener('keydown', (event) => this.#onKey(event, pin));
    this.#layer.addLayer(leafletMarker);
    return pin;
  }

  #onKey(event: KeyboardEvent, pin: Pin): void {
    const arrow = ARROWS[event.key];
    if (!arrow && event.key !== 'Escape') return;
    // Otherwise the map would pan.
    event.stopPropagation();
    event.preventDefault();
    if (arrow) this.#neighbour(pin, arrow)?.button.focus();
    else {
      this.listeners.onSelect(undefined);
      this.map.getContainer().focus({ preventScroll: true });
    }
  }

  /** The nearest marker in a direction; sideways distance counts double. */
  #neighbour(from: Pin, [right, down]: readonly [number, number]): Pin | undefined {
    const start = this.#pointOf(from);
    const shown = this.#pins.filter(({ button }) => !button.hidden);
    const distances = shown.map((pin) => {
      const { x, y } = this.#pointOf(pin).subtract(start);
      const ahead = x * right + y * down;
      return { pin, ahead, distance: ahead + 2 * Math.abs(x * down + y * right) };
    });
    return distances.filter(({ ahead }) => ahead > 0).sort((a, b) => a.distance - b.distance)[0]
      ?.pin;
  }

  #setStop(stop: Pin | undefined): void {
    for (const pin of this.#pins) pin.button.tabIndex = pin === stop ? 0 : -1;
  }

  #panTo({ marker }: Pin): void {
    this.map.panInside(marker.getLatLng(), { padding: [48, 48], animate: false });
  }

  #pointOf = ({ marker }: Pin): Point => this.map.latLngToLayerPoint(marker.getLatLng());

  /**
   * Places the labels by price; one that would overlap an earlier label on all sides becomes a dot, which keeps off labels
   * and other dots. Without room for a dot, the nearest one stands for it.
   */
  arrange(): Box[] {
    const placed: Box[] = [];
    const dots: Pin[] = [];
    const shown: Pin[] = [];
    for (const pin of this.#byPrice) {
      pin.crowd = [];
      pin.button.hidden = false;
      pin.button.style.translate = '';
      for (const mark of ['dot', 'count']) delete pin.button.dataset[mark];
    }
    // Before any label moves: one layout in place of one for each.
    const sizes = this.#byPrice.map(({ button: { offsetWidth, offsetHeight } }) => ({
      width: offsetWidth + GAP,
      height: offsetHeight + GAP,
    }));
    for (const [order, pin] of this.#byPrice.entries()) {
      const { button } = pin;
      const size = sizes[order]!;
      const point = this.#pointOf(pin);
      const boxes = SIDES.map((side) => ({ side, ...beside(point, side, size, TIP) }));
      const side = pin.label ? place(boxes, placed)?.side : undefined;
      button.dataset['side'] = side ?? 'above';
      if (!side) dots.push(pin);
    }
    for (const pin of dots) {
      const { x, y } = this.#pointOf(pin);
      const size = { width: DOT, height: DOT };
      const boxes = (shown.length ? SPREAD : [...SPREAD, 48, 64]).flatMap((distance) =>
        SIDES.map((side) => beside({ x, y }, side, size, distance - DOT / 2)),
      );
      const box = place(boxes, placed);
      pin.button.dataset['dot'] = '';
      const away = (other: Pin) => this.#pointOf(other).distanceTo([x, y]);
      const nearest = box ? undefined : [...shown].sort((a, b) => away(a) - away(b))[0];
      pin.button.hidden = !!nearest;
      if (nearest) nearest.crowd = [...nearest.crowd, pin];
      else shown.push(pin);
      const { x: left, y: top } = box ?? boxes[0]!;
      pin.button.style.translate = `${left - x}px ${top - y}px`;
    }
    for (const { button, crowd, name } of this.#byPrice) {
      if (crowd.length) button.dataset['count'] = String(crowd.length + 1);
      button.ariaLabel = [name, ...crowd.map((pin) => pin.name)].join(', ');
    }
    const stop = this.#pins.find(({ button }) => button.tabIndex === 0);
    if (stop?.button.hidden) this.#setStop(this.#pins.find(({ crowd }) => crowd.includes(stop)));
    return placed;
  }
}
