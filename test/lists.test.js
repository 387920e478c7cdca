/** An element is in the lists that `npm run create` adds it to, and has a test with its contract. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';

/** Files that name every element, with the text that they need. */
const lists = {
  'src/index.ts': (/** @type {string} */ name) => `./components/${name}/${name}.js'`,
  'src/embed/scripts-by-tag.ts': (/** @type {string} */ name) => `'mkt-${name}': [`,
};

/** The core and the bundles, each of which registers some elements. */
const scripts = ['mkt.ts', ...readdirSync('src/embed/bundles').map((file) => `bundles/${file}`)]
  .map((file) => readFileSync(`src/embed/${file}`, 'utf8'))
  .join('\n');

const names = readdirSync('src/components').filter((name) =>
  existsSync(`src/components/${name}/${name}.ts`),
);

describe('every element', () => {
  it('has a folder in src/components', () => {
    expect(names).to.include('ranking');
    expect(names.length).to.be.above(10);
  });

  for (const name of names) {
    it(`<mkt-${name}> has a module that registers it`, () => {
      const file = `src/define/${name}.ts`;
      expect(existsSync(file), `Add ${file}, which registers <mkt-${name}>`).to.be.ok;
    });

    it(`<mkt-${name}> has a test`, () => {
      const file = `src/components/${name}/${name}.spec.ts`;
      expect(existsSync(file), `Add ${file}`).to.be.ok;
    });

    if (readFileSync(`src/components/${name}/${name}.ts`, 'utf8').includes('withDefinition(')) {
      it(`<mkt-${name}> keeps the promises of every element with entries`, () => {
        const test = readFileSync(`src/components/${name}/${name}.spec.ts`, 'utf8');
        expect(test, 'Call elementContract: see test/contract/element.ts').to.match(
          /^\w*[cC]ontract\(\{$/m,
        );
      });
    }

    it(`<mkt-${name}> is registered by a script of the drop-in`, () => {
      const isRegistered = scripts.includes(`/${name}.js'`);
      expect(isRegistered, `Import src/define/${name}.ts in a file of src/embed/bundles/`).to.be.ok;
    });

    for (const [file, textOf] of Object.entries(lists)) {
      it(`<mkt-${name}> is in ${file}`, () => {
        const isListed = readFileSync(file, 'utf8').includes(textOf(name));
        expect(isListed, `Add <mkt-${name}> to ${file}: ${textOf(name)}`).to.be.ok;
      });
    }
  }
});
