/** The code of the whole posts, made from the pages of the demo. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
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
        expect(demo).to.include(`<h1>${post}</h1>`);
        expect(elementsIn(code)).to.deep.equal(elementsIn(demo));
        for (const [paragraph] of demo.matchAll(/(?<=<p>)[^<\n]+/g))
          expect(code, paragraph).to.include(paragraph);
        for (const text of ['"APP"', '"AFF"', '"https://service.example"', '/mkt.css"', '/mkt.js"'])
          expect(code, text).to.include(text);
        expect(code).not.to.match(/%SERVICE%|"\/|demo|<h1/);
      });

      it('has no problem for doctor', async () => {
        const { status, out, errors } = await runWith(recipe?.code ?? '', 'doctor', '-');
        expect(status, out + errors).to.equal(0);
      });
    });
  }
}

it('the credit of each Japanese page of the demo is Japanese', () => {
  const pages = readdirSync('demo').filter((file) => file.endsWith('.html'));
  const credits = pages.flatMap((file) =>
    [...readFileSync(`demo/${file}`, 'utf8').matchAll(/data-credit="([^"]*)"/g)].map(
      ([, credit = '']) => credit,
    ),
  );
  expect(credits).to.have.length.above(3);
  for (const credit of credits) expect(credit).to.match(/^データ提供：\S+ %SERVICE%\/$/);
});
