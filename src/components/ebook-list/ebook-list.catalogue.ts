import type { Catalogue } from '../../catalogue/catalogue.js';
import { box, line, svg } from '../../catalogue/sketch.js';

export const catalogue: Catalogue = {
  tag: 'mkt-ebook-list',
  place: 40,
  summary: { en: 'e-books', ja: '電子書籍' },
  words: {
    en: {
      name: 'E-books',
      shows: 'E-books of a genre or an author',
      fields: {
        'ebook-genre-id': 'Genre',
        language: 'Language',
        'sales-type': 'Preorder or on sale',
      },
      helps: {
        layout:
          'List, grid, horizontal scrolling, compact, or a table; below 37.5em (600 px) of width, a table is a list.',
        'ebook-genre-id': 'Number of an e-book genre (under 101).',
        language: 'Language of the e-book.',
        'sales-type': 'Items on sale, or preorders.',
      },
    },
    ja: {
      name: '電子書籍',
      shows: 'ジャンルや著者の電子書籍',
      fields: {
        'ebook-genre-id': 'ジャンル',
        language: '言語',
        'sales-type': '発売前・発売中',
      },
      helps: {
        layout:
          '並べ方です。リスト・グリッド・横スクロール・コンパクト・表から選べます。表は、幅が 37.5em（600 px）より狭いとリストになります。',
        'ebook-genre-id': '電子書籍のジャンルの番号です（101 の下）。',
        language: '電子書籍の言語です。',
        'sales-type': '0 は通常の商品、1 は予約の商品です。',
      },
    },
  },
  reference: {
    description: '電子書籍です。',
    attributes: {
      sort: '並び順です。標準、発売日順、価格順（`+` は昇順、`-` は降順）、レビューが多い順、レビュー評価が高い順があります。',
    },
    slots: {
      genre: '読者が選べるジャンルです。番号を書きます：`<option value="101901">`。',
    },
    parts: {
      availability: '予約だけできるかどうか。',
      language: '言語。',
    },
  },
  sketch: svg`${[10, 48, 86].map(
    (x) =>
      svg`${box(x, 8, 26, 36, 'frame')}${line(x + 5, 15, 16)}${line(x + 5, 21, 16, 'faint')}${line(x + 5, 27, 12, 'faint')}${line(x, 52, 26)}`,
  )}`,
  start: {
    'ebook-genre-id': '101901',
    limit: '4',
  },
  sample: {
    attributes: {},
  },
};
