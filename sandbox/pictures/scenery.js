import { random } from '../random.js';

/**
 * Skies by the time of day: from above, below, and the sun or moon in it.
 * @type {ReadonlyArray<readonly [string, string, string]>}
 */
const SKIES = [
  ['#7fc4ec', '#e4f4fb', '#fff6c9'],
  ['#93b7ef', '#fdeede', '#fffbe8'],
  ['#f29e7a', '#fde3b4', '#fff3d6'],
  ['#5a6bb0', '#f2b6a6', '#ffe9c9'],
  ['#1f2f5c', '#5a6ea8', '#fdf6d8'],
];

/**
 * @param {string} id of the gradient: several pictures may be in one page @param
 * {import('../random.js').Random} chance
 */
export function sky(id, chance) {
  const [above, below, light] = chance.pick(SKIES);
  const x = chance.int(20, 140);
  const cloud = (/** @type {number} */ cx, /** @type {number} */ cy) =>
    `<path d="M${cx} ${cy}q2-8 10-6 6-8 13 0 9-1 9 6z" fill="#fff" opacity=".75"/>`;
  return `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${above}"/>
    <stop offset="1" stop-color="${below}"/></linearGradient></defs>
    <rect width="160" height="120" fill="url(#${id})"/>
    <circle cx="${x}" cy="${chance.int(16, 34)}" r="9" fill="${light}"/>
    ${cloud(chance.int(0, 60), chance.int(20, 40))}${cloud(chance.int(80, 130), chance.int(16, 36))}`;
}

/** @param {number} count @param {(i: number) => string} draw */
export const times = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');

/** @param {number} x @param {number} y @param {number} size @param {string} colour */
export const pine = (x, y, size, colour) =>
  `<path d="M${x} ${y - size}l${size * 0.32} ${size * 0.5}h-${size * 0.12}l${size * 0.2} ${size * 0.4}h-${size * 0.8}l${size * 0.2}-${size * 0.4}h-${size * 0.12}z" fill="${colour}"/>`;

/** Ridges of mountains, nearer ones darker. @param {import('../random.js').Random} chance @param {number} hue */
export function mountains(chance, hue) {
  const peak = chance.int(40, 110);
  return `<path d="M${peak - 50} 92 ${peak - 6} 36q6-5 12 0l44 56z" fill="hsl(${hue} 32% 62%)"/>
    <path d="M${peak - 17} 50l11-14q6-5 12 0l11 14-8-3-6 5-6-5-6 5z" fill="#fff"/>
    <path d="M0 94V74q26-18 52 0t54-4 54 2v22z" fill="hsl(${hue} 34% 48%)"/>
    <path d="M0 104V86q34-14 72 0t88-4v22z" fill="hsl(${hue} 38% 38%)"/>`;
}

/** @param {import('../random.js').Random} chance */
export function sea(chance) {
  const sail = chance.int(14, 140);
  return `<rect y="72" width="160" height="48" fill="#3f8fc0"/>
    ${times(5, (i) => `<path d="M0 ${78 + i * 7}q10-4 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0" fill="none" stroke="#fff" stroke-opacity="${0.35 - i * 0.04}" stroke-width="1.5"/>`)}
    <path d="M${sail} 78h12l-3 4h-7zM${sail + 6} 76V62l7 14z" fill="#fff"/>`;
}

/** A town's roofs far off. @param {import('../random.js').Random} chance @param {number} hue */
export function skyline(chance, hue) {
  return times(11, (i) => {
    const height = chance.int(14, 46);
    return `<rect x="${i * 15 - 2}" y="${100 - height}" width="14" height="${height + 4}" fill="hsl(${hue} 22% ${66 - (i % 3) * 6}%)"/>`;
  });
}

/** @param {string} seed */
export const chanceOf = (seed) => random(`picture ${seed}`);
