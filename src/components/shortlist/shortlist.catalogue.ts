import type { Catalogue } from '../../catalogue/catalogue.js';
import { box, line, svg } from '../../catalogue/sketch.js';

export const catalogue: Catalogue = {
  tag: 'mkt-shortlist',
  place: 15,
  summary: {
    en: 'items that you have chosen, with your words; also compared',
    ja: '自分で選んだものを、ひとことを添えて。比べる表も',
  },
  words: {
    en: {
      name: 'Your own picks',
      shows: 'Your own picks, each with your words',
      fields: { best: 'Marks of best values', kept: 'What the reader keeps' },
      helps: {
        best: 'Marks the lowest price and the highest rating of a comparison.',
        kept: 'Shows what the reader keeps by the buttons of the setting keep.',
      },
      values: { best: { mark: 'Mark', none: 'None' } },
    },
    ja: {
      name: '自分で選ぶ',
      shows: '選んだものに、ひとことを添えて',
      fields: { best: 'いちばんの印', kept: '読者のキープ' },
      helps: {
        best: '比べる表で、いちばん安い価格といちばん高い評価に印を付けます。',
        kept: '設定 keep のボタンで読者がキープしたものを表示します。',
      },
      values: { best: { mark: '付ける', none: '付けない' } },
    },
  },
  reference: {
    description:
      '自分で選んだものです。番号で書いた宿・商品・本・電子書籍を12件まで、書いた順に、書いた言葉と一緒に表示します。`layout="compare"` は、1件を1列にした表です。\n\n1件は、要素の子か、一覧の `<li>` です。`data-hotel-no`、`data-product-id`、`data-isbn`、`data-isbnjan`、`data-jan`、`data-item-number` のどれかと、リンクと、言葉を書きます。`data-isbn` と `data-item-number` を一緒に書くと、紙の本とその電子書籍です。`data-award` は、写真に付ける数文字の言葉です。`<dl>` は表の行になります。\n\n取り扱いのなくなったものと、問い合わせに失敗したものは、書いたリンクと言葉のまま、その場所に残ります。`hide="sold-out"` を付けると、取り扱いのないものは外れます（読者のキープの一覧は除きます）。\n\n`kept` を付けると、設定 `keep` のボタンで読者がキープしたものを表示します。読者は、外す・共有する・比べることができます。キープしたものがない間は、中に書いたものを表示します。',
    attributes: {
      'checkin-date':
        '泊まり始める日です。宿の料金に使います。`2026-12-05` のほか、今日から数えた `+14`、`sat`、`+2sat` とも書けます。',
      'checkout-date': '出発の日です。書かなければ、その次の日です。',
    },
    parts: {
      award: '写真に付ける言葉。',
      author: '著者。なければアーティスト。',
      maker: 'メーカー。なければブランド。',
      area: '宿の場所。',
      price: '価格。宿と商品は、いちばん安い価格。',
      action: '本の電子書籍へのリンク。',
      ebook: '比べる表での、電子書籍の価格。',
      words: '書き手の言葉。',
      best: 'いちばんの印。',
      'kept-tools': 'キープの一覧のボタンと、最後に押した結果。',
      'kept-share': '一覧のアドレスを共有するボタン。',
      'kept-empty': 'すべて外すボタン。',
      'kept-undo': '外したものを元に戻すボタン。',
      'kept-merge': '共有された一覧を自分のキープに加えるボタン。',
      'kept-own': '共有された一覧の代わりに自分のキープを表示するボタン。',
      differences: '比べる表の上のチェックボックス。',
      'further-facts': '1件だけにある項目をその下に表示する、比べる表のボタン。',
      station: '宿の最寄り駅。これより後の部分は、比べる表にあります。',
      access: '宿への行き方。',
      aspects: '宿の項目別の評価。',
      sellers: '出品数。',
      publisher: '出版社。なければレーベル。',
      size: '本の種類。',
      availability: '在庫状況。',
      details: '仕様の1行。',
      term: '書き手が書いた行。',
    },
  },
  sketch: svg`
    ${box(6, 8, 24, 24)} ${line(34, 10, 48)} ${line(34, 17, 62, 'faint')} ${line(34, 24, 50, 'faint')} ${box(6, 8, 14, 6, 'accent')}
    ${box(6, 38, 24, 24)} ${line(34, 40, 44)} ${line(34, 47, 58, 'faint')} ${line(34, 54, 36, 'faint')}`,
  hasItems: true,
  sample: {
    attributes: { heading: 'いつもの3つ', 'affiliate-id': 'AFF' },
    content: `<div data-product-id="6e71ec466ee941eb1cb13d8af0ed7ddc" data-award="毎日使う">
<a href="https://market.example/">コーヒーメーカー</a><p>豆をひく音で目が覚めます。</p>
<dl><dt>良い点</dt><dd>手入れ</dd></dl></div>
<div data-isbn="9784999900008" data-item-number="4529999000007">
<a href="https://market.example/">雨宿りの灯台守</a><p>1日に1章だけと決めています。</p></div>
<div data-hotel-no="12401"><a href="https://market.example/">湯けむり亭</a><p>子どもとゆっくり。</p></div>
<div data-isbn="9784999900015"><a href="https://market.example/">雨宿りの銭湯</a></div>`,
  },
};
