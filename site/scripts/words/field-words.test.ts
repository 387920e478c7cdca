/** The builder has names for every field and option in both languages. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { elementsOf } from '../elements.js';
import { en as englishWords } from './en.js';
import { fieldTexts } from '../../../scripts/manifest/words/fields.js';
import { fieldWords } from './field-words.js';
import { ja as japaneseWords } from './ja.js';

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Parameters<
  typeof elementsOf
>[0];
const elements = elementsOf(manifest);
const attributes = elements.flatMap((element) => element.attributes);

describe('the words of the builder', () => {
  for (const [lang, words] of Object.entries({ en: englishWords, ja: japaneseWords })) {
    it(`have a name for every element: ${lang}`, () => {
      expect(Object.keys(words.elements)).to.have.members(elements.map(({ tag }) => tag));
    });
  }

  for (const [lang, words] of Object.entries(fieldWords)) {
    it(`have a name and a description for every field, and a name for each value: ${lang}`, () => {
      const unnamed = new Set<string>();
      for (const { name, values = [] } of attributes) {
        if (words.field(name) === name || !words.help(name)) unnamed.add(name);
        for (const value of values)
          if (words.value(name, String(value)) === String(value)) unnamed.add(`${name}="${value}"`);
      }
      expect([...unnamed]).to.deep.equal([]);
    });

    it(`name no operation of the service: ${lang}`, () => {
      const names = /\b(Books[A-Z]|\w+Search\b)/;
      const all = attributes.map(({ name }) => words.help(name));
      expect(all.filter((help) => names.test(help))).to.deep.equal([]);
    });
  }

  it('have the same fields and values in both languages', () => {
    const { en, ja } = fieldTexts;
    for (const part of ['fields', 'helps'] as const)
      expect(Object.keys(en[part]), part).to.have.members(Object.keys(ja[part]));
    expect(Object.keys(en.values)).to.have.members(Object.keys(ja.values));
    for (const [name, texts] of Object.entries(en.values))
      expect(Object.keys(texts), name).to.have.members(Object.keys(ja.values[name] ?? {}));
  });
});
