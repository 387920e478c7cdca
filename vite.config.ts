import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ModuleInfo } from 'rolldown';
import { defineConfig, type BuildOptions, type UserConfig } from 'vite';
import { alikeTogether } from './build/plugins/alike.js';
import { atOnce } from './build/plugins/at-once.js';
import { sharedCore } from './build/plugins/core.js';
import { emit } from './build/plugins/emit.js';
import { esmFetchJsonp } from './build/plugins/fetch-jsonp.js';
import { instead } from './build/plugins/instead.js';
import { inlineScript } from './build/plugins/inline-script.js';
import { finishedLayout } from './build/plugins/layout.js';
import { lean } from './build/plugins/lean.js';
import { terser } from './build/plugins/terser.js';
import { placeholders } from './src/embed/placeholders.ts';
import * as booksRules from './src/styles/books-rules.ts';
import * as layout from './src/styles/layout.ts';
import * as travelRules from './src/styles/travel-rules.ts';
import { tags } from './src/embed/tags.ts';

const { dependencies, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  version: string;
};

/** Styles that are worked out of numbers, which the bundles need not do again. */
const rules = {
  'src/styles/layout.ts': { ...layout },
  'src/styles/books-rules.ts': { ...booksRules },
  'src/styles/travel-rules.ts': { ...travelRules },
};

const shared = {
  plugins: [esmFetchJsonp(), finishedLayout(rules), terser()],
  publicDir: false,
  define: { __VERSION__: JSON.stringify(version) },
} satisfies UserConfig;

/** Small, and not to be had as modules that a browser takes as they are. */
const BUNDLED = ['fetch-jsonp', 'idb-keyval'];

/** What registers an element: `ranking` → `src/define/ranking.ts`. */
const definitions = readdirSync('src/define')
  .map((file) => file.replace('.ts', ''))
  .filter((name) => !['define', 'all'].includes(name));

const elements = Object.fromEntries(
  definitions.map((name) => [`elements/${name}`, `src/define/${name}.ts`]),
);

/** The files that the drop-in loads: those of `src/embed/kit` for several elements, or one each. */
const kitFiles = Object.fromEntries(
  [...new Set(Object.values(tags)), 'nearest']
    .filter((name) => name !== 'mkt')
    .map((name) => {
      const several = `src/embed/kit/${name}.ts`;
      return [`kit/${name}`, existsSync(several) ? several : `src/define/${name}.ts`];
    }),
);

const build: BuildOptions = {
  emptyOutDir: false,
  // As written: lowered for older browsers, light-dark() becomes something that costs more than it gives.
  cssTarget: 'esnext',
  // Without an entry HTML there is nothing to preload: library mode leaves Vite's helper for it out.
  lib: { entry: 'src/index.ts', formats: ['es'] },
  // terser() does it: library mode would keep the white space of modules.
  minify: false,
  cssMinify: 'lightningcss',
};

/** ES modules for bundlers, with Lit left to them. */
const modules: UserConfig = {
  ...shared,
  plugins: [...shared.plugins, emit('mkt.css', placeholders())],
  build: {
    ...build,
    rolldownOptions: {
      input: { index: 'src/index.ts', service: 'src/service.ts', ...elements },
      external: (id) =>
        Object.keys(dependencies).some(
          (name) => !BUNDLED.includes(name) && (id === name || id.startsWith(`${name}/`)),
        ),
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name].js',
        codeSplitting: {
          // One file for the client, since small ones compress badly; what it loads late stays apart.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'prose',
              test: /client\/(validation\/(messages|suggest)|prepare|errors|identifier-mapping)\.ts/,
            },
            {
              name: 'later',
              test: /client\/((error-mapping|entities|scheduler|retry)\.ts|transports\/(fetch|frame|index))/,
            },
            { name: 'cache', test: /client\/(cached-request|cache)\.ts|idb-keyval/ },
            { name: 'client', test: /src\/client\/(?!create-client)|fetch-jsonp/ },
          ],
        },
      },
    },
  },
};

/**
 * What hardly any other element does without: together with the core it is smaller than in a file
 * of its own, and one request less.
 */
const COMMON =
  /src\/(styles\/adopt-styles|i18n\/words|controllers\/diagnostics\/ignored-parameters|client\/(records\/more-fields|calendar|validation\/one-of|validation\/rules|operations\/shared))\.ts$/;

/** What finds hotels and golf courses, with what one hotel has in common with it. */
const TRAVEL =
  /src\/(embed\/kit\/travel|templates\/(secondary-link|hotel)|(styles|i18n)\/travel|client\/(validation\/rules-travel|(operations|records)\/travel[\w-]*))\./;

/** What the bundler itself adds. */
const RUNTIME = /rolldown.runtime/;

/** What products and books have in common. */
const SHELF =
  /src\/(templates\/release|(styles|i18n)\/books|client\/(records\/genres|dates|(operations|validation)\/keyword))\./;

/**
 * Names the chunk of what the drop-in's root imports, directly or not; dynamically is not. So is
 * what files of the kit have in common, as far as it is no file that some of them load.
 */
function coreChunk(root: string, name: string) {
  const core = new Set<string>();
  return (id: string, context: { getModuleInfo: (id: string) => ModuleInfo | null }) => {
    const visit = (one: string) => {
      if (core.has(one)) return;
      core.add(one);
      context.getModuleInfo(one)?.importedIds.forEach(visit);
    };
    if (!core.size) visit(resolve(root));
    return core.has(id) || COMMON.test(id) || RUNTIME.test(id) ? name : null;
  };
}

/**
 * The build of a classic script and the files beside it.
 * @param root what the script begins with
 * @param entries the other files, by their names
 * @param groups what else is to be one file, by its name
 */
const withFiles = (
  name: string,
  root: string,
  entries: Record<string, string>,
  groups: Record<string, RegExp>,
): BuildOptions => ({
  ...build,
  rolldownOptions: {
    input: { [name]: root, ...entries },
    preserveEntrySignatures: 'allow-extension',
    output: {
      entryFileNames: '[name].js',
      chunkFileNames: 'kit/[name].js',
      codeSplitting: {
        groups: [
          { name: coreChunk(root, name), debugName: name },
          ...Object.entries(groups).map(([group, test]) => ({ name: group, test })),
        ],
      },
    },
  },
});

/** The drop-in and the files it loads: one request for the core, one for each kind of element. */
const dropIn: UserConfig = {
  ...shared,
  plugins: [
    lean(),
    esmFetchJsonp(),
    finishedLayout(rules),
    sharedCore('mkt.js'),
    terser(),
    // Its files name it: it goes wherever they go.
    emit('LICENSES.txt', readFileSync('LICENSES.txt', 'utf8')),
  ],
  build: withFiles('mkt', 'src/embed/mkt.ts', kitFiles, { shelf: SHELF, travel: TRAVEL }),
};

/**
 * What `mkt.all.js` loads where an author wants it: arrows, genres, tables, free rooms, the forms of
 * books; where readers turn to a form; and for rare characters and what authors have got wrong.
 */
const LATER =
  /src\/(controllers\/(diagnostics\/unknown-attributes|interaction\/(genre-navigation-controller|search))|client\/(entities|validation\/messages)|i18n\/(controls-books|paths|rooms|table)|styles\/(genre-navigation|rooms|table)|templates\/(hotel-rooms|table|genre-navigation|carousel))\.(ts|css)/;

/** The whole kit as one classic script, and another one for what few pages need. */
const all: UserConfig = {
  ...shared,
  plugins: [
    alikeTogether(
      'src/embed/all.ts',
      ['src/i18n', 'src/styles', 'src/client/operations', 'src/templates'],
      LATER,
    ),
    atOnce(LATER),
    lean(),
    ...shared.plugins.slice(0, -1),
    sharedCore('mkt.all.js', { classic: true }),
    terser(),
  ],
  build: withFiles('mkt.all', 'src/embed/all.ts', {}, { more: LATER }),
};

/** A page as one file, with its script in it: `src/embed/<folder>/<name>.html` and `.ts`. */
const page = (name: string, folder: string): UserConfig => ({
  ...shared,
  plugins: [
    // In the frame, nobody takes over where the script of the service fails.
    instead('src/client/transports/index.ts', 'src/embed/frame/frame-late.ts'),
    ...shared.plugins,
    inlineScript(`src/embed/${folder}/${name}.html`),
  ],
  build: {
    ...build,
    lib: { entry: `src/embed/${folder}/${name}.ts`, formats: ['iife'], name: 'page' },
    rolldownOptions: {
      input: `src/embed/${folder}/${name}.ts`,
      output: { entryFileNames: `${name}.js`, codeSplitting: false },
    },
  },
});

const modes: Record<string, UserConfig> = {
  modules,
  all,
  frame: page('frame', 'frame'),
  embed: page('embed', 'page'),
};

export default defineConfig(({ mode }) => modes[mode] ?? dropIn);
