/**
 * Links the drop-in: `mkt.js` is one classic script with the core of the kit; each family of elements
 * and each late part is one more, which takes the modules of the core from an object that `mkt.js`
 * publishes. What goes where follows from the imports of the modules.
 */
import { existsSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { build, parseAst } from 'vite';
import { classic, common, version, virtual } from './config.js';
import { runKit } from './run-kit.js';

/** @type {typeof import('../src/embed/tags.js')} */
const { tags } = await runKit('src/embed/tags.ts');

/** The modules that import on demand, and what classic scripts have in their place. */
const REPLACED = new Map(
  [
    ['src/controllers/late-parts.ts', 'src/embed/late-parts.ts'],
    ['src/client/transports/load-frame.ts', 'src/embed/load-frame.ts'],
  ].map(([from = '', to = '']) => [resolve(from), resolve(to)]),
);
const alias = [...REPLACED].map(([from, to]) => ({
  find: new RegExp(`^\\..*/${basename(from, '.ts')}\\.js$`),
  replacement: to,
}));

/** Each script bundles the texts that it uses: no page shall load those of all elements. */
const isUnshared = (/** @type {string} */ id) => /\/src\/i18n\/(index|[a-z]{2})\.ts$/.test(id);

const PARTS = resolve('src/embed/parts.ts');
const KEY = `mkt-widgets ${version}`;

/** How `mkt.js` names a module that it publishes. @param {string} id */
const keyOf = (id) => relative('.', id).replace(/^(src|node_modules)\/|\.[jt]s(?=$|\?)/g, '');

/**
 * @typedef {object} Module
 * @property {readonly string[]} imports
 * @property {readonly string[]} late what it imports on demand
 * @property {readonly string[]} exports
 * @property {ReadonlyArray<readonly [name: string, from: string]>} takes what it names of its imports
 */

/** What JavaScript names of the modules that it imports: `*` stands for all. @param {string} code */
const namesIn = (code) =>
  parseAst(code)
    .body.filter((node) => node.type === 'ImportDeclaration')
    .flatMap(({ specifiers, source }) =>
      specifiers.map((one) => {
        const imported = one.type === 'ImportSpecifier' ? one.imported : undefined;
        const other = one.type === 'ImportDefaultSpecifier' ? 'default' : '*';
        const name = imported?.type === 'Identifier' ? imported.name : other;
        return /** @type {const} */ ([name, source.value]);
      }),
    );

/** The modules that some entries reach. @param {readonly string[]} entries */
async function graphOf(entries) {
  /** @type {Map<string, Module>} */
  const graph = new Map();
  /** @type {import('vite').Plugin} */
  const collect = {
    name: 'module-graph',
    async buildEnd(error) {
      for (const id of error ? [] : this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info) continue;
        const { code, importedIds: imports, dynamicallyImportedIds: late, exports } = info;
        const inline = id.endsWith('/search-form.ts');
        const takes = namesIn(code ?? '').map(
          async ([name, source]) =>
            /** @type {const} */ ([name, String((await this.resolve(source, id))?.id)]),
        );
        graph.set(id, {
          imports: inline ? [...imports, ...late] : imports,
          late: inline ? [] : late,
          exports,
          takes: await Promise.all(takes),
        });
      }
    },
  };
  await build({
    ...common,
    configFile: false,
    logLevel: 'warn',
    plugins: [collect],
    build: {
      ...common.build,
      lib: { entry: [...entries], formats: ['es'] },
      rolldownOptions: { external: /^mkt:/ },
      write: false,
    },
  });
  return graph;
}

/**
 * All modules of some entries.
 * @param {ReadonlyMap<string, Module>} graph
 * @param {readonly string[]} entries
 */
function reach(graph, entries) {
  const found = new Set(entries);
  for (const id of found) graph.get(id)?.imports.forEach((one) => found.add(one));
  return found;
}

/**
 * The code of a module that has others as objects.
 * @param {ReadonlyArray<readonly [key: string, id: string, names: readonly string[]]>} modules
 */
const objects = (modules) => {
  const each = modules.map(([key, id, names], at) => ({
    imports: `import { ${names.map((name) => `${name} as $${at}_${name}`).join(', ')} } from '${id}';`,
    object: `'${key}': { ${names.map((name) => `${name}: $${at}_${name}`).join(', ')} }`,
  }));
  return `${each.map((one) => one.imports).join('\n')}
    export const modules = { ${each.map((one) => one.object).join(',\n')} };`;
};

/** Which script each module is part of; undefined stands for the core. */
async function plan() {
  /** @type {Record<string, string[]>} */
  const entries = {};
  /** @type {Record<string, Set<string>>} the families that load each script */
  const loadedFor = {};
  for (const [tag, scripts] of Object.entries(tags)) {
    const [entry, family] = [resolve(`src/define/${tag.replace('mkt-', '')}.ts`), scripts.at(-1)];
    if (!family || !existsSync(entry)) continue;
    (entries[family] ??= []).push(entry);
    for (const one of scripts) (loadedFor[one] ??= new Set()).add(family);
  }
  const families = Object.keys(entries);
  const coreEntries = [resolve('src/embed/mkt.ts'), ...REPLACED.values()];
  const graph = await graphOf([...coreEntries, ...Object.values(entries).flat()]);
  for (const [id, { late }] of graph) {
    if (late.length && !REPLACED.has(id)) {
      throw new Error(`${id}: imports on demand are for ${[...REPLACED.keys()].join(' and ')}`);
    }
    for (const part of late) entries[basename(part, '.ts')] = [part];
  }
  const late = Object.keys(entries).filter((name) => !families.includes(name));
  const shared = Object.keys(loadedFor).filter((name) => !(name in entries));
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const [name, ids] of Object.entries(entries)) {
    for (const id of reach(graph, ids)) users.set(id, [...(users.get(id) ?? []), name]);
  }
  const core = reach(graph, coreEntries);
  const ownerOf = (/** @type {string} */ id) => {
    const [one, ...others] = core.has(id) ? [] : (users.get(id) ?? []);
    if (!others.length) return one;
    return shared.find((name) => users.get(id)?.every((user) => loadedFor[name]?.has(user)));
  };
  /** What scripts take from each other. @type {Map<string, Set<string>>} */
  const published = new Map([[PARTS, new Set(['parts'])]]);
  for (const [id, { takes }] of graph) {
    for (const [name, from] of takes) {
      if (isUnshared(from) || (ownerOf(from) === ownerOf(id) && !isUnshared(id))) continue;
      if (name === '*') throw new Error(`${id} takes all of ${from}, which no script can`);
      const one = REPLACED.get(from) ?? from;
      published.set(one, (published.get(one) ?? new Set()).add(name));
    }
  }
  return { graph, entries, families, late, shared, published, ownerOf };
}

/** Builds `mkt.js` and the scripts beside it, and `mkt.all.js` with its late parts in it. */
export async function buildDropIn() {
  const { graph, entries, families, late, shared, published, ownerOf } = await plan();
  const registry = `globalThis[Symbol.for('${KEY}')]`;
  const globals = (/** @type {string} */ id) => `${registry}['${keyOf(id)}']`;
  const publishedBy = (/** @type {string | undefined} */ name) =>
    [...published]
      .filter(([id]) => ownerOf(id) === name)
      .map(([id, names]) => /** @type {const} */ ([keyOf(id), id, [...names]]));
  const lateParts = late.map((name) => {
    const id = String(entries[name]);
    return /** @type {const} */ ([name, id, graph.get(id)?.exports ?? []]);
  });

  /** @type {Record<string, string>} */
  const code = {};
  for (const name of families) code[name] = `import '${entries[name]?.join("'; import '")}';`;
  for (const part of lateParts) {
    code[part[0]] = `import { parts } from '${PARTS}'; ${objects([part])}
      parts.set('${part[0]}', modules['${part[0]}']);`;
  }
  for (const name of shared) {
    code[name] = `${objects(publishedBy(name))} Object.assign(${registry}, modules);`;
  }

  /** @type {Record<string, string>} */
  const files = {};
  for (const [name, text] of Object.entries(code)) {
    const built = await build(
      classic(name, 'mkt:script', {
        plugins: [virtual('mkt:script', text)],
        alias,
        external: (id) => published.has(id) && ownerOf(id) !== name,
        output: {
          entryFileNames: 'kit/[name]-[hash].js',
          postBanner: '/*!../LICENSES.txt*/',
          globals,
        },
      }),
    );
    for (const one of [built].flat()) {
      if ('output' in one) files[name] = one.output[0].fileName;
    }
  }
  const define = { __FILES__: JSON.stringify(files), __KEY__: JSON.stringify(KEY) };
  for (const [name, entry, modules] of /** @type {const} */ ([
    ['mkt', 'src/embed/mkt.ts', publishedBy(undefined)],
    ['mkt.all', 'src/embed/all.ts', lateParts],
  ])) {
    const plugins = [virtual('mkt:modules', objects(modules))];
    await build(classic(name, resolve(entry), { plugins, alias, define }));
  }
}
