import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as viteBuild } from 'vite';
import { classic } from './config.js';
import { buildDropIn } from './drop-in.js';
import { inlineScript } from './plugins/inline-script.js';

const require = createRequire(import.meta.url);

/** Type declarations beside the modules. */
function declarations() {
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The declarations could not be built');
}

/** A page as one file, with its script in it. @param {string} page path of an `.html` and a `.ts` */
const buildPage = (page) =>
  viteBuild(classic('page', resolve(`${page}.ts`), { plugins: [inlineScript(`${page}.html`)] }));

/** Makes all of dist/ anew. */
export async function build({ types = true } = {}) {
  // The libraries ship a slower development version of themselves to anything else.
  process.env['NODE_ENV'] = 'production';
  rmSync('dist', { recursive: true, force: true });
  await viteBuild({ logLevel: 'warn' });
  await buildDropIn();
  await buildPage('src/embed/page/embed');
  await buildPage('src/embed/frame/frame');
  if (types) declarations();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
