/**
 * Links the drop-in: `mkt.js` is one classic script with the core of the kit; each family of elements
 * and each late part is one more, which takes the modules of the core from an object that `mkt.js`
 * publishes. What goes where follows from the imports of the modules.
 */
import { existsSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { build } from 'vite';
import { classic, version, virtual } from './config.js';
import { moduleGraph } from './module-graph.js';
import { runKit } from './run-kit.js';

/** @typedef {import('./module-graph.js').Module} Module */

/** @type {typeof import('../src/embed/tags.js')} */
const { tags } = await runKit('src/embed/tags.ts');

/** What classic scripts have in place of the modules that import on demand. */
const replaced = {
  'src/controllers/late-parts.ts': 'src/embed/late-parts.ts',
  'src/client/transports/load-frame.ts': 'src/embed/load-frame.ts',
};
/** @type {Record<string, string>} */
const inPlaceOf = Object.fromEntries(
  Object.entries(replaced).map((pair) => pair.map((file) => resolve(file))),
);
const alias = Object.entries(replaced).map(([from, to]) => ({
  find: new RegExp(`^\\..*/${basename(from, '.ts')}\\.js$`),
  replacement: resolve(to),
}));

/** Each script bundles the texts that it uses: no page shall load those of all elements. */
const UNSHARED = /\/src\/i18n\/(index|[a-z]{2})\.ts$/;

const KEY = `mkt-widgets ${version}`;

/** How the core names a module that it publishes. @param {string} id */
const keyOf = (id) => relative('.', id).replace(/^(src|node_modules)\/|\.[jt]s$/g, '');

/** @param {readonly string[]} names @param {string} id @param {string} [prefix] */
const importing = (names, id, prefix = '') =>
  `import { ${names.map((name) => `${name} as ${prefix}${name}`).join(', ')} } from '${id}';`;

/**
 * A module that exports an object of others, by their keys.
 * @param {ReadonlyArray<readonly [key: string, id: string, names: readonly string[]]>} modules
 */
const collection = (modules) =>
  [
    ...modules.map(([, id, names], at) => importing(names, id, `$${at}_`)),
    'export const modules = {',
    ...modules.map(
      ([key, , names], at) =>
        `${JSON.stringify(key)}: { ${names.map((name) => `${name}: $${at}_${name}`).join(', ')} },`,
    ),
    '};',
  ].join('\n');

/**
 * The modules that some import, directly or not.
 * @param {ReadonlyMap<string, Module>} graph
 * @param {readonly string[]} entries
 */
function reach(graph, entries) {
  const found = new Set(entries);
  for (const id of found) graph.get(id)?.imports.forEach((one) => found.add(one));
  return found;
}

/** The modules that register the elements of each family. */
function familyEntries() {
  /** @type {Record<string, string[]>} */
  const families = {};
  for (const [tag, [family]] of Object.entries(tags)) {
    const entry = resolve(`src/define/${tag.replace('mkt-', '')}.ts`);
    if (family && existsSync(entry)) (families[family] ??= []).push(entry);
  }
  return families;
}

/** The modules of each script, and what they take from the core. */
export async function plan() {
  const families = familyEntries();
  const coreEntries = ['src/embed/mkt.ts', ...Object.values(replaced)].map((file) => resolve(file));
  const graph = await moduleGraph([...coreEntries, ...Object.values(families).flat()]);
  const core = reach(graph, coreEntries);
  /** @type {Map<string, string[]>} */
  const entries = new Map(Object.entries(families));
  for (const [id, { late }] of graph) {
    // What scripts cannot do, modules leave to these two.
    if (late.length && !(id in inPlaceOf) && !id.endsWith('search-form.ts')) {
      throw new Error(
        `${id} imports on demand: that is for ${Object.keys(replaced).join(' and ')}`,
      );
    }
    if (!(id in inPlaceOf)) continue;
    for (const part of late) entries.set(basename(part, '.ts'), [part]);
  }
  // What several scripts need is part of the core: nothing is loaded twice.
  const uses = [...entries.values()].flatMap((ids) => [...reach(graph, ids)]);
  for (const [at, id] of uses.entries()) if (uses.indexOf(id) !== at) core.add(id);
  for (const id of core) if (UNSHARED.test(id)) core.delete(id);
  return { graph, core, families, entries };
}

/** Builds `mkt.js` and the scripts beside it. */
export async function buildDropIn() {
  const { graph, core, families, entries } = await plan();
  /** @type {Map<string, Set<string>>} */
  const published = new Map();
  const publish = (/** @type {string} */ from, /** @type {readonly string[]} */ names) => {
    const id = inPlaceOf[from] ?? from;
    if (names.includes('*')) throw new Error(`the drop-in cannot link all of ${id} as one`);
    if (!published.has(id)) published.set(id, new Set());
    names.forEach((name) => published.get(id)?.add(name));
  };
  const parts = resolve('src/embed/parts.ts');
  publish(parts, ['parts']);
  for (const ids of entries.values()) {
    for (const id of reach(graph, ids)) {
      if (core.has(id)) continue;
      graph.get(id)?.names.forEach((names, from) => core.has(from) && publish(from, names));
    }
  }
  const external = (/** @type {string} */ id) => published.has(id);
  const globals = (/** @type {string} */ id) =>
    `globalThis[Symbol.for(${JSON.stringify(KEY)})][${JSON.stringify(keyOf(id))}]`;
  /** @type {Record<string, string>} */
  const files = {};
  for (const [name, ids] of entries) {
    const code = families[name]
      ? ids.map((id) => `import '${id}';`).join('\n')
      : [
          ...ids.map((id) => importing(graph.get(id)?.exports ?? [], id)),
          importing(['parts'], parts),
          `parts.set('${name}', { ${ids.flatMap((id) => graph.get(id)?.exports ?? []).join(', ')} });`,
        ].join('\n');
    const config = { plugins: [virtual('mkt:part', code)], resolve: { alias } };
    const output = {
      entryFileNames: 'kit/[name]-[hash].js',
      postBanner: '/*!../LICENSES.txt*/',
      globals,
    };
    const built = await build(classic(name, 'mkt:part', config, output, external));
    for (const one of [built].flat()) {
      if ('output' in one) files[name] = one.output[0].fileName;
    }
  }
  const modules = [...published].map(
    ([id, names]) => /** @type {const} */ ([keyOf(id), id, [...names]]),
  );
  await build(
    classic('mkt', resolve('src/embed/mkt.ts'), {
      plugins: [virtual('mkt:modules', collection(modules))],
      resolve: { alias },
      define: { __FILES__: JSON.stringify(files), __KEY__: JSON.stringify(KEY) },
    }),
  );
}

/** Builds `mkt.all.js`, whose late parts are there from the beginning. */
export async function buildAll() {
  const { graph, entries, families } = await plan();
  const late = [...entries].filter(([name]) => !families[name]);
  const modules = late.map(
    ([name, [id = '']]) => /** @type {const} */ ([name, id, graph.get(id)?.exports ?? []]),
  );
  await build(
    classic('mkt.all', resolve('src/embed/all.ts'), {
      plugins: [virtual('mkt:modules', collection(modules))],
      resolve: { alias },
    }),
  );
}
