import { readFileSync } from 'node:fs';
import type { Alias, InlineConfig, Plugin, Rolldown, UserConfig } from 'vite';

export const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};

/** What all builds have in common. */
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
} satisfies UserConfig;

interface ClassicOptions {
  readonly plugins?: Plugin[];
  readonly alias?: Alias[];
  readonly define?: Record<string, string>;
  readonly external?: (id: string) => boolean;
  readonly output?: Rolldown.OutputOptions;
}

/**
 * A build of one classic script, which has everything in it that is not external. It is plain
 * ASCII, and so means the same on a page of any encoding.
 * @param name of the file
 * @param entry its module
 */
export const classic = (name: string, entry: string, options: ClassicOptions = {}) =>
  ({
    ...common,
    configFile: false,
    logLevel: 'warn',
    plugins: options.plugins ?? [],
    resolve: { alias: options.alias ?? [] },
    // Modules alone have this: see src/embed/script-settings.ts.
    define: { ...common.define, 'import.meta.url': 'undefined', ...options.define },
    build: {
      ...common.build,
      lib: { entry, formats: ['iife'], name: 'mkt' },
      rolldownOptions: {
        input: { [name]: entry },
        external: options.external ?? [],
        output: {
          entryFileNames: '[name].js',
          codeSplitting: false,
          charset: 'ascii',
          comments: false,
          postBanner: '/*!LICENSES.txt*/',
          ...options.output,
        },
      },
    },
  }) satisfies InlineConfig;
