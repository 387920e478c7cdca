import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import prettier from 'prettier';
import { readReadme, withTables } from './readme.js';

const FILE = 'custom-elements.json';
const FOLDER = '.cache/manifest';

/** Makes the manifest anew, in another place. */
async function generate() {
  const cem = createRequire(import.meta.url).resolve('@custom-elements-manifest/analyzer/cem.js');
  const { status } = spawnSync(process.execPath, [cem, 'analyze', '--outdir', FOLDER], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
  const options = await prettier.resolveConfig(FILE);
  return prettier.format(readFileSync(join(FOLDER, FILE), 'utf8'), { ...options, filepath: FILE });
}

const manifest = await generate();
const readme = readReadme();
const stale = [
  ...(existsSync(FILE) && readFileSync(FILE, 'utf8') === manifest ? [] : [FILE]),
  ...(readme === (await withTables(readme, JSON.parse(manifest))) ? [] : ['README.md']),
];
if (stale.length) {
  const which = stale.join(' and ');
  console.error(`Out of date: ${which}. Run \`npm run manifest\` and commit what it writes.`);
  process.exitCode = 1;
}
