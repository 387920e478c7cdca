import { readFileSync, readdirSync } from 'node:fs';
import { defineConfig, type UserConfig } from 'vite';
import { esmFetchJsonp } from './scripts/plugins/fetch-jsonp.js';

const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};

const shared = {
  plugins: [esmFetchJsonp()],
  define: { __VERSION__: JSON.stringify(version) },
  publicDir: false,
} satisfies UserConfig;

/** The files of a folder as entries: `elements/ranking` → `src/define/ranking.ts`. */
const elements = Object.fromEntries(
  readdirSync('src/define')
    .filter((file) => file !== 'define.ts')
    .map((file) => [`elements/${file.replace('.ts', '')}`, `src/define/${file}`]),
);

const external = (id: string) =>
  Object.keys(dependencies).some(
    (name) => name !== 'fetch-jsonp' && (id === name || id.startsWith(`${name}/`)),
  );

/** ES modules for bundlers, with Lit left to them. */
const modules: UserConfig = {
  ...shared,
  build: {
    minify: true,
    emptyOutDir: false,
    rolldownOptions: {
      input: { index: 'src/index.ts', service: 'src/service.ts', ...elements },
      external,
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
      },
    },
  },
};

/** A classic script that leaves nothing on `window`. */
const classic = (name: string, input: string): UserConfig => ({
  ...shared,
  build: {
    minify: true,
    emptyOutDir: false,
    rolldownOptions: { input, output: { format: 'iife', entryFileNames: name } },
  },
});

export default defineConfig(({ mode }) => {
  switch (mode) {
    case 'modules':
      return modules;
    case 'all':
      return classic('mkt.all.js', 'src/embed/all.ts');
    default:
      return classic('mkt.js', 'src/embed/all.ts');
  }
});
