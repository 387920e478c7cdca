import type { Catalogue } from '../../catalogue/catalogue.js';
import { box, line, svg } from '../../catalogue/sketch.js';

export const catalogue: Catalogue = {
  tag: 'mkt-bookmark-list',
  place: 100,
  summary: { en: 'the bookmarks of the signed-in reader', ja: 'ログインした読者のお気に入り' },
  words: {
    en: {
      name: 'Bookmarks',
      shows: 'Items the signed-in reader has saved',
      fields: {
        ispublic: 'Visibility',
      },
      helps: {
        ispublic: 'Public bookmarks, private ones, or both.',
      },
      values: {
        ispublic: {
          '': 'All',
        },
      },
    },
    ja: {
      name: 'お気に入り',
      shows: 'ログインした読者のお気に入り',
      fields: {
        ispublic: '公開設定',
      },
      helps: {
        ispublic: '公開（true）・非公開（false）のお気に入りを選べます。空なら両方です。',
      },
      values: {
        ispublic: {
          '': 'すべて',
        },
      },
    },
  },
  reference: {
    description:
      'ログインした読者のお気に入りです。1件ごとに、削除と、その取り消しができるボタンが付きます。読者の `access-token` が必要です。なければ、読者にログインを促します。\n\n`hits` か `limit` を書かなければ、一度に10件を求めます。サービスが返すのは40件までです。`reader-controls="none"` とすると、フォームのない一覧になります。\n\n読者がボタンですることは、`<mkt-bookmark-button>` のイベントとして届きます。',
    attributes: {
      hits: '1ページのお気に入りの件数です。',
      sort: '並び順です。登録した順か価格順で、`:desc` は新しい順、高い順です。',
    },
    parts: {
      points: '商品を買うと付くポイント。',
    },
  },
  sketch: svg`${[0, 1, 2].map(
    (at) =>
      svg`<path class="accent" d=${`M8 ${8 + at * 19}h10v14l-5-4-5 4z`} />${box(24, 8 + at * 19, 14, 14)}${line(44, 10 + at * 19, 60)}${line(44, 16 + at * 19, 36, 'faint')}`,
  )}`,
  start: {
    limit: '5',
  },
  sample: {
    attributes: {
      'access-token': 'demo-both.looks',
    },
  },
};
