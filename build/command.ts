import { chmodSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { computedStyles } from './computed-styles.js';
import { common } from './config.ts';

/** Nothing is drawn, so nothing is loaded for that. */
const alias = [
  { find: /^\..*\/(lazy-modules|load-frame)\.js$/, replacement: resolve('cli/no-lazy-modules.ts') },
];

/**
 * Builds the command `mkt-widgets` for Node: the rules of the kit are in it, and what reads HTML, so
 * that whoever installs the elements installs nothing more.
 */
export async function buildCommand() {
  await build({
    publicDir: false,
    define: common.define,
    plugins: [computedStyles],
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    resolve: { alias },
    build: {
      emptyOutDir: false,
      ssr: 'cli/main.ts',
      target: 'node20',
      minify: true,
      outDir: 'dist/command',
      rolldownOptions: {
        ...common.build.rolldownOptions,
        output: {
          entryFileNames: 'mkt-widgets.js',
          banner: '#!/usr/bin/env node\n/*!../LICENSES.txt*/',
          codeSplitting: false,
        },
      },
    },
  });
  chmodSync('dist/command/mkt-widgets.js', 0o755);
}
