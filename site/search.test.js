/** The search of the site, on the documents as it shows them. */
import { expect } from 'chai';
import { readDocuments, withGeneratedParts } from './documents.js';
import { searchIndex } from './search-index.js';
import { entriesFor } from './search.js';

const documents = await withGeneratedParts(readDocuments());
const japanese = searchIndex(documents, 'ja');
const english = searchIndex(documents, 'en');

/** @param {typeof japanese} index @param {string} words */
const headings = (index, words) => entriesFor(index, words).map(({ heading }) => String(heading));

describe('the search of the site', () => {
  for (const [words, heading] of [
    ['ダークモード', '暗いページと色のあるページ'],
    ['クッキー', '同意'],
    ['比較', '比べる'],
    ['アフィリエイト ID', '設定'],
    ['ASP', '設定'],
    ['Next.js', 'Next.js'],
    ['Nuxt', 'Nuxt'],
    ['SSR', 'Next.js'],
    ['hydration', 'サーバー'],
    ['リンク切れ', 'doctor'],
    ['カエレバ', 'migrate'],
    ['ヨメレバ', 'migrate'],
    ['Rinker', 'migrate'],
    ['更新', '更新と、元に戻す方法'],
    ['PR', '設定'],
    ['地図', '地図'],
    ['同意', '同意'],
    ['ワードプレス', 'WordPress'],
  ]) {
    it(`finds in Japanese: ${words}`, () => {
      const first = headings(japanese, words ?? '').slice(0, 8);
      expect(first, first.join()).to.include(heading ?? '');
    });
  }

  it('finds the comparison of entries first', () => {
    for (const [index, words, id] of /** @type {const} */ ([
      [japanese, '比較', 'ja/elements/mkt-shortlist/#比べる'],
      [japanese, '比べる', 'ja/elements/mkt-shortlist/#比べる'],
      [english, 'compare', 'elements/mkt-shortlist/#compare'],
      [english, 'comparison', 'elements/mkt-shortlist/#compare'],
    ]))
      expect(entriesFor(index, words)[0]?.id, words).to.equal(id);
  });

  it('finds the keyword below every post', () => {
    for (const words of ['keyword below every post', 'below every post', 'keyword of each post'])
      expect(headings(english, words)[0], words).to.equal('Below every post');
    for (const words of ['記事ごとのキーワード', '記事の下にキーワード', 'すべての記事の下に'])
      expect(headings(japanese, words)[0], words).to.equal('すべての記事の下に');
  });

  it('lists headings with the words before other places', () => {
    for (const words of ['地図', '要素', '中継サーバー', 'キャッシュ']) {
      const hasWords = headings(japanese, words).map((heading) => heading.includes(words));
      expect(hasWords[0], words).to.be.ok;
    }
    expect(headings(english, 'consent')[0] ?? '').to.match(/consent/i);
  });

  it('finds a message of the console by its code, its sentence or its whole line', () => {
    for (const [index, folder, words] of /** @type {const} */ ([
      [english, '', 'noAnalytics'],
      [english, '', 'analytics names a service that the page lacks.'],
      [english, '', '<mkt-ranking> 2/3: analytics names … (gtag) [noAnalytics]'],
      [japanese, 'ja/', 'noAnalytics'],
      [japanese, 'ja/', 'analytics のサービスがページにありません。'],
      [japanese, 'ja/', '<mkt-ranking>: analytics の… (gtag) [noAnalytics]'],
    ]))
      expect(entriesFor(index, words)[0]?.id, words).to.equal(`${folder}messages/#noAnalytics`);
  });

  it('finds nothing where there is nothing', () => {
    for (const words of ['ヘリコプター', 'きつねうどん', '確定申告', 'qqqqqq'])
      expect(headings(japanese, words), words).to.deep.equal([]);
    expect(headings(english, 'helicopter')).to.deep.equal([]);
  });

  it('shows no page of the other language', () => {
    for (const words of ['contributing', 'npm', 'test'])
      for (const { id } of entriesFor(japanese, words))
        expect(String(id), words).to.match(/^(ja\/|start\/)/);
    for (const { id } of entriesFor(english, 'npm')) expect(String(id)).not.to.match(/^ja\//);
  });
});
