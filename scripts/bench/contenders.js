/** The compared pages: the same rankings in different implementations. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { outputOf } from '../build/bundle.js';
import { listen } from './answers.js';

/** @typedef {{ name: string, script: string, style?: string, widget: (genreId: number, lazy?: boolean) => string }} Contender */

const FALLBACK = '<a href="https://market.example/ranking">Best sellers</a>';

/** @param {number} genreId */
const div = (genreId) => `<div class="ranking" data-genre-id="${genreId}">${FALLBACK}</div>`;

/** @satisfies {Record<string, Contender>} */
export const contenders = {
  plain: {
    name: 'plain JavaScript',
    script: 'plain.js',
    style: 'plain.css',
    widget: div,
  },
  /** The same once more: shows how much the figures of equal pages differ. */
  again: {
    name: 'plain JavaScript, again',
    script: 'plain.js',
    style: 'plain.css',
    widget: div,
  },
  kit: {
    name: 'this kit',
    script: 'mkt.js',
    style: 'mkt.css',
    widget: (genreId, lazy) =>
      `<mkt-ranking genre-id="${genreId}" limit="30"${lazy ? '' : ' loading="eager"'}>${FALLBACK}</mkt-ranking>`,
  },
};

/** The kit of another commit, as `scripts/build/of-commit.js` builds it. @satisfies {Contender} */
export const before = {
  ...contenders.kit,
  name: 'the kit before',
  script: 'before/mkt.js',
  style: 'before/mkt.css',
};

/** @typedef {keyof typeof contenders | 'before'} ContenderName */

const TEXT =
  'The rankings below are what readers bought most often in the last hour. Some of it is here ' +
  'because it is cheap, some because it is good, and a little of it because it is both.';

/**
 * The page of a publisher.
 * @param {Pick<Contender, 'script' | 'style'>} contender
 * @param {string} baseUrl of the service
 * @param {readonly string[]} widgets
 * @param {string} [column] the widest column of text, as CSS
 */
export const pageOf = ({ script, style }, baseUrl, widgets, column = 'none') => `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><title>Best sellers</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>body { margin: 1em auto; max-width: ${column}; padding: 0 1em; font: 16px/1.5 sans-serif }</style>
${style ? `<link rel="stylesheet" href="/${style}">` : ''}
<script src="/${script}" data-base-url="${baseUrl}" data-application-id="APP"
  data-affiliate-id="AFF" defer></script></head>
<body><h1>Best sellers</h1>
${widgets.map((widget) => `<p>${TEXT}</p>\n${widget}`).join('\n')}
<p>${TEXT}</p></body></html>`;

/** Builds the script and the style of plain JavaScript for production: one file each. */
async function plainFiles() {
  const output = await outputOf({
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      minify: true,
      cssTarget: 'esnext',
      lib: {
        entry: resolve(import.meta.dirname, 'pages/plain.js'),
        name: 'contender',
        formats: ['iife'],
        fileName: () => 'plain.js',
        cssFileName: 'plain',
      },
    },
  });
  return output.map(
    (chunk) => /** @type {const} */ ([chunk.fileName, 'code' in chunk ? chunk.code : chunk.source]),
  );
}

const TYPES = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

/**
 * Serves the built contenders, and pages by their paths: compressed and cacheable.
 * @param {string} [dist] the folder of the kit that is served in `/before/`
 */
export async function startPages(dist) {
  // Otherwise, the libraries resolve to their slower development builds.
  process.env['NODE_ENV'] = 'production';
  /** @type {Map<string, string | Uint8Array>} */
  const files = new Map(await plainFiles());
  /** @type {Map<string, Buffer>} Compressed scripts and styles: servers compress them once. */
  const compressed = new Map();
  const fileOf = (/** @type {string} */ path) =>
    path.startsWith('before/') && dist
      ? join(dist, path.slice('before/'.length))
      : join('dist', path);
  /**
   * @param {string} path
   * @throws if the file does not exist
   */
  function compress(path) {
    const content =
      compressed.get(path) ?? gzipSync(files.get(path) ?? readFileSync(fileOf(path)), { level: 9 });
    if (!path.endsWith('.html')) compressed.set(path, content);
    return content;
  }
  const server = await listen(({ url }, response) => {
    const path = String(url).slice(1);
    try {
      const body = compress(path);
      const type = /** @type {keyof typeof TYPES} */ (path.replace(/.*\./, ''));
      response.writeHead(200, {
        'Content-Type': `${TYPES[type]};charset=UTF-8`,
        'Content-Encoding': 'gzip',
        'Cache-Control': type === 'html' ? 'no-cache' : 'max-age=600',
        'Access-Control-Allow-Origin': '*',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return { ...server, files };
}
