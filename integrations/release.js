/**
 * `npm run release`: writes the files of a release, beside the npm package, into `release/`:
 *
 *   mkt-widgets-VERSION.zip            the files for any web space, a start page and README, to be unpacked there
 *   mkt-widgets-wordpress-VERSION.zip  the WordPress plugin
 *   integrity.json                     the hash of each file, for `integrity` in HTML
 *   sbom.json                          the bundled packages (CycloneDX)
 *
 * Equal sources give equal bytes. With `--dry-run`, it writes nothing, and lists every file with its size and hash.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { plugin } from './wordpress/assemble.js';
import { filesForPages, timeOfSources, zipOf } from '../scripts/build/files-for-pages.js';
import { hashesOf, integrityOf } from '../scripts/build/integrity.js';
import { CDN, RELEASED } from '../scripts/build/published.js';
import { sbom } from '../scripts/build/sbom.js';

/** The README in each language. */
const READMES = ['README.md', 'README.ja.md'];

/**
 * README for a folder without documents: its links lead to the npm package.
 * @param {string} readme
 */
const withAddresses = (readme) =>
  readme.replace(/\]\((?!\w+:|#)([^)\s]+)\)/g, (_, path) => `](${new URL(`../${path}`, CDN)})`);

/**
 * The files of the archive for web spaces, by their paths in it.
 * @returns {Record<string, Uint8Array>}
 */
export function archiveForPages() {
  const readmes = READMES.map((name) => [
    name,
    Buffer.from(withAddresses(readFileSync(name, 'utf8'))),
  ]);
  const start = readFileSync('scripts/build/start.html');
  return { ...filesForPages(), 'start.html': start, ...Object.fromEntries(readmes) };
}

/** A line for each file: size, hash, path. @param {Record<string, Uint8Array>} files @param {string} [folder] */
function list(files, folder = '') {
  for (const [path, content] of Object.entries(files))
    console.log(`${String(content.length).padStart(9)}  ${integrityOf(content)}  ${folder}${path}`);
}

async function release() {
  const time = timeOfSources();
  const [forPages, forWordPress] = [archiveForPages(), await plugin()];
  const json = (/** @type {unknown} */ value) => Buffer.from(JSON.stringify(value, undefined, 2));
  const released = {
    [RELEASED.files]: zipOf(forPages, time),
    [RELEASED.wordpress]: zipOf(forWordPress, time),
    [RELEASED.integrity]: json(hashesOf(filesForPages())),
    'sbom.json': json(sbom(time)),
  };
  list(released, 'release/');
  if (process.argv.includes('--dry-run')) {
    list(forPages, `${RELEASED.files}: `);
    list(forWordPress, `${RELEASED.wordpress}: `);
    return;
  }
  rmSync('release', { recursive: true, force: true });
  mkdirSync('release');
  for (const [name, content] of Object.entries(released)) writeFileSync(`release/${name}`, content);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await release();
