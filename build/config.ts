import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import type { InlineConfig, Plugin, Rolldown, UserConfig } from 'vite';
import { computedStyles } from './computed-styles.js';

export const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};

/**
 * For fetch-jsonp, which is published as UMD. What the bundler does of itself is right as well, but
 * brings helpers for modules of every kind.
 */
const umd = commonjs({ include: '**/node_modules/fetch-jsonp/**', strictRequires: false });

/** What all builds have in common. */
export const common = {
  publicDir: false,
  plugins: [umd, computedStyles],
  define: {
    __VERSION__: JSON.stringify(version),
    // It must not call the AMD loader of a page.
    'define.amd': 'undefined',
  },
  build: {
    emptyOutDir: false,
    // As written: lowered for older browsers, light-dark() would cost more than it gives.
    cssTarget: 'esnext',
    cssMinify: 'lightningcss',
    // In library mode, Vite adds no helper of its own for preloading.
    lib: { entry: 'src/index.ts', formats: ['es'] },
    rolldownOptions: { checks: { preferBuiltinFeature: false } },
  },
} satisfies UserConfig;

interface ClassicOptions {
  readonly plugins?: Plugin[];
  /** The chunk that a module is part of: by default there is but one. */
  readonly chunkOf?: Rolldown.CodeSplittingNameFunction;
  /** What stands before and after the code of a script. */
  readonly around?: (script: Rolldown.RenderedChunk) => readonly [before: string, after: string];
  /** True for scripts on pages of others, where an element can have the name of a method of the document. */
  readonly protectsDocument?: boolean;
}

/**
 * A build of classic scripts. To the bundler they are CommonJS, the one format beside modules that it
 * splits. They are plain ASCII, and so mean the same on a page of any encoding.
 * @param name of the file
 * @param entry its module
 */
export function classic(name: string, entry: string, options: ClassicOptions = {}) {
  const { plugins = [], chunkOf = () => name, around = () => ['(()=>{', '})();'] } = options;
  return {
    ...common,
    configFile: false,
    logLevel: 'warn',
    plugins: [...common.plugins, ...plugins],
    // Modules alone have this: see src/embed/script-settings.ts.
    define: { ...common.define, 'import.meta.url': 'undefined' },
    build: {
      ...common.build,
      lib: { entry, formats: ['cjs'] },
      // Terser finds more to fold, and the bundler, whose turn it is after it, the better names.
      minify: 'terser',
      terserOptions: { ecma: 2020, safari10: false, compress: { passes: 2 }, mangle: false },
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
          chunkFileNames: 'kit/[name]-[hash:6].js',
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
