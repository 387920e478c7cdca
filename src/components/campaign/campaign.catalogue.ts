import type { Catalogue } from '../../catalogue/catalogue.js';

export const catalogue: Catalogue = {
  tag: 'mkt-campaign',
  place: 130,
  summary: {
    en: 'your words above other elements, on the days of a campaign',
    ja: 'キャンペーンの日だけ、ほかの要素の上に出す文',
  },
  words: {
    en: {},
    ja: {},
  },
  reference: {
    description:
      '中の要素の上に、キャンペーンの日だけ書き手の文を表示します。開いたままのタブでも、その時刻に現れ、その時刻に消えます。ほかの日も文の場所は空けておくので、何も動きません。そのあいだはスクリーンリーダーにも読まれません。`from`・`until`・`days` のどれもなければいつも表示し、正しくない値があれば表示しません。\n\nスクリプトが動くまでは、`mkt.css` が文を隠します。',
    attributes: {
      from: '始まりの日か、始まりの分です。`2026-11-27` や `2026-11-27T20:00` と書きます。',
      until: '終わりの日か、最後の分です。`2026-11-27` や `2026-11-27T09:59` と書きます。',
      days: '毎月の日です。カンマか空白で区切ります。例：`5,10,15`。',
      'time-zone': '日や時のタイムゾーンです。',
    },
    slots: {
      text: 'キャンペーンの文です。どんなマークアップでも書けます。',
      '': 'キャンペーンの対象の要素です。いつも表示されます。',
    },
  },
};
