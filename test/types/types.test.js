import { readFileSync, readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { expect } from 'chai';
import ts from 'typescript';

const guide = readFileSync('docs/guide-developers.md', 'utf8');

/** @type {{ modules: { declarations: { events?: { name: string, type: { text: string } }[] }[] }[] }} */
const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const declarations = modules.flatMap((module) => module.declarations);

/**
 * Source files that all programs share, parsed once.
 * @type {Map<string, import('typescript').SourceFile>}
 */
const sources = new Map();

/**
 * The errors of a strict TypeScript project that installed the package.
 * @param {string} code
 * @param {import('typescript').CompilerOptions} [more]
 * @param {string} [file]
 */
function errorsOf(code, more, file = 'consumer.ts') {
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    ...more,
  };
  const consumer = resolve(file);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (file) => (file === consumer ? code : readFile(file));
  host.fileExists = (file) => file === consumer || fileExists(file);
  host.getSourceFile = (file, ...others) => {
    const parsed = sources.get(file) ?? getSourceFile(file, ...others);
    if (parsed && file !== consumer) sources.set(file, parsed);
    return parsed;
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([consumer], options, host))
    .map(({ file, start = 0, messageText }) => {
      const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
      const where = file ? `${relative('.', file.fileName)}:${line}` : 'options';
      return `${where}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}

it('types elements by their tags, and operations with their parameters and records', () => {
  const errors = errorsOf(`
    import 'mkt-widgets/elements/ranking';
    import { MktRanking } from 'mkt-widgets';
    import { createClient, ranking, request, TimeoutError } from 'mkt-widgets/service';

    const element: MktRanking = document.createElement('mkt-ranking');
    element.genreId = 100371;
    element.limit = 3;
    // @ts-expect-error: no such parameter
    element.genre = 100371;
    // @ts-expect-error: no such phase
    element.phase === 'done';

    const client = createClient({ applicationId: 'APP' });
    const answer = await request(ranking, { genreId: 100371 }, { applicationId: 'APP' });
    const name: string | undefined = answer.records[0]?.itemName;
    // @ts-expect-error: a text, not a number
    const wrong: number | undefined = answer.records[0]?.itemName;
    // @ts-expect-error: no such parameter
    await request(ranking, { genre: 1 }, { applicationId: 'APP' });
    export { client, name, TimeoutError, wrong };
  `);
  expect(errors).to.deep.equal([]);
});

it('types the records that an element shows, and its events', () => {
  const errors = errorsOf(`
    import 'mkt-widgets/elements/book-list.js';
    import 'mkt-widgets/elements/ranking.js';
    import type { MktElement, MktEventMap } from 'mkt-widgets';

    const ranking = document.createElement('mkt-ranking');
    const item: string | undefined = ranking.records[0]?.itemName;
    const prices: (number | undefined)[] = ranking.records.map((record) => record.itemPrice);
    // @ts-expect-error: a text, not a number
    const wrong: number | undefined = ranking.records[0]?.itemName;
    const isbn: string | undefined = document.createElement('mkt-book-list').records[0]?.isbn;
    const any: MktElement = ranking;

    ranking.addEventListener('mkt-load', (event) => event.detail.page.count?.toFixed());
    ranking.addEventListener('mkt-error', ({ detail }) => detail.error.message);
    ranking.addEventListener('mkt-select', ({ detail: { record, position, originalEvent } }) =>
      [record['itemName'], position.toFixed(), originalEvent.type]);
    // @ts-expect-error: an impression is not a click
    ranking.addEventListener('mkt-impression', ({ detail }) => detail.originalEvent);
    // @ts-expect-error: the records come with mkt-load
    ranking.addEventListener('mkt-error', ({ detail }) => detail.records);
    // @ts-expect-error: no event of the kit, so it has no detail
    ranking.addEventListener('mkt-loaded', (event) => event.detail);
    addEventListener('mkt-bookmark', ({ detail }) => {
      // @ts-expect-error: no such state
      detail.state === 'done';
    });
    document.querySelector('.any')?.addEventListener('mkt-load', ({ detail }) => detail.records);
    const params = (event: MktEventMap['mkt-search']) => event.detail.params;
    export { any, params, isbn, item, prices, wrong };
  `);
  expect(errors).to.deep.equal([]);
});

it('types the events wherever any of the package is imported', () => {
  const [example = ''] = /(?<=```js\n)document\.addEventListener\(.*?(?=```)/s.exec(guide) ?? [];
  expect(example).to.match(/'mkt-search'/);
  const elements = readdirSync('dist/elements').filter((file) => file.endsWith('.js'));
  for (const name of ['', ...elements.map((file) => `/elements/${file}`)])
    expect(
      errorsOf(`import 'mkt-widgets${name}';\n${example}`, { skipLibCheck: true }),
      name,
    ).to.deep.equal([]);
});

it('types the events as in the manifest', () => {
  const events = declarations.flatMap(({ events: all = [] }) => all);
  const names = [...new Set(events.map(({ name }) => `'${name}'`))];
  const errors = errorsOf(`
    import type { MktEventMap } from 'mkt-widgets';
    export const names = {} as keyof MktEventMap satisfies ${names.join(' | ')};
    ${events
      .map(({ name, type }) => `({}) as MktEventMap['${name}'] satisfies ${type.text};`)
      .join('\n')}
  `);
  expect(errors).to.deep.equal([]);
});

it('types templates of Vue and Svelte, and JSX, by the attributes and layouts of each element', () => {
  const errors = errorsOf(
    `
    import type { GlobalComponents } from 'vue';
    import type { SvelteHTMLElements } from 'svelte/elements';
    import 'mkt-widgets/vue';
    import 'mkt-widgets/svelte';
    import type { CustomElements } from 'mkt-widgets/jsx';

    type Vue = InstanceType<GlobalComponents['mkt-ranking']>['$props'];
    export const vue = [
      { genreId: 100371, limit: '3', bookmarks: '', onMktLoad: ({ detail }) => detail.records, id: 'teas' },
      // @ts-expect-error: no such attribute
      { limt: 3 },
      // @ts-expect-error: no number
      { limit: {} },
      // @ts-expect-error: no number
      { genreId: 'teas' },
      // @ts-expect-error: a ranking has no table
      { layout: 'table' },
    ] satisfies Vue[];
    ({ layout: 'table' }) satisfies InstanceType<GlobalComponents['mkt-book-list']>['$props'];

    type Svelte = SvelteHTMLElements['mkt-ranking'];
    export const svelte = [
      { 'genre-id': 100371, limit: 3, 'onmkt-load': ({ detail }) => detail.records, id: 'teas' },
      // @ts-expect-error: no such attribute
      { limt: 3 },
      // @ts-expect-error: a ranking has no table
      { layout: 'table' },
    ] satisfies Svelte[];

    type Jsx = CustomElements['mkt-ranking'];
    export const jsx = [
      { limit: 3, layout: 'grid', fit: '300x250', 'color-scheme': 'dark', hide: 'shop' },
      // @ts-expect-error: no such size
      { fit: '300x251' },
      // @ts-expect-error: no such colour scheme
      { 'color-scheme': 'night' },
      // @ts-expect-error: no such part
      { hide: 'shops' },
      // @ts-expect-error: a server of React does not write arrays
      { hide: ['shop'] },
      // @ts-expect-error: a server of React does not write arrays
      { elements: ['itemName'] },
      // @ts-expect-error: a server of React writes the attribute genreid
      { genreId: 100371 },
      // @ts-expect-error: a ranking has no table
      { layout: 'table' },
    ] satisfies Jsx[];
  `,
    { skipLibCheck: true },
  );
  expect(errors).to.deep.equal([]);
});

it('checks lists and misspelt events in JSX, where TypeScript checks no name with a hyphen', () => {
  const right = [
    'hide="shop"',
    'hide="shop rating"',
    'hide="shop rating image"',
    'onmkt-load={({ detail }) => detail.records.length}',
    'onmkt-select={() => undefined}',
    'onmkt-error={undefined}',
    'data-x="1"',
    'suppressHydrationWarning',
    'ref={(element: MktRanking) => () => element.refresh()}',
  ];
  const wrong = [
    'hide="shops"',
    'hide="shop ratings"',
    'hide="shop ratings image"',
    'onmkt-lod={() => undefined}',
    'onmkt-loa={() => undefined}',
    'onmkt-selct={() => undefined}',
    'onmkt-laod={() => undefined}',
    'onmkt-consennt={() => undefined}',
  ];
  const tag = (/** @type {string} */ attribute) => `<mkt-ranking genre-id={1} ${attribute} />,`;
  const errors = errorsOf(
    `import 'mkt-widgets/jsx';
    import type { MktRanking } from 'mkt-widgets';
    export const right = [${right.map(tag).join('\n')}];
    export const wrong = [
      ${wrong.map((attribute) => `// @ts-expect-error: ${attribute}\n${tag(attribute)}`).join('\n')}
    ];`,
    { skipLibCheck: true, jsx: ts.JsxEmit.Preserve },
    'consumer.tsx',
  );
  expect(errors).to.deep.equal([]);
});
