import { chmodSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { computedStyles } from './computed-styles.js';
import { common } from './config.ts';
import { licences } from './licences.js';

const NOTHING = '\0nothing';

/** The command renders nothing: of the kit's lazy modules, it contains the recovery of requests only. */
const noLazyModules: Plugin = {
  name: 'no-lazy-modules',
  enforce: 'pre',
  resolveId: (source, importer, { kind }) =>
    kind === 'dynamic-import' && importer?.includes('/src/') && !source.endsWith('/recovery.js')
      ? NOTHING
      : null,
  load: (id) => (id === NOTHING ? '' : null),
};

/**
 * Builds the command `mkt-widgets` for Node. It contains the kit's rules and the HTML parser, so that users of
 * the elements install no further packages.
 */
export async function buildCommand() {
  await build({
    publicDir: false,
    define: common.define,
    plugins: [noLazyModules, computedStyles, licences],
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
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
