import type { Catalogue } from '../../catalogue/catalogue.js';
import { book, svg } from '../../catalogue/sketch.js';

export const catalogue: Catalogue = {
  tag: 'mkt-book-list',
  place: 30,
  summary: {
    en: 'books, CDs, DVDs, games, software, magazines',
    ja: '本、CD、DVD、ゲーム、ソフトウェア、雑誌',
  },
  words: {
    en: {
      name: 'Books and media',
      shows: 'Books, CDs, DVDs, games, magazines',
      fields: {
        'artist-name': 'Artist, actor or director',
        availability: 'Availability',
        'book-genre-id': 'Genre (CDs, DVDs)',
        'books-genre-id': 'Genre',
        'chirayomi-flag': 'Free preview only',
        hardware: 'Platform',
        label: 'Label or maker',
        'limited-flag': 'Limited editions only',
        'maker-code': 'Maker’s item number',
        media: 'Media',
        os: 'Operating system',
        'out-of-stock-flag': 'Include out-of-stock items',
        size: 'Format',
      },
      helps: {
        layout:
          'List, grid, horizontal scrolling, compact, or a table; below 37.5em (600 px) of width, a table is a list.',
        'books-genre-id':
          'Number of a book or media genre. It differs from the marketplace genres.',
        media:
          'What is listed. With a medium chosen, the fields of its search are available. If empty, the fields that you use decide: an author means books, a platform means games.',
        'artist-name': 'For CDs the artist, for DVDs a director or actor.',
        availability: 'Only items with this availability.',
        'book-genre-id': 'Number of a genre under 002 for CDs, under 003 for DVDs.',
        'chirayomi-flag': 'Only items with a free preview.',
        hardware: 'Platform of the game.',
        label: 'Name of the label or maker.',
        'limited-flag': 'Only limited editions.',
        'maker-code': 'The maker’s own number of the item.',
        os: 'Operating system of the software.',
        'out-of-stock-flag': 'Also lists items that are out of stock.',
        size: 'Only this kind of book.',
      },
      values: {
        media: {
          total: 'All',
          book: 'Books',
          cd: 'CDs',
          dvd: 'DVDs, Blu-rays',
          software: 'Software',
          game: 'Games',
          'foreign-book': 'Foreign books',
          magazine: 'Magazines',
        },
        'chirayomi-flag': {
          '0': 'All',
          '1': 'With a free preview',
        },
        availability: {
          '0': 'All',
        },
        'out-of-stock-flag': {
          '0': 'No',
          '1': 'Yes',
        },
        'limited-flag': {
          '0': 'All',
          '1': 'Limited editions',
        },
        size: {
          '0': 'All',
        },
      },
    },
    ja: {
      name: '本・メディア',
      shows: '本・CD・DVD・ゲーム・雑誌',
      fields: {
        'artist-name': 'アーティスト・出演者・監督',
        availability: '在庫状況',
        'book-genre-id': 'ジャンル（CD・DVD）',
        'books-genre-id': 'ジャンル',
        'chirayomi-flag': '試し読みできる商品のみ',
        hardware: '対応機種',
        label: 'レーベル・発売元',
        'limited-flag': '限定版のみ',
        'maker-code': 'メーカー品番',
        media: 'メディア',
        os: '対応 OS',
        'out-of-stock-flag': '在庫切れも表示',
        size: '本の種類',
      },
      helps: {
        layout:
          '並べ方です。リスト・グリッド・横スクロール・コンパクト・表から選べます。表は、幅が 37.5em（600 px）より狭いとリストになります。',
        'books-genre-id':
          '本・メディアのジャンルの番号です。マーケットプレイスのジャンルとは別のものです。',
        media:
          '何の一覧かです。メディアを選ぶと、その検索の項目が使えます。書かなければ、使った項目で決まります。著者なら本、対応機種ならゲームです。',
        'artist-name': 'CD ではアーティスト、DVD では監督や出演者の名前です。',
        availability:
          '在庫の状態で絞り込みます。0 すべて、1 在庫あり、2 3〜7日ほどで発送、3 3〜9日ほどで発送、4 メーカーに在庫あり、5 予約、6 メーカーに確認。',
        'book-genre-id': 'CD は 002、DVD は 003 で始まるジャンルの番号です。',
        'chirayomi-flag': '1 にすると、試し読みできるものだけを出します。',
        hardware: 'ゲームの対応機種です。',
        label: 'レーベルや発売元の名前です。',
        'limited-flag': '1 にすると、限定版だけを出します。',
        'maker-code': 'メーカーがつけた品番です。',
        os: '対応する OS です。',
        'out-of-stock-flag': '1 にすると、在庫切れのものも出します。',
        size: '本の種類です。0 すべて、1 単行本、2 文庫、3 新書、4 全集・双書、5 事典・辞典、6 図鑑、7 絵本、8 カセット・CDなど、9 コミック、10 その他。',
      },
      values: {
        media: {
          total: 'すべて',
          book: '本',
          cd: 'CD',
          dvd: 'DVD・ブルーレイ',
          software: 'ソフトウェア',
          game: 'ゲーム',
          'foreign-book': '洋書',
          magazine: '雑誌',
        },
        'chirayomi-flag': {
          '0': 'すべて',
          '1': '試し読みできる商品のみ',
        },
        availability: {
          '0': 'すべて',
        },
        'out-of-stock-flag': {
          '0': '表示しない',
          '1': '表示する',
        },
        'limited-flag': {
          '0': 'すべて',
          '1': '限定版のみ',
        },
        size: {
          '0': 'すべて',
        },
      },
    },
  },
  reference: {
    description:
      '本とそのほかのメディアです。`media` が問い合わせる検索を選びます。すべてを探すものと、1つのメディアを詳しく探すものがあります。`media` を書かないときは、1つのメディアの検索だけにある属性があれば、それで決まります。その検索にない属性は、コンソールに出ます。',
    attributes: {
      'artist-name':
        'CD ではアーティスト、DVD では監督や出演者の名前に含まれる言葉です。空白で区切れます。',
      'book-genre-id':
        'CD は 002、DVD は 003 の下のジャンルの番号です。ほかのメディアの属性と違い、つづりに s がありません。',
      'books-genre-id':
        '本・メディアのジャンルの番号です。マーケットプレイスのジャンルとは別のものです。ソフトウェアは 004、洋書は 005、ゲームは 006、雑誌は 007 の下です。',
      sort: '並び順です。標準、売れている順、発売日順、価格順（`+` は昇順、`-` は降順）、レビューが多い順、レビュー評価が高い順があります。',
    },
    slots: {
      genre: '読者が選べるジャンルです。番号を書きます：`<option value="001004">`。',
    },
    parts: {
      label: 'レーベルか発売元。',
      artist: 'アーティスト・監督・出演者。',
      hardware: 'ゲームの対応機種。',
      os: 'ソフトウェアの対応 OS。',
      size: '本の種類。',
      cycle: '雑誌の刊行の間隔。',
      price: '価格。割引があれば、定価と割引も。',
      code: 'ISBN か JAN コード。',
      tracks: 'CD の曲目。',
      preview: '試し読みのリンクを含む部分。',
    },
  },
  sketch: svg`${[10, 36, 62, 88].map(book)}`,
  start: {
    media: 'book',
    'books-genre-id': '001004',
    limit: '4',
  },
  sample: {
    attributes: {
      media: 'book',
    },
    controls: 'title author publisher code size genre availability preview sort',
  },
};
