import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../../site/build.js';

/** @type {Promise<string> | undefined} */
let built;

async function build() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  await buildSite(folder);
  return folder;
}

/** The folder of the site, which is built once for all tests of a process. */
export const builtSite = () => (built ??= build());
