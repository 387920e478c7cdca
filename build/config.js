import { readFileSync } from 'node:fs';

/** @type {{ version: string, dependencies: Record<string, string> }} */
export const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What all builds have in common. @satisfies {import('vite').UserConfig} */
export const common = {
  publicDir: false,
  define: {
    __VERSION__: JSON.stringify(version),
    // fetch-jsonp is published as UMD: it must not call the AMD loader of a page.
    'define.amd': 'undefined',
  },
  build: {
    emptyOutDir: false,
    // As written: lowered for older browsers, light-dark() would cost more than it gives.
    cssTarget: 'esnext',
    cssMinify: 'lightningcss',
    // In library mode, Vite adds no helper of its own for preloading.
    lib: { entry: 'src/index.ts', formats: ['es'] },
  },
};

/**
 * A build of one classic script, which has everything in it that is not external. It is plain
 * ASCII, and so means the same on a page of any encoding.
 * @param {string} name of the file
 * @param {string} entry its module
 * @param {object} [options]
 * @param {import('vite').Plugin[]} [options.plugins]
 * @param {import('vite').Alias[]} [options.alias]
 * @param {Record<string, string>} [options.define]
 * @param {(id: string) => boolean} [options.external]
 * @param {import('vite').Rolldown.OutputOptions} [options.output]
 * @returns {import('vite').InlineConfig}
 */
export const classic = (name, entry, { plugins, alias, define, external, output } = {}) => ({
  ...common,
  configFile: false,
  logLevel: 'warn',
  plugins: plugins ?? [],
  resolve: { alias: alias ?? [] },
  // Modules alone have this: see src/embed/script-settings.ts.
  define: { ...common.define, 'import.meta.url': 'undefined', ...define },
  build: {
    ...common.build,
    lib: { entry, formats: ['iife'], name: 'mkt' },
    rolldownOptions: {
      input: { [name]: entry },
      external: external ?? [],
      output: {
        entryFileNames: '[name].js',
        codeSplitting: false,
        charset: 'ascii',
        comments: false,
        postBanner: '/*!LICENSES.txt*/',
        ...output,
      },
    },
  },
});

/**
 * A module that is made by the build.
 * @param {string} id
 * @param {string} code
 * @returns {import('vite').Plugin}
 */
export const virtual = (id, code) => ({
  name: `virtual-${id}`,
  resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
  load: { filter: { id: new RegExp(`^\0${id}$`) }, handler: () => code },
});

/**
 * Adds a file to the build.
 * @param {string} fileName
 * @param {string} source
 * @returns {import('vite').Plugin}
 */
export const emit = (fileName, source) => ({
  name: `emit-${fileName}`,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source });
  },
});
