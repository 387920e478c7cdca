import type { Catalogue } from '../../catalogue/catalogue.js';
import { box, row, svg, word } from '../../catalogue/sketch.js';

export const catalogue: Catalogue = {
  tag: 'mkt-ranking',
  place: 10,
  summary: {
    en: 'best sellers: overall, by genre, by age and gender of the buyers',
    ja: '売れ筋：総合、ジャンル別、購入者の年代・性別',
  },
  words: {
    en: {
      name: 'Ranking',
      shows: 'Best sellers: overall, by genre, by age',
      fields: {
        age: 'Buyers’ age',
        bookmarks: 'Bookmark buttons',
        period: 'Period',
        sex: 'Buyers’ gender',
      },
      helps: {
        age: 'Buyers’ age group. 50 is 50 and over.',
        sex: 'Gender of the buyers. Can be combined with the age.',
        bookmarks:
          'Adds a bookmark button to each item on pages that have the reader’s access token.',
        period: 'Period over which sales are counted.',
        heading: 'The heading above the ranking; auto for the title that the service gives it.',
      },
      values: {
        period: {
          realtime: 'Real time',
        },
      },
    },
    ja: {
      name: 'ランキング',
      shows: '総合・ジャンル・年代別の売れ筋',
      fields: {
        age: '購入者の年代',
        bookmarks: 'お気に入りボタンを付ける',
        period: '集計の期間',
        sex: '購入者の性別',
      },
      helps: {
        age: '10歳ごとの年代です。50は50代以上です。',
        sex: '購入者の性別です。年代と組み合わせられます。',
        bookmarks: '読者のアクセストークンがあるページで、商品にお気に入りボタンが付きます。',
        period: 'いつの売れ行きかです。',
        heading: 'ランキングの上に出る見出しです。auto で、サービスの付けた題になります。',
      },
      values: {
        period: {
          realtime: 'リアルタイム',
        },
      },
    },
  },
  reference: {
    description:
      'マーケットプレイスの売れ筋です。総合、ジャンル別、または購入者の年代と性別ごとです。',
    attributes: {
      carrier: '端末の種類です。0 はパソコン、1 は携帯電話、2 はスマートフォンです。',
      page: '30件ずつ数えた、何ページ目かです。',
    },
    slots: {
      genre: '読者が選べるジャンルです。番号を書きます：`<option value="100371">`。',
    },
    parts: {
      'points-end': 'そのポイントが終わる時刻。',
      sale: 'セールが終わる時刻。',
      'sold-out': '価格の代わりに出る、今は買えないことの案内。',
      bookmark: '1件ごとの `<mkt-bookmark-button>`。',
      caption: 'ショップのキャッチコピー。',
      medal: '1位から3位。',
    },
  },
  sketch: svg`${[0, 1, 2].map((at) =>
    row(8 + at * 19, svg`${word(6, 19 + at * 19, String(at + 1))}${box(16, 7 + at * 19, 14, 14)}`),
  )}`,
  start: {
    limit: '5',
    layout: 'list',
  },
  sample: {
    attributes: {
      heading: '売れ筋',
    },
    content: '<option slot="genre" value="100371">お茶</option>',
  },
};
