import { words } from './words.js';

/** What the columns of a table hold, by the parts of an entry; what is not here, books.ts has. */
export const partWords = /* @__PURE__ */ words({
  image: '画像|Picture',
  title: '商品名|Name',
  maker: 'メーカー|Maker',
  author: '著者|Author',
  artist: 'アーティスト|Artist',
  series: 'シリーズ|Series',
  publisher: '出版社|Publisher',
  label: '発売元|Label',
  hardware: '対応機種|For',
  os: '対応OS|System',
  size: '形態|Format',
  cycle: '発行|Cycle',
  language: '言語|Language',
  rating: '評価|Rating',
  rank: '順位|Rank',
  price: '価格|Price',
  availability: '在庫状況|Availability',
  sellers: '販売|Sellers',
  release: '発売日|Released',
  code: 'ISBN・JAN|ISBN, JAN',
});
