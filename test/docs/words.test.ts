/** One term per thing: on the screen, in the documents, on the site and in the plugin. */
import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import { codeBlocks, pages, textOf } from './pages.js';

const SITE_TEXTS = 'site/scripts/words';

const japanese = [
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /^src\/i18n\/.|texts\.ts$/.test(file)),
  'site/words.js',
  'site/theme.js',
  'site/tools.js',
  'site/pages/index.njk',
  'site/pages/start.md',
  'integrations/wordpress/mkt-widgets/languages/mkt-widgets-ja.po',
  ...readdirSync(SITE_TEXTS).map((file) => `${SITE_TEXTS}/${file}`),
  // Entries of older releases keep their terms.
  ...pages.filter((page) => page.startsWith('docs/ja/') && !page.endsWith('/changelog.md')),
];

/** Rejected terms, by the term to use. */
const inJapanese: Readonly<Record<string, RegExp>> = {
  読者: /閲覧者/,
  'アプリ ID': /アプリケーション ?ID|アプリID/,
  'アフィリエイト ID': /アフィリエイトID/,
  開発者向けページ: /開発者サイト|開発者ページ/,
  代わりの内容: /フォールバック/,
  問い合わせ: /リクエスト/,
  スクリプトタグ: /scriptタグ|スクリプトのタグ/,
  ブラウザ: /ブラウザー/,
  '価格の下限・上限': /(最低|最高)価格/,
  地域: /エリア/,
  寝具: /布団/,
  子ども: /子供/,
  対応機種: /対応ハード/,
  本の種類: /判型/,
  'レーベル・発売元': /レーベル・メーカー/,
  限定版: /限定品/,
  レビュー評価が高い順: /レビューが高い順/,
  シンプル: /プレーン/,
  小さく詰める: /詰めて小さく/,
  ページに合わせる: /ページのまま/,
  応答: /答え/,
  拒否する: /断ります|断られ|断る/,
  'リンクの文字・ボタンの文字': /(リンク|ボタン)の言葉/,
};

const inEnglish: Readonly<Record<string, RegExp>> = {
  'data element': /\bstand-ins?\b/i,
  'lazy module': /\blate parts?\b/i,
  'small text, footnote': /\bsmall print\b/i,
  'exits with 1': /\bends with 1\b/,
  'by default': /\bunless told\b/,
};

const english = [
  'README.md',
  'CONTRIBUTING.md',
  '.github/SECURITY.md',
  'relay/README.md',
  'sandbox/README.md',
  'site/theme.js',
  ...pages.filter((page) => page.startsWith('docs/') && !page.startsWith('docs/ja/')),
];

for (const [language, files, rejected] of [
  ['Japanese', japanese, inJapanese],
  ['English', english, inEnglish],
] as const)
  describe(`${language} texts`, () => {
    const texts = files.map((file) => ({ file, text: textOf(file) }));
    for (const [name, others] of Object.entries(rejected)) {
      it(`say ${name}`, () => {
        const wrong = texts.filter(({ text }) => others.test(text)).map(({ file }) => file);
        expect(wrong).to.deep.equal([]);
      });
    }
  });

describe('the examples of Japanese documents', () => {
  /** Headings and texts of several letters, without placeholders. */
  const WORDS = /\bheading="([^"{]+)"|>([^<>{}\n]*[a-z]{3}[^<>{}\n]*)</gi;

  it('have Japanese headings and texts', () => {
    const found = pages
      .filter((page) => page === 'README.ja.md' || page.startsWith('docs/ja/'))
      .flatMap((page) =>
        codeBlocks(page, 'html').flatMap((code) =>
          [...code.matchAll(WORDS)].map(([, heading, text]) => `${page}: ${heading ?? text}`),
        ),
      );
    expect(found).not.to.have.length(0);
    const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
    expect(found.filter((text) => !japanese.test(text))).to.deep.equal([]);
  });
});
