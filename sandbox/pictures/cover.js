import { works } from '../catalogue/books.js';
import { hash } from '../random.js';
import { palette } from './palette.js';
import { patterns } from './patterns.js';
import { lines, safe } from './type.js';

/** @typedef {import('../catalogue/books.js').Media} Media */
/** @typedef {import('./palette.js').Palette} Palette */

/**
 * @typedef {object} Cover
 * @property {string} seed
 * @property {string} title
 * @property {string} creator
 * @property {string} house
 */

const byId = new Map(works.map((work) => [work.id, work]));

/**
 * A printed cover: a pattern and a title, vertical if it is Japanese.
 * @param {Cover} cover
 */
export function printed({ seed, title, creator, house }) {
  const colours = palette(`cover ${seed}`);
  const draw = patterns[hash(seed) % patterns.length];
  const upright = /^[\x20-\x7e]+/.test(title);
  const text = upright ? across(title, colours) : downwards(title, colours);
  return {
    width: 96,
    height: 136,
    inside: `<rect width="96" height="136" fill="${colours.paper}"/>${draw?.(colours)}
      <path d="M0 108h96v28H0z" fill="${colours.paper}"/>${text}
      <text x="48" y="118" font-size="6" text-anchor="middle" fill="${colours.ink}"
        font-family="sans-serif">${safe(creator.slice(0, 24))}</text>
      <text x="48" y="129" font-size="4.5" text-anchor="middle" fill="${colours.ink}" opacity=".7"
        font-family="sans-serif">${safe(house)}</text>
      <path d="M3 0v136" stroke="#000" stroke-opacity=".1" stroke-width="2"/>`,
  };
}

/** @param {string} title @param {Palette} colours */
function downwards(title, { cream, ink, deep }) {
  const columns = lines(title, 8, 3);
  const width = columns.length * 13 + 8;
  const columnsOfText = columns.map(
    (line, i) =>
      `<text x="${82 - i * 13}" y="14" font-size="10" font-weight="700" fill="${ink}"
        writing-mode="vertical-rl" font-family="serif">${safe(line)}</text>`,
  );
  return `<rect x="${90 - width}" y="8" width="${width}" height="92" fill="${cream}"/>
    <path d="M${90 - width} 8h${width}" stroke="${deep}" stroke-width="2"/>${columnsOfText.join('')}`;
}

/** @param {string} title @param {Palette} colours */
function across(title, { cream, ink, accent }) {
  const rows = lines(title, 14, 4).map(
    (line, i) => `<text x="14" y="${30 + i * 13}" font-size="10" font-weight="700" fill="${ink}"
      font-family="Georgia, serif">${safe(line)}</text>`,
  );
  return `<rect x="9" y="14" width="78" height="62" fill="${cream}"/>
    <rect x="9" y="14" width="78" height="3" fill="${accent}"/>${rows.join('')}`;
}

/** A record sleeve with its disc half drawn out. @param {Media} work */
function sleeve({ id, title, creator }) {
  const colours = palette(`disc ${id}`);
  const draw = patterns[hash(id) % patterns.length];
  return {
    width: 128,
    height: 112,
    inside: `<circle cx="78" cy="56" r="47" fill="${colours.ink}"/>
      <circle cx="78" cy="56" r="36" fill="none" stroke="#fff" stroke-opacity=".2"/>
      <circle cx="78" cy="56" r="15" fill="${colours.accent}"/><circle cx="78" cy="56" r="4" fill="#fff"/>
      <svg x="4" y="4" width="92" height="104" viewBox="0 0 96 108" preserveAspectRatio="xMidYMid slice">
        <rect width="96" height="136" fill="${colours.tint}"/>${draw?.(colours)}</svg>
      <rect x="4" y="80" width="92" height="28" fill="${colours.cream}" opacity=".92"/>
      <text x="10" y="92" font-size="8" font-weight="700" fill="${colours.ink}"
        font-family="sans-serif">${safe(title.slice(0, 10))}</text>
      <text x="10" y="102" font-size="6" fill="${colours.ink}" font-family="sans-serif">${safe(creator)}</text>`,
  };
}

/**
 * A plastic case with a coloured band, for films, programs and games.
 * @param {Media} work
 */
function boxed({ id, title, house, own, medium }) {
  const colours = palette(`case ${id}`);
  const draw = patterns[hash(id) % patterns.length];
  const band = own['hardware'] ?? own['os'] ?? 'ＤＶＤ';
  const row = (/** @type {string} */ line, /** @type {number} */ i) =>
    `<text x="48" y="${76 + i * 12}" font-size="10" font-weight="700" text-anchor="middle"
      fill="${colours.ink}" font-family="sans-serif">${safe(line)}</text>`;
  return {
    width: 96,
    height: 128,
    inside: `<rect width="96" height="128" rx="4" fill="${colours.deep}"/>
      <rect x="3" y="16" width="90" height="109" fill="${colours.tint}"/>
      <svg x="3" y="16" width="90" height="109" viewBox="0 0 96 116">${draw?.(colours)}</svg>
      <text x="48" y="11" font-size="7" text-anchor="middle" fill="#fff"
        font-family="sans-serif">${safe(band)}</text>
      <rect x="3" y="64" width="90" height="38" fill="${colours.cream}" opacity=".92"/>
      ${lines(title, 8, 2).map(row).join('')}
      <text x="90" y="121" font-size="4.5" text-anchor="end" fill="${colours.ink}"
        font-family="sans-serif">${safe(house)}</text>
      ${medium === 'game' ? `<circle cx="84" cy="26" r="6" fill="${colours.accent}"/>` : ''}`,
  };
}

/** A magazine: its name large over a full-page picture. @param {Media} work */
function issue({ id, title }) {
  const colours = palette(`issue ${id}`);
  const draw = patterns[(hash(id) >>> 3) % patterns.length];
  const [, name = '', number = ''] = /^\S+ (\S+) (.*?)(?: \[雑誌\])?$/.exec(title) ?? [];
  return {
    width: 96,
    height: 128,
    inside: `<rect width="96" height="128" fill="${colours.soft}"/>
      <g transform="translate(0 -4)">${draw?.(colours)}</g>
      <rect width="96" height="30" fill="${colours.cream}"/>
      <text x="48" y="22" font-size="${Math.min(22, 88 / name.length)}" font-weight="800"
        text-anchor="middle" fill="${colours.deep}" font-family="sans-serif">${safe(name)}</text>
      <text x="92" y="37" font-size="5" text-anchor="end" fill="${colours.ink}"
        font-family="sans-serif">${safe(number)}</text>
      <path d="M6 96h56v8H6zM6 108h40v5H6z" fill="${colours.cream}"/>
      <path d="M9 100h40M9 110.5h30" stroke="${colours.deep}" stroke-width="1.5"/>`,
  };
}

const NONE = {
  width: 96,
  height: 96,
  inside: `<rect width="96" height="96" fill="#eee"/><path d="M30 34h36v28H30z" fill="none"
    stroke="#bbb" stroke-width="3"/><circle cx="41" cy="44" r="4" fill="#bbb"/>
    <path d="m32 60 12-10 8 6 8-8 6 8" fill="none" stroke="#bbb" stroke-width="3"/>`,
};

/** @param {string} id of a book, disc, game or magazine, or `none` */
export function coverPicture(id) {
  if (id === 'none') return NONE;
  const work = byId.get(id);
  if (!work) return undefined;
  if (work.medium === 'cd') return sleeve(work);
  if (work.medium === 'magazine') return issue(work);
  if (work.medium === 'book' || work.medium === 'foreign') return printed({ ...work, seed: id });
  return boxed(work);
}
