/** The code of the whole posts, made from the pages of the demo. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { runWith } from '../test/command/command.js';
import { recipeAddresses, recipes } from './recipes.js';

/** The elements in HTML, with their attributes, on any lines. @param {string} html */
const elementsIn = (html) =>
  (html.match(/<mkt-[^>]*>/g) ?? []).map((tag) => tag.replace(/\s+/g, ' '));

for (const lang of /** @type {const} */ (['ja', 'en'])) {
  for (const [file, address] of Object.entries(recipeAddresses(lang))) {
    describe(`the code of ${address}`, () => {
      const recipe = recipes().find(({ url }) => url === address);
      const demo = readFileSync(file, 'utf8');

      it('has all elements and words of the post, with ids and addresses to replace', () => {
        const { code = '', post = '' } = recipe ?? {};
        assert.ok(demo.includes(`<h1>${post}</h1>`));
        assert.deepEqual(elementsIn(code), elementsIn(demo));
        for (const [paragraph] of demo.matchAll(/(?<=<p>)[^<\n]+/g))
          assert.ok(code.includes(paragraph), paragraph);
        for (const text of ['"APP"', '"AFF"', '"https://service.example"', '/mkt.css"', '/mkt.js"'])
          assert.ok(code.includes(text), text);
        assert.doesNotMatch(code, /%SERVICE%|"\/|demo|<h1/);
      });

      it('has no problem for doctor', async () => {
        const { status, out, errors } = await runWith(recipe?.code ?? '', 'doctor', '-');
        assert.equal(status, 0, out + errors);
      });
    });
  }
}
