/**
 * Links the drop-in: `mkt.js` contains the core; each bundle of elements and each lazy module is one more
 * classic script. The bundler writes CommonJS; `src/embed/script-registry.ts` implements `require`.
 */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { classic, version } from './config.ts';

/** The modules of the drop-in, by id. */
const modules = new Map<string, Rolldown.ModuleInfo>();

const findModules: Plugin = {
  name: 'find-modules',
  buildEnd() {
    for (const id of this.getModuleIds()) modules.set(id, this.getModuleInfo(id)!);
  },
};

/** The scripts that import a module, directly or not: the core, bundles of elements, lazy modules. */
function scriptsImporting(id: string): string[] {
  const importers = new Set([id]);
  for (const importer of importers)
    modules.get(importer)!.importers.forEach((next) => importers.add(next));
  return [...importers].filter((importer) => {
    const { isEntry, dynamicImporters } = modules.get(importer)!;
    return isEntry || dynamicImporters.length;
  });
}

/** The scripts to contain a module: the core, else all that import it, except by another one of them. */
function scriptsWith(id: string): string[] {
  const scripts = scriptsImporting(id);
  const core = scripts.filter((script) => modules.get(script)!.isEntry);
  if (core.length) return core;
  const others = scripts.map((script) =>
    scriptsImporting(script).filter((other) => other !== script),
  );
  return scripts.filter((script) => !others.flat().includes(script));
}

/** Copies a module that several scripts contain, one copy for each: `a.ts?in=/…/travel.ts`. */
const copies: Plugin = {
  name: 'copies',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer) return null;
    const [path = '', script = scriptsWith(path)[0]!] = importer.split('?in=');
    const module = await this.resolve(source, path, options);
    const scripts = module && modules.has(module.id) ? scriptsWith(module.id) : [];
    const owner = scripts.find((other) => scriptsImporting(other).includes(script))!;
    return scripts.length > 1 ? `${module!.id}?in=${owner}` : module;
  },
};

const chunkOf = (id: string) =>
  modules.has(id) && modules.get(scriptsWith(id)[0]!)!.isEntry ? 'mkt' : null;

/**
 * Makes browsers compile the whole script on another thread while it loads, since a first view calls three
 * quarters of the core. See https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const CALLED_ON_LOAD = '\n//# allFunctionsCalledOnLoad\n';

/** The function that other scripts call with their code: `publish` in `src/embed/script-registry.ts`. */
const PUBLISHED = `globalThis[Symbol.for('mkt-widgets ${version}')]`;

/** Code before and after a script. `mkt.js` publishes the function that the others call. */
function around({ isEntry, fileName }: Rolldown.RenderedChunk) {
  return isEntry
    ? ([
        `${CALLED_ON_LOAD}(()=>{const exports={},require=(path)=>exports.require(path);`,
        `${PUBLISHED}??=exports.start(exports)})();`,
      ] as const)
    : ([`${PUBLISHED}('${basename(fileName)}',(require,exports)=>{`, '});'] as const);
}

const hashOf = (code: string) => createHash('sha256').update(code).digest();

/** Removes the indentation of templates. After the minifiers, only templates and style sheets have lines. */
const flatTemplates: Plugin = {
  name: 'flat-templates',
  generateBundle(_options, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = file.code.replace(/\n +>/g, '>').replace(/\n +/g, ' ');
  },
};

/**
 * Writes the hashes of the scripts into a script of its own, which only pages with `integrity` on their script
 * tag load: in `mkt.js`, they would take half a kilobyte. `mkt.js` has the name and hash of that script.
 */
const integrity: Plugin = {
  name: 'integrity',
  generateBundle(_options, files) {
    const scripts = Object.values(files).filter((file) => file.type === 'chunk');
    const hashes = scripts
      .filter(({ isEntry }) => !isEntry)
      .map(({ fileName, code }) => [
        basename(fileName),
        `sha256-${hashOf(code).toString('base64')}`,
      ]);
    const list = JSON.stringify(Object.fromEntries(hashes));
    const name = `integrity-${hashOf(list).toString('base64url').slice(0, 7)}.js`;
    const source = `${PUBLISHED}('${name}',(require,exports)=>{Object.assign(exports,${list})});`;
    this.emitFile({ type: 'asset', fileName: `kit/${name}`, source });
    const core = scripts.find(({ isEntry }) => isEntry)!;
    core.code = core.code
      .replace('%INTEGRITY_FILE%', name)
      .replace('%INTEGRITY%', `sha256-${hashOf(source).toString('base64')}`);
  },
};

/** Builds `mkt.js` with the scripts beside it. */
export async function buildDropIn() {
  const split = { chunkOf, around, protectsDocument: true };
  const draft = classic('mkt', 'src/embed/mkt.ts', { ...split, plugins: [findModules] });
  await build({ ...draft, build: { ...draft.build, write: false, minify: false } });
  const plugins = [copies, flatTemplates, integrity];
  await build(classic('mkt', 'src/embed/mkt.ts', { ...split, plugins }));
}
