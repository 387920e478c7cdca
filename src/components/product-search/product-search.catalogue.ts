import type { Catalogue } from '../../catalogue/catalogue.js';
import { svg, tile } from '../../catalogue/sketch.js';

export const catalogue: Catalogue = {
  tag: 'mkt-product-search',
  place: 20,
  summary: {
    en: 'products, each with its price range over all sellers',
    ja: '商品と、すべてのショップの価格の幅',
  },
  words: {
    en: {
      name: 'Products',
      shows: 'Products with the prices of all sellers',
      fields: {
        'max-price': 'Max price (¥)',
        'min-price': 'Min price (¥)',
      },
      helps: {
        layout:
          'List, grid, horizontal scrolling, compact, or a table; below 37.5em (600 px) of width, a table is a list.',
        'min-price': 'Only items at this price (yen) or above.',
        'max-price': 'Only items at this price (yen) or below. Must be above the lowest price.',
      },
    },
    ja: {
      name: '商品',
      shows: '全ショップの価格つきで商品を並べる',
      fields: {
        'max-price': '価格の上限（円）',
        'min-price': '価格の下限（円）',
      },
      helps: {
        layout:
          '並べ方です。リスト・グリッド・横スクロール・コンパクト・表から選べます。表は、幅が 37.5em（600 px）より狭いとリストになります。',
        'min-price': 'この値段（円）以上のものだけです。',
        'max-price': 'この値段（円）以下のものだけです。下限より大きくします。',
      },
    },
  },
  reference: {
    description:
      'キーワード・ジャンル・ID で探した商品です。扱っているすべてのショップの価格の幅が付きます。',
    attributes: {
      sort: '並び順です。標準、発売日が新しい順、売れている順、満足度が高い順があります。',
    },
    slots: {
      genre: '読者が選べるジャンルです。番号を書きます：`<option value="100371">`。',
    },
    parts: {
      price: '買えるものの最安・平均・最高の価格。図が付きます。',
      maker: 'メーカー。なければブランド。',
      rank: 'ジャンルのランキングの順位。',
      sellers: '出品数。',
      'sold-out': '価格の代わりに出る、今は買えないことの案内。',
      details: '仕様の表。',
    },
  },
  sketch: svg`${[8, 46, 84].map((x) => tile(x))}`,
  start: {
    'genre-id': '100671',
    limit: '4',
    layout: 'grid',
  },
  sample: {
    attributes: {
      'genre-id': '100371',
    },
  },
};
