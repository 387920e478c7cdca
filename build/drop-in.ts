/**
 * Links the drop-in: `mkt.js` is one classic script with the core of the kit; each family of elements
 * and each lazy module is one more. To the bundler they are CommonJS: what they require and export is
 * in `src/embed/scripts.ts`.
 */
import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { classic, version } from './config.ts';

/**
 * The chunk of a module, where the bundler's own choice would make too many: what several scripts
 * need is part of the one that all others of them import, else of the core.
 */
function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const info = (module: string) => context.getModuleInfo(module)!;
  const scriptsOf = (module: string) => {
    const users = new Set([module]);
    for (const user of users) info(user).importers.forEach((one) => users.add(one));
    return [...users].filter((user) => info(user).isEntry || info(user).dynamicImporters.length);
  };
  const scripts = scriptsOf(id);
  const isOfOne = scripts.some((one) => scriptsOf(one).length === scripts.length);
  return isOfOne && !scripts.some((one) => info(one).isEntry) ? null : 'mkt';
}

const KEY = `mkt-widgets ${version}`;

/**
 * Tells browsers to compile a script as a whole while it is loading, on another thread, not function
 * by function as they are called (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 * Of the core, a first view calls about three quarters.
 */
const CALLED_ON_LOAD = '\n//# allFunctionsCalledOnLoad\n';

/** The function that scripts give themselves to: see `publish` in `src/embed/scripts.ts`. */
const PUBLISHED = `globalThis[Symbol.for('${KEY}')]`;

/** What stands around the code of a script: the first one publishes what the others call. */
function around({ isEntry, fileName }: Rolldown.RenderedChunk) {
  return isEntry
    ? ([
        `${CALLED_ON_LOAD}(()=>{const exports={},require=(path)=>exports.require(path);`,
        `${PUBLISHED}??=exports.start(exports)})();`,
      ] as const)
    : ([`${PUBLISHED}('${basename(fileName)}',(require,exports)=>{`, '});'] as const);
}

const hashOf = (code: string) => createHash('sha256').update(code).digest();

/**
 * Writes the hashes of the scripts into one more, and the name and hash of that into `mkt.js`: a page
 * whose script tag has `integrity` loads it before the others. In `mkt.js` itself, which every page
 * loads, all hashes would take half a kilobyte.
 */
const integrity: Plugin = {
  name: 'integrity',
  generateBundle(_options, files) {
    const scripts = Object.values(files).filter((one) => one.type === 'chunk');
    const hashes = scripts
      .filter(({ isEntry }) => !isEntry)
      .map(({ fileName, code }) => [
        basename(fileName),
        `sha256-${hashOf(code).toString('base64')}`,
      ]);
    const list = JSON.stringify(Object.fromEntries(hashes));
    const name = `integrity-${hashOf(list).toString('base64url').slice(0, 6)}.js`;
    const source = `${PUBLISHED}('${name}',(require,exports)=>{Object.assign(exports,${list})});`;
    this.emitFile({ type: 'asset', fileName: `kit/${name}`, source });
    const core = scripts.find(({ isEntry }) => isEntry)!;
    core.code = core.code
      .replace('%INTEGRITY_FILE%', name)
      .replace('%INTEGRITY%', `sha256-${hashOf(source).toString('base64')}`);
  },
};

/** In one file, nothing is imported on demand. */
const alias = ['lazy-modules', 'load-frame'].map((name) => ({
  find: new RegExp(`^\\..*/${name}\\.js$`),
  replacement: resolve(`src/embed/all/${name}.ts`),
}));

/** Builds `mkt.js` and the scripts beside it, and `mkt.all.js` with everything in it. */
export async function buildDropIn() {
  await build(
    classic('mkt', 'src/embed/mkt.ts', {
      plugins: [integrity],
      chunkOf,
      around,
      protectsDocument: true,
    }),
  );
  await build({
    ...classic('mkt.all', 'src/embed/all/all.ts', { protectsDocument: true }),
    resolve: { alias },
  });
}
