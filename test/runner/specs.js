import { rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build } from 'vite';
import { common, plugins } from '../../build/config.ts';

/** The folder of this run's built tests, and its address on the test server. */
const OUTPUT = `.cache/specs/${process.pid}`;
process.on('exit', () => rmSync(OUTPUT, { recursive: true, force: true }));

/** Modules that the test server makes. */
const SERVED = ['/__web-dev-server__web-socket.js', '/test/support/origins.js'];

/** @type {import('vite').Plugin} */
const served = {
  name: 'served-modules',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const path = id.startsWith('/') ? id : join(importer, '..', id);
    const address = SERVED.find((served) => path.endsWith(served));
    return address ? { id: address, external: true } : undefined;
  },
};

/** @param {string} file */
const nameOf = (file) => relative('.', file).split(sep).join('/').replace(/\.ts$/, '');

/** The built file of a test in a browser. @param {string} file */
export const builtFile = (file) => join(OUTPUT, `${nameOf(file)}.js`);

/** The source of a built file. @param {string} built */
export const sourceOf = (built) => relative(OUTPUT, built).replace(/\.js$/, '.ts');

/**
 * Builds tests for browsers: a browser loads a few files much faster than the 200 modules of a test. Modules that
 * many tests share are one file; lazy modules stay files of their own.
 * @param {string[]} files
 */
export async function buildSpecs(files) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: common.define,
    plugins: [served, ...plugins],
    // The same Lit that the kit takes: the development version writes to the console.
    resolve: { conditions: ['production', 'default'] },
    build: {
      outDir: OUTPUT,
      target: 'es2022',
      minify: false,
      cssMinify: false,
      sourcemap: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        ...common.build.rolldownOptions,
        input: Object.fromEntries(files.map((file) => [nameOf(file), file])),
        makeAbsoluteExternalsRelative: false,
        // package.json names the files of the package that have side effects, not those of tests.
        treeshake: false,
        // No file imports the entry: the test runner's address of it would be a second module.
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          codeSplitting: {
            groups: [{ name: 'shared', minShareCount: 8, test: /^(?!.*\/define\/)/ }],
          },
        },
      },
    },
  });
}
