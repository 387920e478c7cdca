/** The document on blog services and the builder say the same of each service. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { blogs, WAYS } from '../blogs.js';

/** The beginnings of cells, by language. */
const CELLS = {
  en: { yes: /^yes\b/, no: /^no\b/, unknown: /^not checked$/ },
  ja: { yes: /^可/, no: /^不可/, unknown: /^未確認$/ },
};

/** The rows of the first table. @param {string} text */
const rowsOf = (text) =>
  [...text.matchAll(/^\|(.*)\|$/gm)]
    .map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
    .slice(2);

describe('the blog services', () => {
  for (const lang of /** @type {const} */ (['en', 'ja'])) {
    it(`are the same in the builder and in the document: ${lang}`, () => {
      const rows = rowsOf(
        readFileSync(lang === 'en' ? 'docs/places/blogs.md' : 'docs/ja/places/blogs.md', 'utf8'),
      );
      expect(rows.map(([name]) => name)).to.deep.equal(blogs.map((blog) => blog[lang]));
      const { yes, no, unknown } = CELLS[lang];
      for (const [index, { id, takes }] of blogs.entries())
        for (const [column, way] of WAYS.entries()) {
          const cell = rows[index]?.[column + 1] ?? '';
          const pattern = takes[way] === undefined ? unknown : takes[way] ? yes : no;
          expect(cell, `${id}: ${way}`).to.match(pattern);
        }
    });

    it(`have a source and its date wherever something is known: ${lang}`, () => {
      const rows = rowsOf(
        readFileSync(lang === 'en' ? 'docs/places/blogs.md' : 'docs/ja/places/blogs.md', 'utf8'),
      );
      for (const cells of rows) {
        const isKnown = cells.slice(1, -1).some((cell) => !CELLS[lang].unknown.test(cell));
        expect(/\]\(https:.*20\d\d-\d\d-\d\d/.test(cells.at(-1) ?? ''), cells.join(' | ')).to.equal(
          isKnown,
        );
      }
    });
  }
});
