/** The search of the site, on the documents as they are. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readDocuments } from './documents.js';
import { searchIndex } from './search-index.js';
import { entriesFor } from './search.js';

const documents = readDocuments();
const japanese = searchIndex(documents, 'ja');
const english = searchIndex(documents, 'en');

/** @param {typeof japanese} index @param {string} words */
const headings = (index, words) => entriesFor(index, words).map(({ heading }) => String(heading));

describe('the search of the site', () => {
  for (const [words, heading] of [
    ['ダークモード', '暗いページと色のあるページ'],
    ['クッキー', '同意'],
    ['比較', '素の JavaScript・Lit だけと比べる'],
    ['アフィリエイト ID', '設定'],
    ['PR', '設定'],
    ['地図', '地図'],
    ['同意', '同意'],
    ['ワードプレス', 'WordPress'],
  ]) {
    it(`finds in Japanese: ${words}`, () => {
      const first = headings(japanese, words ?? '').slice(0, 8);
      assert.ok(first.includes(heading ?? ''), first.join());
    });
  }

  it('lists headings with the words before other places', () => {
    for (const words of ['地図', '要素', '中継サーバー', 'キャッシュ']) {
      const hasWords = headings(japanese, words).map((heading) => heading.includes(words));
      assert.ok(hasWords[0], words);
    }
    assert.match(headings(english, 'consent')[0] ?? '', /consent/i);
  });

  it('finds nothing where there is nothing', () => {
    for (const words of ['ヘリコプター', 'きつねうどん', '確定申告', 'qqqqqq'])
      assert.deepEqual(headings(japanese, words), [], words);
    assert.deepEqual(headings(english, 'helicopter'), []);
  });

  it('shows no page of the other language', () => {
    for (const words of ['contributing', 'npm', 'test'])
      for (const { id } of entriesFor(japanese, words))
        assert.match(String(id), /^(ja\/|start\/)/, words);
    for (const { id } of entriesFor(english, 'npm')) assert.doesNotMatch(String(id), /^ja\//);
  });
});
