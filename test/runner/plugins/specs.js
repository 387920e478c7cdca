import { build } from 'vite';
import { loadModule } from '../../../scripts/build/load-module.js';
import { MODULE } from './origins.js';

const { common, plugins } = await loadModule('scripts/build/config.ts');

/**
 * Builds tests for browsers: a few files take less time than the 200 modules of a test. Modules that many tests share are
 * one file; lazy modules stay files of their own.
 * @param {readonly string[]} files
 * @returns {Promise<Map<string, string>>} the texts of the built files, by their paths on the server
 */
async function buildSpecs(files) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: common.define,
    plugins,
    resolve: {
      alias: [{ find: /^.*\/origins\.js$/, replacement: MODULE }],
      // The same Lit that the kit takes: the development version writes to the console.
      conditions: ['production', 'default'],
    },
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      cssMinify: false,
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: {
        ...common.build.rolldownOptions,
        input: Object.fromEntries(files.map((file) => [file, file])),
        external: [MODULE, '/__web-dev-server__web-socket.js'],
        // package.json names the files of the package that have side effects, not those of tests.
        treeshake: false,
        // No file imports the entry: the test runner's address of it would be a second module.
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name]',
          chunkFileNames: 'specs/[name]-[hash].js',
          codeSplitting: {
            groups: [{ name: 'shared', minShareCount: 8, test: /^(?!.*\/define\/)/ }],
          },
        },
      },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  return new Map(
    output.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : `${file.source}`]),
  );
}

/**
 * Serves built tests, at the addresses of their sources.
 * @param {readonly string[]} files
 * @returns {import('@web/test-runner').TestRunnerPlugin}
 */
export function specs(files) {
  /** @type {ReturnType<typeof buildSpecs>} */
  let built;
  return {
    name: 'specs',
    async serverStart({ config, fileWatcher }) {
      const rebuild = () => (built = buildSpecs(files));
      await rebuild();
      // Pages that the test runner reloads wait for the build.
      if (!config.disableFileWatcher)
        fileWatcher.add(['sandbox', 'site', 'src', 'test']).on('change', rebuild);
    },
    async serve({ path }) {
      const body = (await built).get(path);
      return body === undefined ? undefined : { body, type: path.endsWith('.map') ? 'json' : 'js' };
    },
    // The server sees no change of an imported file.
    transform: () => ({ transformCache: false }),
  };
}
