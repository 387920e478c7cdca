/**
 * Links the drop-in: `mkt.js` is one classic script with the core of the kit; each family of elements
 * and each late part is one more, which takes the modules of the core from an object that `mkt.js`
 * publishes. What goes where follows from the imports of the modules.
 */
import { existsSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { build, parseSync, type Plugin } from 'vite';
import { tags } from '../src/embed/tags.ts';
import { classic, common, version } from './config.ts';

/** The modules that import on demand, and what classic scripts have in their place. */
const REPLACED = new Map([
  [resolve('src/controllers/late-parts.ts'), resolve('src/embed/late-parts.ts')],
  [resolve('src/client/transports/load-frame.ts'), resolve('src/embed/load-frame.ts')],
]);
const alias = [...REPLACED].map(([from, to]) => ({
  find: new RegExp(`^\\..*/${basename(from, '.ts')}\\.js$`),
  replacement: to,
}));
const CORE = [resolve('src/embed/mkt.ts'), ...REPLACED.values()];
const PARTS = resolve('src/embed/parts.ts');
const KEY = `mkt-widgets ${version}`;
const REGISTRY = `globalThis[Symbol.for('${KEY}')]`;

/** Each script bundles the texts that it uses: no page shall load those of all elements. */
const isText = (id: string) => /\/src\/i18n\/(index|[a-z]{2})\.ts$/.test(id);

/** What a published module is called. */
const keyOf = (id: string) => relative('.', id).replace(/^(src|node_modules)\/|\.[jt]s$/g, '');

interface Module {
  readonly imports: readonly string[];
  /** What it imports on demand. */
  readonly late: readonly string[];
  readonly exports: readonly string[];
  /** Each name that it imports, `*` for all, and the module that it is from. */
  readonly takes: readonly (readonly [name: string, from: string])[];
}
type Graph = ReadonlyMap<string, Module>;

/** The modules that some entries reach. */
async function graphOf(entry: string[]): Promise<Graph> {
  const graph = new Map<string, Module>();
  const collect: Plugin = {
    name: 'module-graph',
    async buildEnd(error) {
      for (const id of error ? [] : this.getModuleIds()) {
        const info = this.getModuleInfo(id)!;
        const takes = [];
        for (const { moduleRequest, entries } of parseSync('module.js', info.code ?? '').module
          .staticImports) {
          const from = (await this.resolve(moduleRequest.value, id))!.id;
          for (const { importName } of entries) {
            const name = importName.kind === 'Default' ? 'default' : (importName.name ?? '*');
            takes.push([name, from] as const);
          }
        }
        const [imports, late] = [info.importedIds, info.dynamicallyImportedIds];
        graph.set(id, { imports, late, exports: info.exports, takes });
      }
    },
  };
  const rolldownOptions = { external: /^mkt:/ };
  const lib = { entry, formats: ['es' as const] };
  await build({
    ...common,
    configFile: false,
    logLevel: 'warn',
    plugins: [collect],
    build: { ...common.build, lib, rolldownOptions, write: false },
  });
  return graph;
}

/** All modules of some entries. */
function reach(graph: Graph, entries: readonly string[]): ReadonlySet<string> {
  const found = new Set(entries);
  for (const id of found) graph.get(id)?.imports.forEach((one) => found.add(one));
  return found;
}

/** Which scripts there are, and which of them each module is part of; none stands for the core. */
async function plan() {
  /** The modules that scripts begin with. */
  const entries: Record<string, string[]> = {};
  for (const [tag, scripts] of Object.entries(tags)) {
    const [entry, family] = [resolve(`src/define/${tag.slice(4)}.ts`), scripts.at(-1)];
    if (!family || !existsSync(entry)) continue;
    (entries[family] ??= []).push(entry);
  }
  const families = Object.keys(entries);
  const graph = await graphOf([...CORE, ...Object.values(entries).flat()]);
  for (const [id, { late }] of graph) {
    if (late.length && !REPLACED.has(id)) {
      throw new Error(`${id}: imports on demand are for ${[...REPLACED.keys()].join(' and ')}`);
    }
    for (const part of late) entries[basename(part, '.ts')] = [part];
  }
  const late = Object.keys(entries).filter((name) => !families.includes(name));
  const lists = Object.values(tags);
  const shared = [...new Set(lists.flat())].filter((name) => !entries[name]);

  const core = reach(graph, CORE);
  const all = Object.entries(entries).map(([name, ids]) => [name, reach(graph, ids)] as const);
  const ownerOf = (id: string) => {
    const users = core.has(id) ? [] : all.filter(([, ids]) => ids.has(id)).map(([name]) => name);
    if (users.length < 2) return users[0];
    // What several need is part of a script that is there with each of them, else of the core.
    return [...families, ...shared].find((name) =>
      lists.every((list) => list.includes(name) || !users.some((user) => list.includes(user))),
    );
  };
  /** What scripts take from each other. */
  const published = new Map([[PARTS, new Set(['parts'])]]);
  for (const [id, { takes }] of graph) {
    for (const [name, from] of takes) {
      if (isText(from) || (ownerOf(from) === ownerOf(id) && !isText(id))) continue;
      if (name === '*') throw new Error(`${id} takes all of ${from}, which no script can`);
      const one = REPLACED.get(from) ?? from;
      published.set(one, (published.get(one) ?? new Set()).add(name));
    }
  }
  return { graph, entries, families, late, shared, published, ownerOf };
}

type Exports = readonly [key: string, id: string, names: readonly string[]];

/** The code of a module that has the exports of others in an object, `modules`. */
function collection(modules: readonly Exports[]): string {
  const list = (
    at: number,
    names: readonly string[],
    link: (name: string, own: string) => string,
  ) => `{ ${names.map((name) => link(name, `$${at}_${name}`)).join(', ')} }`;
  const imports = modules.map(
    ([, id, names], at) =>
      `import ${list(at, names, (name, own) => `${name} as ${own}`)} from '${id}';`,
  );
  const objects = modules.map(
    ([key, , names], at) => `'${key}': ${list(at, names, (name, own) => `${name}: ${own}`)},`,
  );
  return [...imports, 'const modules = {', ...objects, '};'].join('\n');
}

/** A module that is made by the build. */
const virtual = (id: string, code: string): Plugin => ({
  name: id,
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? code : undefined),
});

/** Builds `mkt.js` and the scripts beside it, and `mkt.all.js` with its late parts in it. */
export async function buildDropIn() {
  const { graph, entries, families, late, shared, published, ownerOf } = await plan();
  const publishedBy = (script?: string) =>
    [...published]
      .filter(([id]) => ownerOf(id) === script)
      .map(([id, names]): Exports => [keyOf(id), id, [...names]]);
  const lateParts = late.map((name): Exports => {
    const id = entries[name]![0]!;
    return [name, id, graph.get(id)!.exports];
  });
  const publish = (modules: readonly Exports[]) =>
    modules.length ? `${collection(modules)} Object.assign(${REGISTRY}, modules);` : '';
  const code = Object.fromEntries([
    ...[...families, ...shared].map((name) => {
      const imports = (entries[name] ?? []).map((id) => `import '${id}';`);
      return [name, imports.join('') + publish(publishedBy(name))];
    }),
    ...lateParts.map((part) => [
      part[0],
      `import { parts } from '${PARTS}'; ${collection([part])}
      parts.set('${part[0]}', modules['${part[0]}']);`,
    ]),
  ]) as Record<string, string>;

  const files: Record<string, string> = {};
  for (const name of Object.keys(code)) {
    const banner = '/*!../LICENSES.txt*/';
    const globals = (id: string) => `${REGISTRY}['${keyOf(id)}']`;
    const built = await build(
      classic(name, 'mkt:script', {
        plugins: [virtual('mkt:script', code[name]!)],
        alias,
        external: (id) => published.has(id) && ownerOf(id) !== name,
        output: { entryFileNames: 'kit/[name]-[hash].js', postBanner: banner, globals },
      }),
    );
    for (const one of [built].flat()) if ('output' in one) files[name] = one.output[0].fileName;
  }
  const define = { __FILES__: JSON.stringify(files), __KEY__: JSON.stringify(KEY) };
  for (const [name, modules] of Object.entries({ mkt: publishedBy(), 'mkt.all': lateParts })) {
    const plugins = [virtual('mkt:modules', `${collection(modules)} export { modules };`)];
    const entry = resolve(`src/embed/${name === 'mkt' ? 'mkt' : 'all'}.ts`);
    await build(classic(name, entry, { plugins, alias, define }));
  }
}
