import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as viteBuild } from 'vite';
import { writeIntegrations } from './integrations.js';
import { runKit } from './run-kit.js';
import { buildStyleSheet } from './style-sheet.js';

const require = createRequire(import.meta.url);

/** Type declarations beside the modules. */
function declarations() {
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The declarations could not be built');
}

/** Makes all of dist/ anew. */
export async function build({ types = true } = {}) {
  const { NODE_ENV } = process.env;
  // The libraries ship a slower development version of themselves to anything else.
  process.env['NODE_ENV'] = 'production';
  try {
    rmSync('dist', { recursive: true, force: true });
    await viteBuild({ logLevel: 'warn' });
    await (await runKit('build/drop-in.ts')).buildDropIn();
    await (await runKit('build/pages.ts')).buildPages();
    await (await runKit('build/command.ts')).buildCommand();
    await buildStyleSheet();
    copyFileSync('LICENSES.txt', 'dist/LICENSES.txt');
  } finally {
    // Whoever builds may install something next, which would lack what it is developed with.
    if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
    else process.env['NODE_ENV'] = NODE_ENV;
  }
  if (!types) return;
  declarations();
  writeIntegrations('dist');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
