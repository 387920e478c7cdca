import type { Catalogue } from '../../catalogue/catalogue.js';
import { box, line, svg } from '../../catalogue/sketch.js';

export const catalogue: Catalogue = {
  tag: 'mkt-bookmark-button',
  place: 110,
  summary: {
    en: 'a button that adds an item to the bookmarks',
    ja: '商品をお気に入りに加えるボタン',
  },
  words: {
    en: {
      name: 'Bookmark button',
      shows: 'Adds one item to the bookmarks',
      fields: {
        about: 'Name of the item',
        'bookmark-id': 'Bookmark id',
        icon: 'Icon only',
        'item-code': 'Item code',
      },
      helps: {
        'item-code': 'Code of the item to bookmark, “shop:number”, as in the item’s record.',
        'bookmark-id': 'Id of an existing bookmark. The button then removes it.',
        about: 'Name of the item, for readers who hear the button alone.',
        icon: 'Shows the icon only. With the name of a layout, it is placed as that layout needs it.',
      },
    },
    ja: {
      name: 'お気に入りボタン',
      shows: '商品を1つお気に入りに追加',
      fields: {
        about: '商品の名前',
        'bookmark-id': 'お気に入りの ID',
        icon: '印だけを表示',
        'item-code': '商品コード',
      },
      helps: {
        'item-code':
          'お気に入りに入れる商品のコードです。商品のレコードにある「ショップ:番号」の形です。',
        'bookmark-id': 'すでにあるお気に入りの ID です。ボタンは「削除」になります。',
        about: 'ボタンだけを読み上げで聞く読者のための、商品の名前です。',
        icon: '印だけを表示します。並べ方の名前を入れると、その並べ方に合う位置になります。',
      },
    },
  },
  reference: {
    description:
      '商品を読者のお気に入りに追加し、そのあと取り消すこともできるボタンです。読者の `access-token` が必要です。なければ押せず、そのことを伝えます。\n\n商品のお気に入りは同じものに戻せないので、削除の前に読者に確かめます。',
    attributes: {
      phase:
        'ボタンの状態です。`idle` は同意の前、`ready` は押せるとき、`loading` は問い合わせているとき、ほかは失敗したときです。要素が自分で書きます。',
    },
    slots: {
      '': '要素が動き出すまでと、`access-token` がないときなど、ボタンを使えないときに、代わりに表示されます。ログインへのリンクなどを書きます。',
    },
    parts: {
      status: '結果のお知らせ。',
      button: 'ボタン。',
      added: 'お気に入りに入っているときのボタン。',
    },
    properties: {
      '--mkt-accent-color': 'お気に入りの印とフォーカスの枠の色です。',
    },
    events: {
      'mkt-error': 'ボタンを使えないか、失敗しました。',
      'mkt-bookmark': '読者がボタンを押したとき（`pending`）と、その結果が出たときに届きます。',
    },
    members: {
      added: 'お気に入りに入っているかどうかです。ボタンの知るかぎりのものです。',
    },
  },
  sketch: svg`
    ${box(18, 20, 84, 28, 'frame')} <path class="accent" d="M30 26h12v17l-6-5-6 5z" /> ${line(50, 33, 40)}`,
  start: {
    'item-code': 'hidamari-6:80261163',
  },
  sample: {
    attributes: {
      'access-token': 'demo-both.looks',
      'item-code': 'asatsuyu-farm:80383663',
    },
  },
};
