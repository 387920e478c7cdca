/**
 * A program that imports one operation contains only that one: bundlers drop the tables and rules of all
 * others.
 */
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { outputOf } from '../../scripts/build/bundle.js';
import { loadModule } from '../../scripts/build/load-module.js';

const service = fileURLToPath(new URL('../../src/service.ts', import.meta.url));

/** @param {string} entry */
async function bundle(entry) {
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

/** Names that identify a table: neither ordinary words nor fields of records. */
const distinctiveNames = (/** @type {any} */ { params, record }) =>
  Object.keys(params).filter((name) => /[A-Z]/.test(name) && !(name in record));

/** The twenty tables, by their export names. */
/** @type {Record<string, any>} */
const exported = await loadModule('src/service.ts');
const tables = Object.entries(exported).filter(([, table]) => typeof table.path === 'string');

it('finds all tables', () => expect(tables.length).to.equal(20));

/** Names in the messages of all operations. */
const IN_MESSAGES = ['datumType', 'allReturnFlag'];

for (const name of ['ranking', 'booksBook', 'vacantHotelSearch']) {
  it(`contains only the operation ${name}`, async () => {
    const own = exported[name];
    const bundled = await bundle(`
      import { ${name}, request } from ${JSON.stringify(service)};
      globalThis.kept = [${name}, request];`);
    const paths = tables.map(([, { path }]) => String(path));
    expect(paths.filter((path) => new RegExp(`['"\`]${path}['"\`]`).test(bundled))).to.deep.equal([
      own.path,
    ]);
    const foreign = tables
      .flatMap(([, other]) => distinctiveNames(other))
      .filter((name) => !(name in own.params || name in own.record || IN_MESSAGES.includes(name)));
    expect(foreign.filter((one) => new RegExp(`\\b${one}\\b`).test(bundled))).to.deep.equal([]);
  });
}
