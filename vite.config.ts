/** Builds the ES modules of the package, without Lit. `scripts/build/build.js` builds all other files. */
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { common, dependencies } from './scripts/build/config.ts';

/** Small dependencies that browsers cannot load as published. */
const BUNDLED = ['fetch-jsonp', 'idb-keyval'];
const EXTERNAL = Object.keys(dependencies).filter((name) => !BUNDLED.includes(name));

/** Entry of each element: `elements/ranking` → `src/define/ranking.ts`. */
const elements = Object.fromEntries(
  readdirSync('src/define')
    .map((file) => file.replace('.ts', ''))
    .filter((name) => !['define', 'all'].includes(name))
    .map((name) => [`elements/${name}`, `src/define/${name}.ts`]),
);

/** Sources of the entry points by their names in `dist`. */
export const input = { index: 'src/index.ts', service: 'src/service.ts', ...elements };

export default defineConfig({
  ...common,
  build: {
    ...common.build,
    rolldownOptions: {
      ...common.build.rolldownOptions,
      input,
      // Style sheets become text: browsers cannot import them.
      external: (id) =>
        !id.includes('.css') && EXTERNAL.some((name) => id === name || id.startsWith(`${name}/`)),
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name].js',
        minify: true,
        // `@vite-ignore` is for this build only: users' bundlers must find the frame.
        comments: { annotation: false },
      },
    },
  },
});
