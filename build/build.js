import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as viteBuild } from 'vite';

/** The build modes of vite.config.ts. */
const MODES = ['modules', 'all', 'frame', 'embed', 'drop-in'];

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
  // The libraries ship a slower development version of themselves to anything else.
  process.env['NODE_ENV'] = 'production';
  rmSync('dist', { recursive: true, force: true });
  for (const mode of MODES) await viteBuild({ mode, logLevel: 'warn' });
  if (types) declarations();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
