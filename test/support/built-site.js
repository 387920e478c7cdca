import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @type {Promise<string> | undefined} */
let built;

async function build() {
  const { BUILT_SITE } = process.env;
  if (BUILT_SITE) return BUILT_SITE;
  // It takes five seconds to load.
  const { buildSite } = await import('../../site/build.js');
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  await buildSite(folder);
  return folder;
}

/**
 * The folder of the site, which is built once for all tests of a process. `.ci/run` builds it for several: then
 * `BUILT_SITE` has the folder.
 */
export const builtSite = () => (built ??= build());
