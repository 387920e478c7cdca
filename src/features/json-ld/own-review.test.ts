/** The author's words as a review, by the documented rules of search engines. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { REVIEW_TERMS, reviewOf, type WrittenBlock } from './own-review.js';

const author = { '@type': 'Person', name: 'Aoi Example' } as const;
const blocksOf = (...lines: readonly string[]): WrittenBlock[] =>
  lines.map((line) => {
    const [, tag = '', text = ''] = /^(\w+) (.*)$/.exec(line)!;
    return { tag, text };
  });
interface Notes {
  readonly itemListElement: readonly { readonly name: string; readonly position: number }[];
}
/** The review as it is written; undefined if none is. */
function review(...lines: readonly string[]) {
  const written = reviewOf({ text: 'Light and warm.', blocks: blocksOf(...lines) }, author);
  return JSON.parse(JSON.stringify(written)) as {
    readonly positiveNotes?: Notes;
    readonly negativeNotes?: Notes;
    readonly reviewRating?: unknown;
  };
}
const namesOf = (notes?: Notes) => notes?.itemListElement.map(({ name }) => name);

describe('a review of the author', () => {
  it('has the words and the author, and nothing else without terms', () => {
    expect(review('p Light and warm.', 'li pretty')).to.deep.equal({
      '@type': 'Review',
      author,
      reviewBody: 'Light and warm.',
    });
  });

  it('is not written without an author or without words', () => {
    expect(reviewOf({ text: 'Light.', blocks: [] }, undefined)).to.equal(undefined);
    expect(reviewOf({ text: '', blocks: [] }, author)).to.equal(undefined);
  });

  for (const [title, lines, positive, negative] of [
    ['rows of a <dl>', ['dt 良い点', 'dd 軽い', 'dt 気になる点', 'dd 高い'], ['軽い'], ['高い']],
    [
      'several contents of a term',
      ['dt Pros', 'dd light', 'dd warm'],
      ['light', 'warm'],
      undefined,
    ],
    [
      'lists below paragraphs',
      ['p メリット：', 'li 軽い', 'li 暖かい', 'p デメリット', 'li 高い'],
      ['軽い', '暖かい'],
      ['高い'],
    ],
    [
      'terms in brackets and capitals',
      ['p 【良い点】', 'li 軽い', 'p CONS:', 'li dear'],
      ['軽い'],
      ['dear'],
    ],
  ] as const)
    it(`has notes from ${title}`, () => {
      const { positiveNotes, negativeNotes } = review(...lines);
      expect(namesOf(positiveNotes)).to.deep.equal(positive);
      expect(namesOf(negativeNotes)).to.deep.equal(negative);
      const positions = positiveNotes!.itemListElement.map(({ position }) => position);
      expect(positions).to.deep.equal(positions.map((_, index) => index + 1));
    });

  it('has no notes below other terms, nor a single note, which search engines report', () => {
    for (const lines of [
      ['dt 重さ', 'dd 300 g', 'dt 色', 'dd 青'],
      ['dt 良い点', 'dd 軽い', 'dt 色', 'dd 青'],
      ['p 良い点', 'p ところで', 'li 軽い', 'li 暖かい'],
    ])
      expect(review(...lines)).to.not.have.any.keys('positiveNotes', 'negativeNotes');
  });

  for (const [text, rating] of [
    ['4.5', [4.5, 5]],
    ['4/5', [4, 5]],
    ['８／１０', [8, 10]],
    ['★★★★☆', [4, 5]],
    ['★★★★★', [5, 5]],
    ['★★☆', [2, 3]],
  ] as const)
    it(`has the rating ${text}`, () => {
      const [ratingValue, bestRating] = rating;
      expect(review('dt 評価', `dd ${text}`).reviewRating).to.deep.equal({
        '@type': 'Rating',
        ratingValue,
        bestRating,
      });
    });

  for (const text of ['0', '6', '9/5', '-1', 'good', '1e1', '4.5 of many', '☆☆☆', '★★★'])
    it(`has no rating from "${text}"`, () => {
      expect(review('dt rating', `dd ${text}`)).to.not.have.property('reviewRating');
    });

  for (const file of ['docs/guide-developers.md', 'docs/ja/guide-developers.md'])
    it(`has the terms that ${file} lists`, () => {
      const rows = readFileSync(file, 'utf8').match(/^\| `\w+(Notes|Rating)` .*$/gm) ?? [];
      const listed = rows.map((row) => {
        const [, name = '', terms = ''] = /^\| `(\w+)` +\| (.*?) *\|$/.exec(row)!;
        return [name, terms.toLowerCase().split(/, |、/).sort()];
      });
      const known = Object.entries(REVIEW_TERMS).map(([name, terms]) => [
        name,
        terms.flat().sort(),
      ]);
      expect(listed).to.deep.equal(known);
    });
});
