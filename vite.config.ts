import { readFileSync, readdirSync } from 'node:fs';
import { defineConfig, type BuildOptions, type UserConfig } from 'vite';
import { emit } from './build/plugins/emit.js';
import { inlineScript } from './build/plugins/inline-script.js';
import { placeholders } from './src/embed/placeholders.ts';

const { dependencies, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  version: string;
};

const shared = {
  publicDir: false,
  define: {
    __VERSION__: JSON.stringify(version),
    // fetch-jsonp is published as UMD: a page's AMD loader must not be called by it.
    'define.amd': 'undefined',
  },
} satisfies UserConfig;

/** Small, and not published as modules that a browser can load as they are. */
const BUNDLED = ['fetch-jsonp', 'idb-keyval'];

const isExternal = (id: string) =>
  Object.keys(dependencies).some(
    (name) => !BUNDLED.includes(name) && (id === name || id.startsWith(`${name}/`)),
  );

/** The entry of each element: `elements/ranking` → `src/define/ranking.ts`. */
const elements = Object.fromEntries(
  readdirSync('src/define')
    .map((file) => file.replace('.ts', ''))
    .filter((name) => !['define', 'all'].includes(name))
    .map((name) => [`elements/${name}`, `src/define/${name}.ts`]),
);

const build: BuildOptions = {
  emptyOutDir: false,
  // As written: lowered for older browsers, light-dark() would cost more than it gives.
  cssTarget: 'esnext',
  // Without an HTML entry there is nothing to preload: library mode leaves out Vite's helper.
  lib: { entry: 'src/index.ts', formats: ['es'] },
  cssMinify: 'lightningcss',
};

/** ES modules for bundlers, with Lit left to them. */
const modules: UserConfig = {
  ...shared,
  plugins: [
    emit('mkt.css', placeholders()),
    emit('LICENSES.txt', readFileSync('LICENSES.txt', 'utf8')),
  ],
  build: {
    ...build,
    rolldownOptions: {
      input: { index: 'src/index.ts', service: 'src/service.ts', ...elements },
      external: isExternal,
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name].js',
        minify: true,
        // `@vite-ignore` is for this build alone: those of users shall find the frame.
        comments: { annotation: false },
      },
    },
  },
};

/** One classic script with everything in it: plain ASCII, whatever the encoding of the page. */
const classic = (name: string, entry: string): UserConfig => ({
  ...shared,
  // A classic script has no address of its own by this: see `src/embed/script-settings.ts`.
  define: { ...shared.define, 'import.meta.url': 'undefined' },
  build: {
    ...build,
    lib: { entry, formats: ['iife'], name: 'mkt' },
    rolldownOptions: {
      input: entry,
      output: {
        entryFileNames: `${name}.js`,
        codeSplitting: false,
        charset: 'ascii',
        comments: false,
        postBanner: '/*!LICENSES.txt*/',
      },
    },
  },
});

/** A page as one file, with its script in it: `src/embed/<folder>/<name>.html` and `.ts`. */
function page(name: string, folder: string): UserConfig {
  const config = classic(name, `src/embed/${folder}/${name}.ts`);
  return { ...config, plugins: [inlineScript(`src/embed/${folder}/${name}.html`)] };
}

const modes: Record<string, UserConfig> = {
  modules,
  all: classic('mkt.all', 'src/embed/all.ts'),
  'drop-in': classic('mkt', 'src/embed/mkt.ts'),
  frame: page('frame', 'frame'),
  embed: page('embed', 'page'),
};

export default defineConfig(({ mode }) => modes[mode] ?? modes['drop-in']!);
