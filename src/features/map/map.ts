import { html, nothing, unsafeCSS, type ReactiveController, type TemplateResult } from 'lit';
import {
  circle,
  latLng,
  latLngBounds,
  type Circle,
  type LatLngBounds,
  type LatLngBoundsLiteral,
  type Map as LeafletMap,
} from 'leaflet/dist/leaflet-src.esm.js';
import leafletCss from 'leaflet/dist/leaflet.css?raw';
import type { AnyRecord } from '../../client/records/record.js';
import { formatNumber } from '../../i18n/format.js';
import { map as mapMessages } from './texts.js';
import type { Locale } from '../../i18n/locale.js';
import mapCss from './map.css?inline';
import { hasChanged } from '../../element/resolver.js';
import type { WidgetHost } from '../../element/host.js';
import { button } from '../../templates/button.js';
import { within } from '../../templates/labels.js';
import { EMPTY_MS } from '../../element/announcer-controller.js';
import type { SearchAround } from '../search-form/position-search.js';
import { BaseLayers, createMap, FARTHEST, NEAREST, OUTLINE_SOURCE, scaleOf } from './base-map.js';
import { markEntries, observeEntries, revealEntry } from './entries.js';
import { Markers } from './markers.js';
import { placesOf, positionOf, type Place } from './places.js';
import { Towns } from './towns.js';

export const styles = unsafeCSS(leafletCss + mapCss);

const JAPAN: LatLngBoundsLiteral = [
  [30.5, 128.5],
  [45.6, 146],
];
/** Maximum zoom when fitting to the entries, with and without tiles: an outline has no details. */
const [NEAR, NEAR_OUTLINE] = [14, 12];
/** Pixels around the entries, for their labels; at the right, more of them for the zoom buttons. */
const [ACROSS, ABOVE, BELOW, BUTTONS] = [40, 36, 20, 96];
const PAPER = 640;

export class MapController implements ReactiveController {
  #map: LeafletMap | undefined;
  #baseLayers: BaseLayers | undefined;
  #markers: Markers | undefined;
  #towns: Towns | undefined;
  readonly #resizeObserver = new ResizeObserver(() => this.#resize());
  #records: readonly AnyRecord[] = [];
  #places: readonly Place[] = [];
  #locale: Locale | undefined;
  #pointed: number | undefined;
  #selected: number | undefined;
  #area: Circle | undefined;
  #isMoved = false;
  #isMoving = false;
  #announcement: unknown = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly host: WidgetHost,
    private readonly searchAround: SearchAround,
  ) {
    observeEntries(
      host,
      (index) => this.#point(index),
      (index) => this.#moveMap(() => this.#markers?.bringIntoView(index)),
    );
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#map) this.#resizeObserver.observe(this.#map.getContainer());
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#resizeObserver.disconnect();
  }

  hostUpdated(): void {
    const canvas = this.host.renderRoot.querySelector<HTMLElement>('.canvas');
    if (!canvas) return;
    if (this.#map?.getContainer() !== canvas) this.#create(canvas);
    const { options, phase, records } = this.host;
    this.#baseLayers?.update(options);
    const hasOthers = hasChanged(records, this.#records);
    if (phase !== 'loading' && (hasOthers || options.locale !== this.#locale)) {
      [this.#records, this.#locale] = [records, options.locale];
      this.#places = placesOf(this.host);
      if (hasOthers) this.#reset();
      this.#showMarkers();
    }
    this.#mark();
  }

  render(): TemplateResult {
    const { options, phase, records } = this.host;
    const { locale, mapTiles, mapAttribution = '' } = options;
    const messages = mapMessages[locale];
    const zoom = this.#map?.getZoom() ?? FARTHEST;
    const placed = records.filter(positionOf).length;
    const status = placed
      ? messages.placed(formatNumber(placed), formatNumber(records.length))
      : messages.nonePlaced;
    const className = 'map-button';
    const zoomButton = (sign: string, label: string, disabled: boolean, onClick: () => void) =>
      button(sign, onClick, { label, className, disabled });
    const { width, text } = this.#scale;
    return html`<div
        class="canvas"
        role="application"
        aria-label=${messages.map}
        tabindex="0"
        aria-describedby="map-keys"
      ></div>
      <span id="map-keys" hidden>${messages.keys}</span>
      <div class="search-here">
        ${
          this.#isMoved && phase !== 'loading'
            ? button(messages.searchHere, () => void this.#search(), {
                part: 'search-here',
                className,
              })
            : nothing
        }
      </div>
      <div class="zoom">
        ${zoomButton('+', messages.zoomIn, zoom >= NEAREST, () => this.#map?.zoomIn())}
        ${zoomButton('−', messages.zoomOut, zoom <= FARTHEST, () => this.#map?.zoomOut())}
      </div>
      <div class="map-foot">
        <span class="scale" aria-hidden="true">
          <svg width=${width} height="6"><path d="M.5 0V5.5H${width - 0.5}V0" /></svg>
          ${text}
        </span>
        <span class="map-source"
          >${mapTiles ? mapAttribution : messages.outline(OUTLINE_SOURCE)}</span
        >
        <span class="map-note" .textContent=${placed < records.length ? status : ''}></span>
      </div>
      <div class="unseen" role="status">${this.#announcement}</div>`;
  }

  get #scale() {
    return this.#map ? scaleOf(this.#map) : { width: 0, text: '' };
  }

  #create(canvas: HTMLElement): void {
    this.#map?.remove();
    this.#resizeObserver.disconnect();
    this.#isMoved = false;
    this.#records = [];
    const map = createMap(canvas);
    this.#map = map;
    this.#baseLayers = new BaseLayers(map);
    this.#markers = new Markers(map, {
      onPoint: (place) => this.#point(place?.indices[0]),
      onSelect: (place) => this.#select(place),
    });
    this.#towns = new Towns(map);
    map.on('zoomend', () => {
      canvas.dataset['zoom'] = map.getZoom() < 7 ? 'far' : 'near';
      this.#arrange();
    });
    map.on('moveend', () => this.#onMove());
    this.#moveMap(() => map.fitBounds(JAPAN, { animate: false }));
    canvas.addEventListener('focusin', () => map.scrollWheelZoom.enable());
    canvas.addEventListener('focusout', () => map.scrollWheelZoom.disable());
    canvas.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || this.#selected === undefined) return;
      // Do not also close a dialog around the element.
      event.preventDefault();
      this.#select(undefined);
    });
    this.#resizeObserver.observe(canvas);
  }

  #reset(): void {
    [this.#pointed, this.#selected] = [undefined, undefined];
    clearTimeout(this.#timer);
    this.#announcement = '';
    if (this.host.state.selection['around'] === 'map') return;
    this.#area?.remove();
    this.#area = undefined;
    this.#fit();
  }

  #showMarkers(): void {
    this.#markers?.show(this.#places);
    this.#towns?.show(this.#places);
    this.#arrange();
  }

  #arrange(): void {
    if (this.#markers) this.#towns?.arrange(this.#markers.arrange());
  }

  #fit(): void {
    if (!this.#places.length) return;
    const bounds = latLngBounds(
      this.#places.map(({ latitude, longitude }) => [latitude, longitude]),
    );
    this.#goTo(bounds, this.#places.length > 1 ? BUTTONS : ACROSS);
  }

  #goTo(bounds: LatLngBounds, right = ACROSS): void {
    const isMoved = this.#isMoved;
    this.#isMoved = false;
    const maxZoom = this.host.options.mapTiles ? NEAR : NEAR_OUTLINE;
    const foot = this.host.renderRoot.querySelector<HTMLElement>('.map-foot')?.offsetHeight ?? 0;
    this.#moveMap(() =>
      this.#map?.fitBounds(bounds, {
        paddingTopLeft: [ACROSS, ABOVE],
        // A single entry and an area are in the middle.
        paddingBottomRight: [right, right > ACROSS ? foot + BELOW : ABOVE],
        maxZoom,
        animate: false,
      }),
    );
    if (isMoved) this.host.renderAgain();
  }

  #moveMap(move: () => void): void {
    this.#isMoving = true;
    move();
    this.#isMoving = false;
  }

  #onMove(): void {
    if (!this.#isMoving) {
      this.#isMoved = true;
      this.#announce();
    }
    this.host.renderAgain();
  }

  /** Announces the visible area, even if the text equals the last one. */
  #announce(): void {
    clearTimeout(this.#timer);
    this.#announcement = '';
    this.#timer = setTimeout(() => {
      this.#announcement = this.#inView();
      this.host.renderAgain();
    }, EMPTY_MS);
  }

  /** The nearest town, the number of visible entries, and the width of the visible area. */
  #inView(): unknown {
    const { options, records } = this.host;
    const bounds = this.#map!.getBounds();
    const shown = this.#places.filter(({ latitude, longitude }) =>
      bounds.contains([latitude, longitude]),
    );
    const count = shown.flatMap(({ indices }) => indices).length;
    const { locale } = options;
    const { inView, near } = mapMessages[locale];
    const town = this.#nearestTown();
    const text = inView(formatNumber(count), formatNumber(records.length), this.#scale.text);
    return html`${town && within(near, town, locale)}${text}`;
  }

  #nearestTown(): string | undefined {
    const middle = this.#map!.getCenter();
    const away = ({ latitude, longitude }: Place) => middle.distanceTo([latitude, longitude]);
    const named = this.#places.filter(({ town }) => town);
    return named.sort((a, b) => away(a) - away(b))[0]?.town;
  }

  #resize(): void {
    this.#setPrintedSize();
    this.#moveMap(() => this.#map?.invalidateSize({ pan: false }));
    if (!this.#isMoved && !this.#area) this.#fit();
  }

  /** On paper, the map is as large as on the screen, or as wide as a page. */
  #setPrintedSize(): void {
    const canvas = this.#map!.getContainer();
    const { clientWidth: width, clientHeight: height } = canvas;
    // Not read while it is printed: then, this is the size on paper.
    if (!width || matchMedia('print').matches) return;
    const scale = Math.min(1, PAPER / width);
    const { style } = canvas.parentElement!;
    style.setProperty('--_printed-scale', String(scale));
    style.setProperty('--_printed-width', `${width * scale}px`);
    style.setProperty('--_printed-height', `${height * scale}px`);
  }

  #point(index: number | undefined): void {
    this.#pointed = index;
    this.#mark();
  }

  #select(place: Place | undefined): void {
    const [index] = place?.indices ?? [];
    this.#selected = index;
    this.#mark();
    if (index !== undefined) revealEntry(this.host, index);
  }

  #mark(): void {
    this.#markers?.mark(this.#pointed, this.#selected);
    markEntries(this.host, this.#pointed, this.#selected);
  }

  /** Searches the visible area: a circle from the centre to the nearest edge. */
  async #search(): Promise<void> {
    const map = this.#map!;
    // The button disappears.
    map.getContainer().focus({ preventScroll: true });
    const centre = map.getCenter();
    const bounds = map.getBounds();
    const edges = [latLng(bounds.getNorth(), centre.lng), latLng(centre.lat, bounds.getEast())];
    const kilometres = Math.min(...edges.map((edge) => centre.distanceTo(edge))) / 1000;
    const position = { latitude: centre.lat, longitude: centre.wrap().lng };
    const searched = await this.searchAround(position, kilometres);
    if (searched === undefined) return;
    this.#area?.remove();
    this.#area = circle(centre, {
      radius: searched * 1000,
      className: 'area',
      interactive: false,
    }).addTo(map);
    // Show the whole searched area, which the service may have limited.
    this.#goTo(this.#area.getBounds());
  }
}
