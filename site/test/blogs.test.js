/** The document on blog services and the builder say the same of each service, and only with a source. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { withBlogs } from '../../scripts/manifest/blog-table.js';
import { blogs, formOfBlog, UNKNOWN } from '../../scripts/lib/blogs.js';

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
    it(`are those with an answer, each statement with its source and date: ${lang}`, () => {
      const text = readFileSync(file, 'utf8');
      expect(withBlogs(text, lang).replace(/[ -]+/g, ''), 'npm run docs:manifest').to.equal(
        text.replace(/[ -]+/g, ''),
      );
      const rows = rowsOf(text);
      expect(rows).to.have.length(blogs.length);
      for (const [name, known = ''] of rows)
        for (const statement of known.split('<br />'))
          expect(statement, name).to.match(
            /\]\(https:\/\/[^)]+\),? (read )?\d{4}(-\d\d){0,2}( に閲覧)?[)）、;]/,
          );
    });

    it(`are found out in a draft first, with one snippet: ${lang}`, () => {
      const text = readFileSync(file, 'utf8');
      const [draft = 0, table = 0] = ['```html', '<!-- blogs:begin -->'].map((mark) =>
        text.indexOf(mark),
      );
      expect(draft).to.be.within(1, table);
      expect(text.match(/```html/g)).to.have.length(1);
      for (const { [lang]: name } of UNKNOWN) {
        expect(text).to.include(name);
        expect(rowsOf(text).map(([first]) => first)).not.to.include(name);
      }
    });
  }

  it('have no kind of snippet where only links of their own program are allowed, or after their end', () => {
    for (const { id, facts } of blogs)
      if (facts.some(({ way, takes }) => /^(links|end)$/.test(way) && takes === false))
        expect(formOfBlog({ id, ja: '', en: '', facts }), id).to.equal(undefined);
    expect(blogs.filter(formOfBlog).length).to.be.above(8);
  });
});
