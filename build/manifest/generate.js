/**
 * Writes the manifest and the reference of each element: `npm run manifest`. With `--check`, it
 * only says which of these files are out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { runKit } from '../run-kit.js';

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const manifest = (await runKit('build/manifest/manifest.ts')).makeManifest();
const { pagesOf } = await runKit('build/manifest/pages.ts');
const files = {
  'custom-elements.json': JSON.stringify(manifest, null, 2),
  ...pagesOf(manifest, read),
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
  console.error(`Out of date: ${which}. Run \`npm run manifest\` and commit what it writes.`);
  process.exitCode = 1;
}
