import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import { formatNumber } from '../../i18n/format.js';

/** Pixels that a bar may be long. */
const LONGEST = 80;

/** The longest bar for 1, 2 or 5 times a power of ten metres, in the middle of a map. */
export function scaleOf(map: LeafletMap): { readonly width: number; readonly text: string } {
  const { x, y } = map.getSize().divideBy(2);
  const along = map.containerPointToLatLng([x + LONGEST, y]);
  const metres = map.containerPointToLatLng([x, y]).distanceTo(along);
  const power = 10 ** Math.floor(Math.log10(metres));
  const length = [5, 2, 1].map((step) => step * power).find((one) => one <= metres) ?? power;
  const text = length < 1000 ? `${formatNumber(length)} m` : `${formatNumber(length / 1000)} km`;
  return { width: Math.round((LONGEST * length) / metres), text };
}
