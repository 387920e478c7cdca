import { marketItems } from '../catalogue/market-items.js';
import { hash } from '../random.js';
import { motifs } from './motifs.js';
import { palette } from './palette.js';

const motifOf = new Map(marketItems.map(({ id, motif }) => [id, motif]));

/** Backgrounds, so that items of one genre look different. */
const grounds = [
  (/** @type {import('./palette.js').Palette} */ { tint }) =>
    `<circle cx="64" cy="62" r="50" fill="${tint}"/>`,
  (/** @type {import('./palette.js').Palette} */ { tint }) =>
    `<path d="M0 128V70Q40 40 70 66t58-14v76z" fill="${tint}"/>`,
  (/** @type {import('./palette.js').Palette} */ { tint }) =>
    `<path d="M0 0h128v92H0z" fill="${tint}"/>`,
  (/** @type {import('./palette.js').Palette} */ { tint }) =>
    `<path d="M14 128V58a50 50 0 0 1 100 0v70z" fill="${tint}"/>`,
];

/**
 * The square picture of a market item.
 * @param {string} id the item's number and the number of the view, as in `10037201-2`
 */
export function marketPicture(id) {
  const [number = '', view = '1'] = id.split('-');
  return still(motifOf.get(number), `market ${number}`, Number(view) || 1);
}

/**
 * A motif on a coloured background.
 * @param {string | undefined} motif
 * @param {string} seed
 * @param {number} view later views are closer
 */
export function still(motif, seed, view) {
  const draw = motif && Object.hasOwn(motifs, motif) ? motifs[motif] : undefined;
  if (!draw) return undefined;
  const colours = palette(seed);
  const ground = grounds[(hash(seed) + view) % grounds.length]?.(colours) ?? '';
  const zoom = [
    '',
    ' transform="translate(-19 -24) scale(1.3)"',
    ' transform="matrix(-1.1 0 0 1.1 134 -8)"',
  ][(view - 1) % 3];
  const inside = `<rect width="128" height="128" fill="${colours.paper}"/>${ground}
    <g${zoom}><ellipse cx="64" cy="106" rx="48" ry="6" fill="${colours.shade}"/>${draw(colours)}</g>`;
  return { width: 128, height: 128, inside };
}
