/**
 * Writes the lists of elements, the manifest, and the addresses of a release: `npm run docs:manifest`. It also
 * reports texts that are missing or that nothing has. With `--check`, it only lists files that are out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { elementLists } from '../lib/element-lists.js';
import { withParts } from '../lib/parts.js';
import { withDownloads } from '../build/published.js';
import { loadModule } from '../build/load-module.js';
import { formatted } from './formatted.js';

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** @type {string[]} */
const stale = [];
/** @param {Record<string, string>} files */
function write(files) {
  for (const [file, text] of Object.entries(formatted(files))) {
    if (text === read(file)) continue;
    stale.push(file);
    if (!process.argv.includes('--check')) writeFileSync(file, text);
  }
}

// The kit imports them.
write(elementLists());

const manifest = (await loadModule('scripts/manifest/manifest.ts')).makeManifest();
const { elementTable, withNames } = await loadModule('scripts/manifest/lists.ts');
/** Documents with the addresses of a release's files; the READMEs also have the table of all elements. */
const documents = ['README', 'docs/hosting', 'docs/places/wordpress'].flatMap((name) =>
  /** @type {const} */ ([
    [`${name}.md`, 'en'],
    [name.includes('/') ? `${name.replace('docs/', 'docs/ja/')}.md` : `${name}.ja.md`, 'ja'],
  ]).map(([file, lang]) => {
    const parts = name === 'README' ? { elements: elementTable(file, lang) } : {};
    return [file, withParts(file, withDownloads(read(file), lang), parts)];
  }),
);
const SAMPLE = 'integrations/eleventy/mkt.js';
write({
  ...Object.fromEntries(documents),
  [SAMPLE]: withNames(read(SAMPLE)),
  'custom-elements.json': JSON.stringify(manifest, null, 2),
});
const { faultsOf } = await loadModule('scripts/manifest/words/faults.ts');
const faults = faultsOf(manifest);
for (const fault of faults) console.error(fault);
if (faults.length) process.exitCode = 1;
if (stale.length && process.argv.includes('--check')) {
  const which = stale.join(', ');
  console.error(`Out of date: ${which}. Run \`npm run docs:manifest\` and commit what it writes.`);
  process.exitCode = 1;
}
