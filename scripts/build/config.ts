import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import type { InlineConfig, Plugin, Rolldown, UserConfig } from 'vite';
import { computedStyles } from './computed-styles.js';
import { licences } from './licences.js';

export const { version, dependencies, browserslist } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as {
  version: string;
  dependencies: Record<string, string>;
  browserslist: readonly string[];
};

/** The oldest browsers, as the bundler names them: `ios_saf >= 16.4` → `ios16.4`. */
const target = browserslist.map((query) => query.replace('_saf', '').replace(' >= ', ''));

/** Settings of every build of the kit, the builds of tests included. */
export const plugins = [
  // The bundler's own support of UMD adds helpers.
  commonjs({ include: '**/node_modules/fetch-jsonp/**', strictRequires: false }),
  computedStyles,
];

/** Options of all builds for publishers. */
export const common = {
  publicDir: false,
  plugins: [...plugins, licences],
  define: {
    __VERSION__: JSON.stringify(version),
    // The kit must not call the AMD loader of a page.
    'define.amd': 'undefined',
  },
  build: {
    emptyOutDir: false,
    target,
    // Not lowered: light-dark() for older browsers is large.
    cssTarget: 'esnext',
    cssMinify: 'lightningcss',
    // Library mode adds no preload helper.
    lib: { entry: 'src/index.ts', formats: ['es'] },
    rolldownOptions: { checks: { preferBuiltinFeature: false, bundlerTimings: false } },
  },
} satisfies UserConfig;

interface ClassicOptions {
  readonly plugins?: Plugin[];
  /** The chunk of a module. By default, there is one chunk. */
  readonly chunkOf?: Rolldown.CodeSplittingNameFunction;
  readonly around?: (script: Rolldown.RenderedChunk) => readonly [before: string, after: string];
  /** True for scripts on publishers' pages, where a named element can hide a method of the document. */
  readonly protectsDocument?: boolean;
}

/**
 * A build of classic scripts, as CommonJS: the bundler splits no other format but modules. They are ASCII, so they
 * work on pages of any encoding.
 */
export function classic(name: string, entry: string, options: ClassicOptions = {}) {
  const { plugins = [], chunkOf = () => name, around = () => ['(()=>{', '})();'] } = options;
  return {
    ...common,
    configFile: false,
    logLevel: 'warn',
    plugins: [...common.plugins, ...plugins],
    // Only modules have it: see src/embed/script-settings.ts.
    define: { ...common.define, 'import.meta.url': 'undefined' },
    build: {
      ...common.build,
      lib: { entry, formats: ['cjs'] },
      // Terser folds more; the bundler, which runs after it, chooses shorter names. No code reads a property only
      // for the side effect of its getter.
      minify: 'terser',
      terserOptions: {
        ecma: 2020,
        safari10: false,
        compress: { passes: 3, pure_getters: true },
        mangle: false,
      },
      rolldownOptions: {
        ...common.build.rolldownOptions,
        ...(options.protectsDocument && {
          transform: {
            inject: { document: [resolve('src/embed/page-document.ts'), 'pageDocument'] },
          },
        }),
        input: { [name]: entry },
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'kit/[name]-[hash:7].js',
          codeSplitting: {
            groups: [{ name: chunkOf, debugName: name }],
            includeDependenciesRecursively: false,
          },
          generatedCode: { symbols: false },
          strict: false,
          minify: true,
          charset: 'ascii',
          comments: false,
          postBanner: (script) =>
            `/*!${script.isEntry ? '' : '../'}LICENSES.txt*/${around(script)[0]}`,
          postFooter: (script) => around(script)[1],
        },
      },
    },
  } satisfies InlineConfig;
}
