import type { Catalogue } from '../../catalogue/catalogue.js';
import { box, svg } from '../../catalogue/sketch.js';

export const catalogue: Catalogue = {
  tag: 'mkt-golf-finder',
  place: 70,
  summary: {
    en: 'a search form and golf courses, also by distance',
    ja: '検索フォームとゴルフ場。距離でも探せます',
  },
  words: {
    en: {
      name: 'Golf courses',
      shows: 'A search form and golf courses',
      fields: {
        'area-code': 'Area',
        reservation: 'Bookable courses only',
      },
      helps: {
        'area-code': 'Number of a golf area.',
        reservation: 'Only golf courses that can be booked, or all.',
      },
      values: {
        reservation: {
          '0': 'All',
          '1': 'Bookable courses only',
        },
      },
    },
    ja: {
      name: 'ゴルフ場',
      shows: '検索フォームとゴルフ場',
      fields: {
        'area-code': '地域',
        reservation: '予約できるコースのみ',
      },
      helps: {
        'area-code': 'ゴルフの地域の番号です。',
        reservation: '1 は予約できるゴルフ場だけ、0 はすべてです。',
      },
      values: {
        reservation: {
          '0': 'すべて',
          '1': '予約できるコースのみ',
        },
      },
    },
  },
  reference: {
    description:
      '検索フォームとゴルフ場です。ある場所からの距離でも探せます。`reader-controls="none"` とすると、フォームのない一覧になります。',
    attributes: {
      latitude: '中心の緯度です。日本測地系の度で書きます。',
      longitude: '中心の経度です。日本測地系の度で書きます。',
      sort: '並び順です。レビューの数、名前、都道府県、高速道路、予約、評価の項目（`evaluation` は総合）、距離、向いている人から選べます。',
    },
    slots: {
      area: '読者が選べる地域です。コードを書きます：`<option value="8">`。',
    },
    parts: {
      rating: '評価の星。',
      action: '予約カレンダーかレビューへのリンク。',
      address: '住所。',
      highway: '最寄りの高速道路の出口。',
      distance: '指定した場所からの直線距離（km）。',
    },
  },
  sketch: svg`
    <path class="box" d="M6 60q24-34 54-22t54-20v42z" />
    <path class="frame" d="M84 34V10" /><path class="accent" d="M84 10l16 6-16 6z" />
    ${box(6, 6, 56, 11, 'frame')}`,
  start: {
    'area-code': '12',
    limit: '3',
  },
  sample: {
    attributes: {
      'area-code': '8',
    },
    content: '<option slot="area" value="8">茨城</option>',
  },
};
