/**
 * Writes the manifest, the reference of each element, the oldest browsers, and the addresses of a release:
 * `npm run docs:manifest`. With `--check`, it only lists files that are out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { createService } from '../../sandbox/index.js';
import { withBrowsers } from '../browsers.js';
import { withDownloads } from '../published.js';
import { runKit } from '../run-kit.js';
import { withReport } from '../wcag.js';

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const manifest = (await runKit('build/manifest/manifest.ts')).makeManifest();
const { pagesOf } = await runKit('build/manifest/pages.ts');
const { fieldsByTag } = await runKit('build/manifest/template-fields.ts');
// A fixed origin and date keep the examples the same in every run.
const service = createService({
  now: () => new Date('2027-05-01T00:00:00Z'),
  address: 'https://service.example',
});
/** Documents with the addresses of a release's files. */
const downloads = ['README', 'docs/hosting', 'docs/places/wordpress'].flatMap((name) =>
  /** @type {const} */ ([
    [`${name}.md`, 'en'],
    [name.includes('/') ? `${name.replace('docs/', 'docs/ja/')}.md` : `${name}.ja.md`, 'ja'],
  ]).map(([file, lang]) => [file, withDownloads(read(file), lang)]),
);
/** Documents with tables of browsers and criteria. */
const reports = /** @type {const} */ ([
  ['docs', 'en'],
  ['docs/ja', 'ja'],
]).flatMap(([folder, lang]) => [
  [`${folder}/browsers.md`, withBrowsers(read(`${folder}/browsers.md`), lang)],
  [`${folder}/accessibility.md`, withReport(read(`${folder}/accessibility.md`), lang)],
]);
const files = {
  ...Object.fromEntries([...downloads, ...reports]),
  'custom-elements.json': JSON.stringify(manifest, null, 2),
  ...pagesOf(manifest, read, await fieldsByTag(service)),
};
const stale = [];
for (const [file, text] of Object.entries(files)) {
  const options = await prettier.resolveConfig(file);
  const formatted = await prettier.format(text, { ...options, filepath: file });
  if (formatted === read(file)) continue;
  stale.push(file);
  if (!process.argv.includes('--check')) writeFileSync(file, formatted);
}
if (stale.length && process.argv.includes('--check')) {
  const which = stale.join(', ');
  console.error(`Out of date: ${which}. Run \`npm run docs:manifest\` and commit what it writes.`);
  process.exitCode = 1;
}
