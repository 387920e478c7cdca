import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ModuleInfo } from 'rolldown';
import { defineConfig, type BuildOptions, type UserConfig } from 'vite';
import { emit } from './scripts/plugins/emit.js';
import { esmFetchJsonp } from './scripts/plugins/fetch-jsonp.js';
import { finishedLayout } from './scripts/plugins/layout.js';
import { terser } from './scripts/plugins/terser.js';
import { placeholders } from './src/embed/placeholders.ts';
import { layoutRules } from './src/styles/layout.ts';
import { tags } from './src/tags.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

const shared = {
  plugins: [esmFetchJsonp(), finishedLayout(layoutRules()), terser()],
  publicDir: false,
} satisfies UserConfig;

/** What registers an element: `ranking` → `src/define/ranking.ts`. */
const definitions = readdirSync('src/define')
  .map((file) => file.replace('.ts', ''))
  .filter((name) => !['define', 'all'].includes(name));

const elements = Object.fromEntries(
  definitions.map((name) => [`elements/${name}`, `src/define/${name}.ts`]),
);

/** The drop-in's files: those of `src/embed/kit` for several elements, else one an element. */
const kitFiles = Object.fromEntries(
  [...new Set(Object.values(tags)), 'nearest'].map((name) => {
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
          (name) => name !== 'fetch-jsonp' && (id === name || id.startsWith(`${name}/`)),
        ),
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
};

/**
 * What every element of the drop-in brings, in one file that the loader asks for together with the
 * element's own. What only some elements need stays with them.
 */
const CORE = [
  'define/define',
  'elements/element',
  'elements/operations',
  'views/price',
  'views/rating',
].map((name) => resolve(`src/${name}.ts`));

/** Names the chunk of a module that the core imports, directly or not; dynamically is not. */
function sharedChunk() {
  const core = new Set<string>();
  return (id: string, context: { getModuleInfo: (id: string) => ModuleInfo | null }) => {
    const visit = (one: string) => {
      if (core.has(one)) return;
      core.add(one);
      context.getModuleInfo(one)?.importedIds.forEach(visit);
    };
    if (!core.size) CORE.forEach(visit);
    return core.has(id) ? 'shared' : null;
  };
}

/**
 * The modules that the drop-in loads. What two elements share is in one file, so that a page with
 * one element needs two requests, both known to the loader from the start.
 */
const kit: UserConfig = {
  ...shared,
  build: {
    ...build,
    rolldownOptions: {
      input: kitFiles,
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'kit/[name].js',
        codeSplitting: { groups: [{ name: sharedChunk() }] },
      },
    },
  },
};

/** A classic script that leaves nothing on `window`. */
const classic = (name: string, input: string): UserConfig => ({
  ...shared,
  build: {
    ...build,
    lib: { entry: input, formats: ['iife'], name: 'mkt' },
    rolldownOptions: { input, output: { entryFileNames: name, codeSplitting: false } },
  },
});

export default defineConfig(({ mode }) => {
  switch (mode) {
    case 'modules':
      return modules;
    case 'kit':
      return kit;
    case 'all':
      return classic('mkt.all.js', 'src/embed/all.ts');
    default:
      return classic('mkt.js', 'src/embed/loader.ts');
  }
});
