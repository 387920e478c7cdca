/**
 * `npm run release`: writes the files of a release, beside the npm package, into `release/`:
 *
 *   mkt-widgets-VERSION.zip            the files for any web space, a start page and README, to be unpacked there
 *   mkt-widgets-wordpress-VERSION.zip  the WordPress plugin
 *   mkt-widgets-site-VERSION.zip       the whole site, for any static host and any path
 *   integrity.json                     the hash of each file, for `integrity` in HTML
 *   sbom.json                          the bundled packages (CycloneDX)
 *
 * Equal sources give equal bytes.
 *
 *   --dry-run      lists every file with its size and hash, and writes nothing
 *   --site FOLDER  uses the built site in FOLDER
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { plugin } from './wordpress/assemble.js';
import { filesForPages, filesIn, timeOfSources, zipOf } from '../scripts/build/files-for-pages.js';
import { hashesOf, integrityOf } from '../scripts/build/integrity.js';
import { RELEASED, withDownloads } from '../scripts/build/published.js';
import { sbom } from '../scripts/build/sbom.js';

/** The README of the archive, in each language. */
const READMES = /** @type {const} */ ({ 'README.md': 'en', 'README.ja.md': 'ja' });

/**
 * The files of the archive for web spaces, by their paths in it.
 * @param {Parameters<typeof withDownloads>[2]} [addresses] those of the release
 * @returns {Record<string, Uint8Array>}
 */
export function archiveForPages(addresses) {
  const readmes = Object.entries(READMES).map(([name, lang]) => {
    const text = readFileSync(`scripts/build/web-space.${lang}.md`, 'utf8');
    return [name, Buffer.from(withDownloads(text, lang, addresses).replace(/<!--.*?-->/g, ''))];
  });
  const start = readFileSync('scripts/build/start.html');
  return { ...filesForPages(), 'start.html': start, ...Object.fromEntries(readmes) };
}

/** A line for each file: size, hash, path. @param {Record<string, Uint8Array>} files @param {string} [folder] */
function list(files, folder = '') {
  for (const [path, content] of Object.entries(files))
    console.log(`${String(content.length).padStart(9)}  ${integrityOf(content)}  ${folder}${path}`);
}

/** The files of the site, from a new build, by their paths. */
async function newSite() {
  const { buildSite } = await import('../site/build.js');
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    await buildSite(folder);
    return filesIn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function release() {
  const { values: options } = parseArgs({
    options: { 'dry-run': { type: 'boolean' }, site: { type: 'string' } },
  });
  const time = timeOfSources();
  const [forPages, forWordPress] = [archiveForPages(), await plugin()];
  const site = options.site ? filesIn(options.site) : await newSite();
  const json = (/** @type {unknown} */ value) => Buffer.from(JSON.stringify(value, undefined, 2));
  const released = {
    [RELEASED.files]: zipOf(forPages, time),
    [RELEASED.wordpress]: zipOf(forWordPress, time),
    [RELEASED.site]: zipOf(site, time),
    [RELEASED.integrity]: json(hashesOf(filesForPages())),
    'sbom.json': json(sbom(time)),
  };
  list(released, 'release/');
  if (options['dry-run']) {
    list(forPages, `${RELEASED.files}: `);
    list(forWordPress, `${RELEASED.wordpress}: `);
    list(site, `${RELEASED.site}: `);
    return;
  }
  rmSync('release', { recursive: true, force: true });
  mkdirSync('release');
  for (const [name, content] of Object.entries(released)) writeFileSync(`release/${name}`, content);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await release();
