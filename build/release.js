/**
 * `npm run release`: what a release has beside the npm package, in `release/`:
 *
 *   mkt-widgets-VERSION.zip            the files for any web space, to be unpacked there
 *   mkt-widgets-wordpress-VERSION.zip  the WordPress plugin
 *   integrity.json                     the hash of each file, for `integrity` in HTML
 *   sbom.json                          what is bundled (CycloneDX)
 *
 * each the same to the byte whenever it is made of the same sources; and the hashes of what pages name
 * in README, which the npm package then carries.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { plugin } from '../demo/cms/wordpress/assemble.js';
import { filesForPages, timeOfSources, zipOf } from './files-for-pages.js';
import { sbom } from './sbom.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What the README of a release has between its marks. */
const MARKS = /(<!-- integrity -->\n)[^]*(<!-- \/integrity -->)/;

/** A hash as `integrity` takes it. @param {Uint8Array} content */
export const integrityOf = (content) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** @param {Record<string, Uint8Array>} files */
const hashesOf = (files) =>
  Object.fromEntries(Object.entries(files).map(([path, one]) => [path, integrityOf(one)]));

/**
 * README with the hashes of the files that pages name.
 * @param {string} readme
 * @param {Record<string, string>} hashes
 */
export function withHashes(readme, hashes) {
  const rows = ['mkt.js', 'mkt.all.js', 'mkt.css'].map(
    (path) => `- \`${path}\`: \`${hashes[path]}\``,
  );
  if (!MARKS.test(readme)) throw new Error('README has no place for the hashes of a release');
  return readme.replace(MARKS, `$1\nVersion ${version}:\n\n${rows.join('\n')}\n\n$2`);
}

function release() {
  rmSync('release', { recursive: true, force: true });
  mkdirSync('release');
  const time = timeOfSources();
  const files = filesForPages();
  const hashes = hashesOf(files);
  writeFileSync(`release/mkt-widgets-${version}.zip`, zipOf(files, time));
  writeFileSync(`release/mkt-widgets-wordpress-${version}.zip`, zipOf(plugin(), time));
  writeFileSync('release/integrity.json', JSON.stringify(hashes, undefined, 2));
  writeFileSync('release/sbom.json', JSON.stringify(sbom(time), undefined, 2));
  writeFileSync('README.md', withHashes(readFileSync('README.md', 'utf8'), hashes));
  for (const name of readdirSync('release')) console.log(`release/${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) release();
