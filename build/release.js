/**
 * `npm run release`: writes the files of a release, beside the npm package, into `release/`:
 *
 *   mkt-widgets-VERSION.zip            the files for any web space, a start page and README, to be unpacked there
 *   mkt-widgets-wordpress-VERSION.zip  the WordPress plugin
 *   integrity.json                     the hash of each file, for `integrity` in HTML
 *   sbom.json                          the bundled packages (CycloneDX)
 *
 * Equal sources give equal bytes. It also writes the hashes of the files that pages load into README, for
 * the npm package. With `--dry-run`, it writes nothing, and lists every file with its size and hash.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { plugin } from '../demo/cms/wordpress/assemble.js';
import { filesForPages, timeOfSources, zipOf } from './files-for-pages.js';
import { integrityOf } from './integrity.js';
import { ARCHIVES, CDN } from './published.js';
import { sbom } from './sbom.js';

/** The README in each language. */
const READMES = ['README.md', 'README.ja.md'];

/** The text between the markers in the README of a release. */
const MARKS = /(<!-- integrity:begin -->\n)[^]*(<!-- integrity:end -->)/;

/** @param {Record<string, Uint8Array>} files */
const hashesOf = (files) =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [path, integrityOf(content)]));

/**
 * README with the tags that load this version from the CDN, and the hashes of the files that pages name.
 * @param {string} readme
 * @param {Record<string, string>} hashes
 */
export function withHashes(readme, hashes) {
  const rows = ['mkt.js', 'mkt.all.js', 'mkt.css'].map(
    (path) => `- \`${path}\`: \`${hashes[path]}\``,
  );
  if (!MARKS.test(readme)) throw new Error('README has no place for the hashes of a release');
  return readme.replace(MARKS, `$1\n${CDN}\n\n${rows.join('\n')}\n\n$2`);
}

/** README in each language, with the hashes of a build. @param {Record<string, string>} hashes */
const readmesWith = (hashes) =>
  Object.fromEntries(READMES.map((name) => [name, withHashes(readFileSync(name, 'utf8'), hashes)]));

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
  const files = filesForPages();
  const readmes = Object.entries(readmesWith(hashesOf(files))).map(([name, text]) => [
    name,
    Buffer.from(withAddresses(text)),
  ]);
  const start = readFileSync('build/start.html');
  return { ...files, 'start.html': start, ...Object.fromEntries(readmes) };
}

/** A line for each file: size, hash, path. @param {Record<string, Uint8Array>} files @param {string} [folder] */
function list(files, folder = '') {
  for (const [path, content] of Object.entries(files))
    console.log(`${String(content.length).padStart(9)}  ${integrityOf(content)}  ${folder}${path}`);
}

async function release() {
  const time = timeOfSources();
  const hashes = hashesOf(filesForPages());
  const [forPages, forWordPress] = [archiveForPages(), await plugin()];
  const json = (/** @type {unknown} */ value) => Buffer.from(JSON.stringify(value, undefined, 2));
  const released = {
    [ARCHIVES.files]: zipOf(forPages, time),
    [ARCHIVES.wordpress]: zipOf(forWordPress, time),
    'integrity.json': json(hashes),
    'sbom.json': json(sbom(time)),
  };
  list(released, 'release/');
  if (process.argv.includes('--dry-run')) {
    list(forPages, `${ARCHIVES.files}: `);
    list(forWordPress, `${ARCHIVES.wordpress}: `);
    return;
  }
  rmSync('release', { recursive: true, force: true });
  mkdirSync('release');
  for (const [name, content] of Object.entries(released)) writeFileSync(`release/${name}`, content);
  for (const [name, text] of Object.entries(readmesWith(hashes))) writeFileSync(name, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await release();
