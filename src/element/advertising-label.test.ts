/** Words that readers know as an advertising label. */
import { expect } from 'chai';
import { isAdvertisingLabel } from './advertising-label.js';

const words = (list: string) => list.split('|').map((word) => word.trim());

const LABELS =
  words(`PR | 広告 | 宣伝 | プロモーション | タイアップ広告 | アフィリエイト広告 | アフィリエイトリンク |
  スポンサーリンク | スポンサードリンク | 広告を含みます | 広告を含みます。 | ※広告を含みます | 【PR】 | ［広告］ | （広告） | #PR | ＰＲ | ㏚ |
  この記事には広告が含まれています | 本ページはプロモーションが含まれています | 本記事はアフィリエイト広告を利用しています |
  当サイトではアフィリエイトプログラムを利用しています | 記事内に商品プロモーションを含む場合があります | この記事にはPRを含みます |
  このリンクは広告です |
  Ad | AD | ads | (ad) | #ad | [Ad] | Advertisement | Advertising | Advertorial | Sponsored | Sponsored links | Sponsored by Example Shop |
  Affiliate link | affiliate links | Paid link | Paid advertisement | Paid partnership | Contains ads | Contains affiliate links |
  This page contains affiliate links. | This post contains affiliate links; we earn a commission. | Includes paid links |
  We may use affiliate links`);

const ORDINARY =
  words(`| Prices may change | Added today | Adventure | Address | All | Promotion: 20% off | Sale | Support | Sponsors of the club |
  prices and reviews | Contains nuts | Contains links | This page contains no affiliate links | Read our advertising policy | Adaptor |
  APR | PRO | 価格は変わることがあります | 広告なし | 広告は含みません | 広告ではありません | 広告を含まない記事です | 広報 | 広告代理店の本 |
  求人広告の作り方 | 送料無料 | PRイベントのお知らせ | 宣伝部だより | プロモーションコード | スポンサー募集 | 税込み | 2026年11月の価格`);

describe('an advertising label', () => {
  for (const label of LABELS)
    it(`is a word or sentence that readers know as one: ${label}`, () => {
      expect(isAdvertisingLabel(label)).to.equal(true);
      expect(isAdvertisingLabel(`\n  ${label} `)).to.equal(true);
    });

  for (const text of ORDINARY)
    it(`is no other text: ${text || 'none'}`, () => {
      expect(isAdvertisingLabel(text)).to.equal(false);
    });

  it('is the author’s own, whatever it says', () => {
    expect(isAdvertisingLabel(' Anzeige ', 'Anzeige')).to.equal(true);
    expect(isAdvertisingLabel('Anzeige', 'Ad')).to.equal(false);
  });

  it('is short: a long text is read in no time', () => {
    for (const part of ['広告', '本', 'ad ', 'sponsored by ', '【'])
      expect(isAdvertisingLabel(part.repeat(1_000_000))).to.equal(false);
  });
});
