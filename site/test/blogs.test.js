/** The document on blog services and the builder say the same of each service, and only with a source. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { blogs } from '../../scripts/lib/blogs.js';

/** The kinds of snippets in the document. @type {ReadonlyArray<[form: string, words: RegExp]>} */
const KINDS = [
  ['div', /^`div data-mkt`$/],
  ['iframe', /^iframe$/],
  ['plain', /^(plain )?HTML/],
  ['oembed', /^\[(an address|アドレス)\]/],
];

/** The rows of the table. @param {string} text */
const rowsOf = (text) =>
  [...text.matchAll(/^\|(.*)\|$/gm)]
    .map(([, row = '']) => row.split(' | ').map((cell) => cell.trim()))
    .slice(2);

describe('the blog services', () => {
  for (const [lang, file] of /** @type {const} */ ([
    ['en', 'docs/places/blogs.md'],
    ['ja', 'docs/ja/places/blogs.md'],
  ])) {
    const text = readFileSync(file, 'utf8');

    it(`have a source and a date for each statement: ${lang}`, () => {
      expect(rowsOf(text)).to.have.length.above(20);
      for (const [name, known = ''] of rowsOf(text))
        for (const statement of known.split('<br />'))
          expect(statement, name).to.match(
            /\]\(https:\/\/[^)]+\),? (read )?\d{4}(-\d\d){0,2}( に閲覧)?[)）、;]/,
          );
    });

    it(`are offered by the builder with the kind of snippet in the document: ${lang}`, () => {
      const known = rowsOf(text).flatMap(([name, , kind = '']) => {
        const form = KINDS.find(([, words]) => words.test(kind))?.[0];
        return form ? [[name, form]] : [];
      });
      expect(known).to.deep.equal(blogs.map((blog) => [blog[lang], blog.form]));
    });

    it(`are found out in a draft first, with one snippet: ${lang}`, () => {
      const [draft = 0, table = 0] = ['```html', '\n| '].map((mark) => text.indexOf(mark));
      expect(draft).to.be.within(1, table);
      expect(text.match(/```html/g)).to.have.length(1);
    });
  }
});
