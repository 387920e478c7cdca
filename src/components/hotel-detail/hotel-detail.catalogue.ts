import type { Catalogue } from '../../catalogue/catalogue.js';
import { box, line, svg } from '../../catalogue/sketch.js';

export const catalogue: Catalogue = {
  tag: 'mkt-hotel-detail',
  place: 60,
  summary: {
    en: 'one hotel: pictures, access, ratings by aspect',
    ja: '1軒のホテル：写真、行き方、項目ごとの評価',
  },
  words: {
    en: {
      name: 'One hotel',
      shows: 'Pictures, access and ratings of a hotel',
      fields: {
        'map-url': 'Address of a map',
      },
      helps: {
        'map-url':
          'Address of a map service. {latitude} and {longitude} become the place in degrees of WGS84. If empty, the picture of the map is not a link.',
      },
    },
    ja: {
      name: 'ホテル1軒',
      shows: '写真・アクセス・評価を詳しく',
      fields: {
        'map-url': '地図のアドレス',
      },
      helps: {
        'map-url':
          '地図サービスのアドレスです。{latitude} と {longitude} が、WGS84 の度で表した場所になります。書かなければ、地図の写真はリンクになりません。',
      },
    },
  },
  reference: {
    description:
      'ホテル1軒の写真・アクセス・項目別の評価です。\n\n高さは、サービスが知らせる内容によって変わります。あらかじめ取っておく場所は、ふつうのホテルの大きさです。`--mkt-row-height` で変えられます。',
    attributes: {
      'hotel-no': 'ホテルの番号です。',
    },
    parts: {
      price: 'いちばん安い料金。',
      action: 'プランやレビューへのリンクの1つ。',
      actions: 'プランとレビューへのリンク。',
      map: '地図の写真。`map-url` があれば、地図へのリンクも。',
      pictures: '写真。1枚が見えています。',
      'picture-number': '見えているのが何枚目か。',
      thumbnail: '大きな写真を見せる小さな写真。',
      vacancies: 'カレンダーで選んだ日の空室。',
      rooms: '空室の一覧。',
      facts: '住所・電話・アクセス・最寄り駅・駐車場。',
      aspects: '項目別の評価の平均を示す棒。',
      review: 'レビュー1件。',
    },
  },
  sketch: svg`
    ${box(6, 6, 52, 42)} ${line(64, 9, 48)} ${line(64, 17, 40, 'faint')} ${line(64, 24, 44, 'faint')}
    ${box(64, 34, 48, 14, 'accent')} ${box(6, 52, 16, 10)} ${box(24, 52, 16, 10)} ${box(42, 52, 16, 10)}`,
  start: {
    'hotel-no': '10101',
  },
  sample: {
    attributes: {
      'hotel-no': '14022',
    },
  },
};
