import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build as viteBuild } from 'vite';
import { COMPILER } from './compiler.js';
import { writeIntegrations } from './integrations.js';
import { loadModule } from './load-module.js';
import { writeOperations } from './relay.js';
import { writeSkill } from '../skill/skill.js';
import { buildStyleSheet } from './style-sheet.js';

/** Type declarations of the entry points, and the data for frameworks and editors. */
export async function buildTypes() {
  const args = [COMPILER, '-p', 'tsconfig.build.json'];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error('The declarations could not be built');
  await (await loadModule('scripts/build/declarations.ts')).buildDeclarations();
  writeIntegrations('dist');
}

/** Builds dist/ from scratch. */
export async function build({ types = true } = {}) {
  const { NODE_ENV } = process.env;
  // Otherwise, the libraries resolve to their slower development builds.
  process.env['NODE_ENV'] = 'production';
  try {
    rmSync('dist', { recursive: true, force: true });
    await viteBuild({ logLevel: 'warn' });
    await (await loadModule('scripts/build/drop-in.ts')).buildDropIn();
    await (await loadModule('scripts/build/pages.ts')).buildPages();
    await (await loadModule('scripts/build/command.ts')).buildCommand();
    await buildStyleSheet();
    (await loadModule('scripts/build/tokens.ts')).buildTokens();
    writeOperations();
    writeSkill('dist/skills/mkt-widgets');
    copyFileSync('LICENSES.txt', 'dist/LICENSES.txt');
  } finally {
    // Restored, since `npm install` in the same process would omit development dependencies.
    if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
    else process.env['NODE_ENV'] = NODE_ENV;
  }
  if (types) await buildTypes();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
