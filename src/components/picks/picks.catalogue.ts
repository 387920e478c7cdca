import type { Catalogue } from '../../catalogue/catalogue.js';
import { svg, tile } from '../../catalogue/sketch.js';

export const catalogue: Catalogue = {
  tag: 'mkt-picks',
  alias: 'mkt-dynamic-ad',
  place: 80,
  summary: { en: 'recommendations that match the page', ja: 'ページに合ったおすすめ' },
  words: {
    en: {
      name: 'Recommendations',
      shows: 'Items that match the page',
      fields: {
        'developer-id': 'Developer id',
        fields: 'Names of the fields',
        'items-path': 'Path of the list',
        url: 'Address of the page',
      },
      helps: {
        url: 'Address of the page that the recommendations are for. If empty: the page itself.',
        'items-path': 'Where the list is: names joined by dots, such as Body.Items.',
        fields: 'Where the fields of an entry are, such as title=ItemName href=ItemUrl.',
        'developer-id': 'Id of the developer, of the same kind as an application id.',
      },
    },
    ja: {
      name: 'おすすめ',
      shows: 'そのページに合う商品',
      fields: {
        'developer-id': '開発者 ID',
        fields: '項目の対応',
        'items-path': '一覧の場所',
        url: 'ページのアドレス',
      },
      helps: {
        url: 'おすすめの元になるページのアドレスです。空なら、置いたページになります。',
        'items-path': '一覧がある場所です。Body.Items のように、名前を点でつなぎます。',
        fields: '1件の中のどこに何があるかです。title=ItemName href=ItemUrl のように書きます。',
        'developer-id': '開発者の ID です。アプリ ID と同じ種類のものです。',
      },
    },
  },
  reference: {
    description:
      '置いたページへのおすすめです。`url` は、書かなければページの正規のアドレス、それもなければオリジンとパスになります。',
  },
  sketch: svg`${tile(-14)} ${tile(22)} ${tile(58)} ${tile(94)}`,
  start: {
    layout: 'carousel',
    limit: '6',
  },
  sample: {
    attributes: {
      url: 'https://blog.example/tea',
    },
  },
};
