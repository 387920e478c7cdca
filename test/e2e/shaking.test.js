/**
 * A program that imports one operation contains only that one: bundlers drop the tables and rules of all
 * others.
 */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build as esbuild } from 'esbuild';
import { outputOf } from '../../build/bundle.js';

const service = fileURLToPath(new URL('../../src/service.ts', import.meta.url));

/** @param {string} entry */
async function withRolldown(entry) {
  const output = await outputOf({
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry.js' ? id : undefined),
        load: (id) => (id === 'entry.js' ? entry : undefined),
      },
    ],
    build: { minify: true, rolldownOptions: { input: 'entry.js' } },
  });
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}

/** @param {string} entry */
async function withEsbuild(entry) {
  const { outputFiles } = await esbuild({
    stdin: { contents: entry, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Names that identify a table: neither ordinary words nor fields of records. */
const distinctiveNames = (/** @type {any} */ { params, record }) =>
  Object.keys(params).filter((name) => /[A-Z]/.test(name) && !(name in record));

/** The twenty tables, by their export names. */
const code = await withEsbuild(`export * from ${JSON.stringify(service)}`);
/** @type {Record<string, any>} */
const exported = await import(`data:text/javascript,${encodeURIComponent(code)}`);
const tables = Object.entries(exported).filter(([, table]) => typeof table.path === 'string');

it('finds all tables', () => assert.equal(tables.length, 20));

/** Names in the messages of all operations. */
const IN_MESSAGES = ['datumType', 'allReturnFlag'];

for (const [name, bundle] of /** @type {const} */ ([
  ['ranking', withRolldown],
  ['booksBook', withRolldown],
  ['vacantHotelSearch', withRolldown],
  ['ranking', withEsbuild],
])) {
  it(`contains only the operation ${name}: ${bundle.name}`, async () => {
    const own = exported[name];
    const bundled = await bundle(`
      import { ${name}, request } from ${JSON.stringify(service)};
      globalThis.kept = [${name}, request];`);
    const paths = tables.map(([, { path }]) => String(path));
    assert.deepEqual(
      paths.filter((path) => new RegExp(`['"\`]${path}['"\`]`).test(bundled)),
      [own.path],
    );
    const foreign = tables
      .flatMap(([, other]) => distinctiveNames(other))
      .filter((name) => !(name in own.params || name in own.record || IN_MESSAGES.includes(name)));
    assert.deepEqual(
      foreign.filter((one) => new RegExp(`\\b${one}\\b`).test(bundled)),
      [],
    );
  });
}
