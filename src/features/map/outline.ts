import {
  divIcon,
  layerGroup,
  marker,
  polygon,
  polyline,
  type LatLngTuple,
  type LayerGroup,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { Locale } from '../../i18n/locale.js';
import { borders, coasts, prefectures, steps } from './outline-data.js';

/** Who made the shapes. */
export const OUTLINE_SOURCE = 'Natural Earth';

/** Lines that are told as encoded polylines, each from the end of the one before. */
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

/**
 * Japan and its prefectures, for maps without tiles and below those that do not come. Their names
 * stand in a pane of their own, `names`.
 */
export function outline(locale: Locale): LayerGroup {
  const shape = { interactive: false, pane: 'outline', smoothFactor: 1.5 };
  const names = prefectures.map(([japanese, english, latitude, longitude]) => {
    const text = document.createElement('span');
    text.textContent = locale === 'ja' ? japanese : english;
    const icon = divIcon({ html: text, className: 'prefecture', iconSize: [0, 0] });
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
