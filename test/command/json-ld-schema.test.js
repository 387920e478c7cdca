/** `mkt-widgets prerender --json-ld`, checked against the definitions of schema.org in schema-dts. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { COMPILER } from '../../scripts/build/compiler.js';
import { folderOf } from './folder.js';
import { useStructuredData } from './structured-data.js';

describe('structured data', () => {
  const data = useStructuredData();

  /**
   * Mistakes of each list by schema.org's definitions, which are compiled once for all of them: that takes most
   * of the time.
   * @param {any[]} lists
   */
  function mistakesIn(lists) {
    const types = resolve('node_modules/schema-dts');
    const sources = lists.map((data, index) => {
      // The entries one by one, since a list accepts any text, too.
      const items = data.itemListElement.map(
        (/** @type {any} */ entry) => entry.item ?? { '@type': 'ListItem', ...entry },
      );
      return [
        `${index}.ts`,
        `import type { Book, GolfCourse, Hotel, ItemList, ListItem, Product, WithContext } from '${types}';
export const data: WithContext<ItemList> = ${JSON.stringify(data)};
${items.map((/** @type {any} */ item, /** @type {number} */ index) => `export const item${index}: ${item['@type']} = ${JSON.stringify(item)};`).join('\n')}`,
      ];
    });
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      moduleResolution: 'bundler',
      module: 'esnext',
    };
    const folder = folderOf({
      ...Object.fromEntries(sources),
      'tsconfig.json': JSON.stringify({ compilerOptions }),
    });
    const args = [COMPILER, '-p', '.', '--pretty', 'false'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder.path, encoding: 'utf8' });
    // The first line of an error names its file; its further lines are indented.
    const errors = stdout.split(/^(?=\S)/m);
    return sources.map(([file]) => errors.filter((error) => error.startsWith(`${file}(`)));
  }

  it('has only types and properties that schema.org defines', () => {
    const { plain, priced, reviewed } = data;
    const wrong = [{ item: { '@type': 'Product', naame: 'Tea' } }];
    const [found = [], ...others] = mistakesIn([
      { ...plain[0], itemListElement: wrong },
      ...plain,
      ...priced,
      ...reviewed,
    ]);
    expect(found.join('\n')).to.match(/"naame"' does not exist in type 'ProductLeaf'/);
    expect(others.length).to.equal(plain.length + priced.length + reviewed.length);
    for (const mistakes of others) expect(mistakes).to.deep.equal([]);
  });
});
