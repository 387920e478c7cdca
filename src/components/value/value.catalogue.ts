import type { Catalogue } from '../../catalogue/catalogue.js';
import { box, line, svg } from '../../catalogue/sketch.js';

export const catalogue: Catalogue = {
  tag: 'mkt-value',
  place: 120,
  summary: { en: 'a price, a rating or a name within a sentence', ja: '文の中の価格・評価・名前' },
  words: {
    en: {
      name: 'In a sentence',
      shows: 'A price, rating or name within text',
      fields: {
        field: 'Value',
        chars: 'Width in characters',
      },
      helps: {
        field: 'Price, rating, reviews, name (a link), or the name of a field.',
        chars:
          'Keeps this width free until the value is there, so that no line moves. Includes the label.',
      },
      values: {
        field: { price: 'Price', rating: 'Rating', reviews: 'Reviews', name: 'Name, a link' },
      },
    },
    ja: {
      name: '文の中の値',
      shows: '文章の中に価格・評価・名前を1つ',
      fields: {
        field: '表示する項目',
        chars: '幅（文字数）',
      },
      helps: {
        field: '価格・評価・レビューの数・名前のほか、テンプレートと同じ項目も選べます。',
        chars:
          '値が入るまで取っておく幅を、文字の数で書きます。行が動きません。広告の表示の分も含みます。',
      },
      values: {
        field: { price: '価格', rating: '評価', reviews: 'レビューの数', name: '名前のリンク' },
      },
    },
  },
  reference: {
    description:
      '文の中の、1件の項目1つです。価格、評価、リンクの付いた名前などです。リンクでない値を押すと、データがいつのものかが後ろに出ます。同じものの値がいくつあっても、問い合わせは1回です。広告の表示は、段落の最初のリンクのあとに1つ付きます。\n\n1件は `isbn`、`isbnjan`、`jan`、`item-number`、`product-id`、`hotel-no` のどれかで決めます。サービスには、`item-code` やゴルフ場の番号による検索はありません。',
    attributes: {
      isbn: '本の ISBN です。番号の属性を1つだけ書きます。',
      isbnjan: '本やそのほかのメディアの ISBN か JAN コードです。',
      jan: 'CD・DVD・ゲーム・ソフトウェア・雑誌の JAN コードです。',
      'hotel-no': 'ホテルの番号です。',
      field:
        '表示する項目です。`price`（価格）、`rating`（評価）、`reviews`（レビューの数）、`name`（リンクの付いた名前）、またはテンプレートと同じ項目の名前です。',
    },
    slots: {
      '': '値が出るまでと、値がないときに表示されます。',
    },
    parts: {
      item: '値。',
      'as-of': 'データがいつのものか。値を押すと出ます。',
      link: '名前のリンク。',
    },
    events: {
      'mkt-error': '応答が届かなかったか、問い合わせができません。',
      'mkt-select': 'リンクがクリックされました（中ボタンも含みます）。取りやめられます。',
      'mkt-impression': '値の半分以上が1秒間見えていました。',
    },
    members: {
      records: '今表示しているレコードです。1件の一覧です。',
    },
  },
  sketch: svg`
    ${line(8, 16, 104)} ${line(8, 32, 30)} ${box(44, 26, 32, 14, 'accent')} ${line(82, 32, 30)} ${line(8, 48, 76)}`,
  start: {
    isbn: '9784999900008',
    field: 'price',
    chars: '8',
  },
  sample: {
    attributes: {
      isbn: '9784999900008',
      field: 'name',
    },
  },
};
