import { build, parseAst } from 'vite';
import { common } from './config.js';

/**
 * @typedef {object} Module
 * @property {readonly string[]} imports the modules that it imports statically
 * @property {readonly string[]} late the modules that it imports on demand
 * @property {readonly string[]} exports
 * @property {ReadonlyMap<string, readonly string[]>} names what it takes of each; `*` stands for all
 */

/**
 * What a module names of the modules that it imports.
 * @param {string} code JavaScript
 * @param {(source: string) => Promise<string>} resolve
 */
async function importedNames(code, resolve) {
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const node of parseAst(code).body) {
    if (node.type !== 'ImportDeclaration') continue;
    const id = await resolve(node.source.value);
    for (const one of node.specifiers) {
      const name =
        one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
          ? one.imported.name
          : one.type === 'ImportDefaultSpecifier'
            ? 'default'
            : '*';
      names.set(id, [...(names.get(id) ?? []), name]);
    }
  }
  return names;
}

/**
 * The modules that entries reach, by their paths.
 * @param {string[]} entries
 * @returns {Promise<Map<string, Module>>}
 */
export async function moduleGraph(entries) {
  /** @type {Map<string, Module>} */
  const graph = new Map();
  await build({
    ...common,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...common.build,
      lib: { entry: entries, formats: ['es'] },
      rolldownOptions: { external: /^mkt:/ },
      write: false,
    },
    plugins: [
      {
        name: 'module-graph',
        async buildEnd(error) {
          if (error) return;
          for (const id of this.getModuleIds()) {
            const info = this.getModuleInfo(id);
            if (!info?.code) continue;
            graph.set(id, {
              imports: /late-parts|load-frame/.test(id)
                ? info.importedIds
                : [...info.importedIds, ...info.dynamicallyImportedIds],
              late: info.dynamicallyImportedIds,
              exports: info.exports,
              names: await importedNames(
                info.code,
                async (source) => (await this.resolve(source, id))?.id ?? source,
              ),
            });
          }
        },
      },
    ],
  });
  return graph;
}
