import { map as leafletMap, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';

export const [FARTHEST, NEAREST] = [4, 18];

/** A map with nothing on it. */
export function createMap(canvas: HTMLElement): LeafletMap {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leafletMap(canvas, {
    // These write markup of their own; the element's buttons do the same.
    attributionControl: false,
    zoomControl: false,
    minZoom: FARTHEST,
    maxZoom: NEAREST,
    // The wheel scrolls the page until the reader is at the map.
    scrollWheelZoom: false,
    trackResize: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  });
  map.createPane('outline').style.zIndex = '150';
  map.createPane('names').style.zIndex = '410';
  return map;
}
