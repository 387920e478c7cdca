import { chmodSync } from 'node:fs';
import { build } from 'vite';
import { computedStyles } from './computed-styles.js';
import { common } from './config.ts';
import { licences } from './licences.js';

/** The command renders nothing, so it needs no lazy modules. */
const NO_LAZY_MODULES = 'data:text/javascript,export const lazyModules = {};';
const alias = [{ find: /^\..*\/lazy-modules\.js$/, replacement: NO_LAZY_MODULES }];

/**
 * Builds the command `mkt-widgets` for Node. It contains the kit's rules and the HTML parser, so that users of
 * the elements install no further packages.
 */
export async function buildCommand() {
  await build({
    publicDir: false,
    define: common.define,
    plugins: [computedStyles, licences],
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
