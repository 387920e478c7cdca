import type { Catalogue } from '../../catalogue/catalogue.js';
import { box, line, svg } from '../../catalogue/sketch.js';

export const catalogue: Catalogue = {
  tag: 'mkt-hotel-search',
  place: 50,
  summary: {
    en: 'a search form and hotels; with dates, vacant rooms and rates',
    ja: '検索フォームとホテル。日付があれば、空室と料金',
  },
  words: {
    en: {
      name: 'Hotels',
      shows: 'A search form and hotels, with a map',
      fields: {
        'all-return-flag': 'All hotels nearby',
        'detail-class-code': 'Station or district',
        'hotel-chain-code': 'Hotel chains',
        'large-class-code': 'Country',
        'max-charge': 'Max price (¥)',
        'middle-class-code': 'Prefecture',
        'min-charge': 'Min price (¥)',
        operation: 'Kind of search',
        'search-field': 'Where to search',
        'search-pattern': 'Entries',
        'small-class-code': 'City',
        'squeeze-condition': 'Amenities',
      },
      helps: {
        'middle-class-code': 'Code of the prefecture, from the list of areas.',
        'small-class-code': 'Code of the city, from the list of areas.',
        'large-class-code': 'Code of the country, from the list of areas.',
        'detail-class-code': 'Code of the station or district, from the list of areas.',
        'all-return-flag': 'Lists all hotels around the coordinates at once, without pages.',
        'hotel-chain-code': 'Codes of up to 5 hotel chains, separated by commas.',
        'max-charge': 'Highest rate per night (yen). Must be above the lowest; needs dates.',
        'min-charge': 'Lowest rate per night (yen). Needs dates.',
        operation: 'Which search to use. By default, what you enter decides.',
        'search-field': 'Searches names of hotels, plans and rooms, or names of hotels only.',
        'search-pattern': 'Lists hotels, or plans.',
        'squeeze-condition':
          'Hotels that meet all chosen conditions: non-smoking rooms, internet, a public bath, a hot spring.',
      },
      values: {
        operation: {
          keyword: 'Keyword',
          simple: 'Area, number, coordinates',
          vacant: 'Vacant rooms',
        },
        'all-return-flag': {
          '1': 'Yes',
        },
        'search-field': {
          '0': 'Hotels, plans and rooms',
          '1': 'Hotels only',
        },
        'search-pattern': {
          '0': 'Hotels',
          '1': 'Plans',
        },
      },
    },
    ja: {
      name: 'ホテル検索',
      shows: '検索フォームとホテル。地図も',
      fields: {
        'all-return-flag': '周辺をすべて表示',
        'detail-class-code': '駅・詳細地域',
        'hotel-chain-code': 'ホテルチェーン',
        'large-class-code': '国',
        'max-charge': '料金の上限（円）',
        'middle-class-code': '都道府県',
        'min-charge': '料金の下限（円）',
        operation: '検索の種類',
        'search-field': '探す場所',
        'search-pattern': '表示の単位',
        'small-class-code': '市区町村',
        'squeeze-condition': 'こだわり条件',
      },
      helps: {
        'middle-class-code': '都道府県のコードです（地域一覧より）。',
        'small-class-code': '市区町村のコードです（地域一覧より）。',
        'large-class-code': '国のコードです（地域一覧より）。',
        'detail-class-code': '駅や地区のコードです（地域一覧より）。',
        'all-return-flag': '1 にすると、座標のまわりの宿を、ページに分けずにすべて出します。',
        'hotel-chain-code': 'ホテルチェーンのコードを、カンマ区切りで5つまで。',
        'max-charge': '1泊の料金の上限（円）です。下限より大きくします。日付と一緒に使います。',
        'min-charge': '1泊の料金の下限（円）です。日付と一緒に使います。',
        operation: 'どの検索を使うかです。ふつうは入力した内容から自動で選ばれます。',
        'search-field': '0 は宿・プラン・部屋の名前、1 は宿の名前だけを探します。',
        'search-pattern': '0 は宿ごと、1 はプランごとに並べます。',
        'squeeze-condition':
          '選んだ条件をすべて満たす宿を探します。禁煙ルーム、インターネット、大浴場、温泉があります。',
      },
      values: {
        operation: {
          keyword: 'キーワード',
          simple: '地域・番号・座標',
          vacant: '空室',
        },
        'all-return-flag': {
          '1': '表示する',
        },
        'search-field': {
          '0': '宿・プラン・部屋の名前',
          '1': '宿の名前のみ',
        },
        'search-pattern': {
          '0': '宿ごと',
          '1': 'プランごと',
        },
      },
    },
  },
  reference: {
    description:
      '検索フォームとホテルです。日付があれば空室も表示します。どの検索に問い合わせるかは、書いたもので決まります。チェックインとチェックアウトの日付があれば空室検索、キーワードがあればキーワード検索、両方あればキーワードで見つかったホテルの空室、そのほかは地域・番号・座標による検索です。チェックインの日付だけなら1泊です。日付は、日本時間の `+14`（2週間後）や、`sat`（次の土曜日）、`+2sat`（その2週間後の土曜日）とも書けます。過ぎた日には問い合わせません。キーワードで見つかったホテルは、一度に15軒まで調べます。求めるものがどれにもなければ、読者は続きを探せます。`reader-controls="none"` とすると、フォームのない一覧になります。\n\n1件のために取っておく場所は、部屋を表示しないホテルの高さの最大です。部屋を表示するときは、その分だけ高くなります。',
    attributes: {
      'hotel-no': 'ホテルの番号です。カンマで区切って15軒まで書けます。',
      latitude: '中心の緯度です。秒（小数点以下2桁まで）で書きます。`datum-type` が1なら度です。',
      longitude: '中心の経度です。秒（小数点以下2桁まで）で書きます。`datum-type` が1なら度です。',
      'search-radius': '座標のまわり何キロまで探すかです。0.1〜3 です。',
      sort: '並び順です。`standard` は、検索によって、番号順か近い順、合っている順、おすすめ順です。ほかに、料金の安い順と高い順があります。',
    },
    slots: {
      area: '読者が選べる地域です：`<option value="japan,tokyo,tokyo,A">`。広い区分から順に、コードをカンマで区切ります。狭いほうは省けます。',
    },
    parts: {
      price: 'いちばん安い料金。',
      action: '部屋を予約するリンク。',
      guests: '人数と部屋のパネルを開くボタン。',
      panel: '人数と部屋のパネル。',
      area: 'ホテルの場所。',
      station: '最寄り駅。',
      access: '行き方。',
    },
  },
  sketch: svg`
    ${box(6, 6, 84, 12, 'frame')} ${box(94, 6, 20, 12, 'accent')} ${box(6, 24, 34, 20)}
    ${line(46, 27, 52)} ${line(46, 34, 36, 'faint')} ${box(6, 50, 34, 12)} ${line(46, 53, 44)}`,
  start: {
    'large-class-code': 'japan',
    'middle-class-code': 'tokyo',
    limit: '3',
  },
  sample: {
    attributes: {
      'middle-class-code': 'tokyo',
      'adult-num': '2',
    },
  },
};
