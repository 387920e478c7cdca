import { hotels } from '../catalogue/hotels.js';
import { buildings } from './buildings.js';
import { chanceOf, mountains, pine, sea, sky, skyline, times } from './scenery.js';

/** @typedef {import('../catalogue/hotels.js').Hotel} Hotel */

const HUES = [8, 24, 40, 150, 176, 204, 226, 262, 336];
const THUMBNAILS = [60, 90, 120];

const byNumber = new Map(hotels.map((hotel) => [String(hotel.no), hotel]));

/** @param {Hotel} hotel */
function outside({ no, place }) {
  const chance = chanceOf(`hotel ${no}`);
  const hue = chance.pick(HUES);
  const air = sky(`sky${no}`, chance);
  const behind = {
    city: () => skyline(chance, 210),
    spa: () => mountains(chance, 150),
    sea: () => sea(chance),
    mountain: () => mountains(chance, 205),
    oldtown: () => mountains(chance, 110),
  }[place.scenery];
  const ground =
    { city: '#b9c0c4', sea: '#ead9ae', oldtown: '#cbbfae' }[place.scenery] ?? '#7fae62';
  const trees = times(6, (i) => {
    const x = i < 3 ? chance.int(2, 30) : chance.int(130, 158);
    return pine(
      x,
      chance.int(104, 110),
      chance.int(16, 30),
      `hsl(${chance.int(110, 150)} 34% 34%)`,
    );
  });
  return `${air}${behind?.() ?? ''}<rect y="102" width="160" height="18" fill="${ground}"/>
    ${place.scenery === 'sea' ? '' : trees}${buildings[place.scenery]?.(hue, chance) ?? ''}
    <path d="M64 120q10-10 12-16h12q4 8 16 16z" fill="#fff" opacity=".55"/>`;
}

/** @param {Hotel} hotel */
function room({ no, place }) {
  const chance = chanceOf(`room ${no}`);
  const hue = chance.pick(HUES);
  const window = `<svg x="96" y="18" width="52" height="44" viewBox="0 0 160 120"
    preserveAspectRatio="xMidYMid slice">${sky(`view${no}`, chance)}${mountains(chance, 160)}</svg>
    <path d="M96 18h52v44H96zM122 18v44" fill="none" stroke="#fff" stroke-width="3"/>`;
  if (place.scenery === 'spa' || place.scenery === 'oldtown') {
    return `<rect width="160" height="120" fill="#efe3c8"/><path d="M0 78h160v42H0z" fill="#b9b877"/>
      <path d="M0 78h160M0 98h160M54 78l-16 42M106 78l16 42" stroke="#7d7c45" stroke-width="1.5"/>${window}
      ${times(4, (i) => `<path d="M${8 + i * 20} 14h18v62H${8 + i * 20}z" fill="#fffdf5" stroke="#8a6a45"/>`)}
      <rect x="46" y="86" width="68" height="8" rx="2" fill="#6d4427"/>
      <rect x="26" y="96" width="24" height="10" rx="4" fill="hsl(${hue} 50% 48%)"/>
      <rect x="108" y="96" width="24" height="10" rx="4" fill="hsl(${hue} 50% 48%)"/>
      <ellipse cx="80" cy="84" rx="6" ry="4" fill="#3f7d5a"/>`;
  }
  return `<rect width="160" height="120" fill="hsl(${hue} 30% 90%)"/>
    <path d="M0 88h160v32H0z" fill="#b08a63"/>${window}
    <rect x="10" y="44" width="76" height="34" rx="4" fill="hsl(${hue} 38% 42%)"/>
    <path d="M8 74h80v24H8z" fill="#fff"/><path d="M8 84h80v16H8z" fill="hsl(${hue} 46% 58%)"/>
    <rect x="16" y="64" width="28" height="12" rx="5" fill="#fff"/>
    <rect x="52" y="64" width="28" height="12" rx="5" fill="#fff"/>
    <path d="M102 100V80h30v20" fill="none" stroke="#6d4a2c" stroke-width="4"/>
    <path d="M112 80v-9m-7 0h14l-3-9h-8z" stroke="#555" fill="#ffe7a6"/>
    <rect x="34" y="18" width="28" height="18" fill="#fff" stroke="hsl(${hue} 30% 60%)"/>
    <circle cx="48" cy="27" r="5" fill="hsl(${hue} 50% 60%)"/>`;
}

/** @param {Hotel} hotel */
function map({ no }) {
  const chance = chanceOf(`map ${no}`);
  const [x, y] = [chance.int(50, 110), chance.int(45, 80)];
  return `<rect width="160" height="120" fill="#f3efe6"/>
    <path d="M0 ${chance.int(10, 40)}q80 ${chance.int(10, 40)} 160 0v-60H0z" fill="#bcdcec"/>
    <rect x="${chance.int(4, 110)}" y="${chance.int(60, 90)}" width="34" height="24" rx="4" fill="#cfe6bf"/>
    ${times(4, (i) => `<path d="M${12 + i * 42} 0v120M0 ${20 + i * 30}h160" stroke="#fff" stroke-width="5"/>`)}
    <path d="M0 ${chance.int(90, 110)}L160 ${chance.int(50, 100)}" stroke="#999" stroke-width="4" stroke-dasharray="8 4"/>
    <path d="M${x} ${y}c-14-16-9-28 0-28s14 12 0 28z" fill="#d93a3a"/>
    <circle cx="${x}" cy="${y - 18}" r="4" fill="#fff"/>`;
}

/**
 * @param {string} id a hotel's number; then `-room` or `-map` for another view, `-t1` to `-t3` for
 *   a thumbnail
 */
export function hotelPicture(id) {
  const [, number = '', view, size] = /^(\d+)(?:-(room|map))?(?:-t([123]))?$/.exec(id) ?? [];
  const hotel = byNumber.get(number);
  if (!hotel) return undefined;
  const inside = view === 'room' ? room(hotel) : view === 'map' ? map(hotel) : outside(hotel);
  return { width: 160, height: 120, inside, usualWidth: THUMBNAILS[Number(size) - 1] ?? 480 };
}
