/** An element is in the lists that CONTRIBUTING names under "Add an element". */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/** Files that name every element, with the text that they need. */
const lists = {
  'src/index.ts': (/** @type {string} */ name) => `./components/${name}/${name}.js'`,
  'src/define/all.ts': (/** @type {string} */ name) => `import './${name}.js';`,
  'src/embed/scripts-by-tag.ts': (/** @type {string} */ name) => `'mkt-${name}': [`,
};

const names = readdirSync('src/components').filter((name) =>
  existsSync(`src/components/${name}/${name}.ts`),
);

describe('every element', () => {
  it('has a folder in src/components', () => {
    assert.ok(names.includes('ranking'));
    assert.ok(names.length > 10);
  });

  for (const name of names) {
    it(`<mkt-${name}> has a module that registers it`, () => {
      const file = `src/define/${name}.ts`;
      assert.ok(existsSync(file), `Add ${file}, which registers <mkt-${name}>`);
    });

    for (const [file, textOf] of Object.entries(lists)) {
      it(`<mkt-${name}> is in ${file}`, () => {
        const isListed = readFileSync(file, 'utf8').includes(textOf(name));
        assert.ok(isListed, `Add <mkt-${name}> to ${file}: ${textOf(name)}`);
      });
    }
  }
});
