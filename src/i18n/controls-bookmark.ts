import type { Texts } from './words.js';

/** The words of the controls for bookmarks. */
export const bookmarkWords: Texts = {
  ispublic: '公開設定|Shown to',
  false: '非公開|Private',
  true: '公開|Public',
  regist_datetime: '登録が古い順|Oldest first',
  'regist_datetime:desc': '登録が新しい順|Newest first',
  price: '価格が安い順|Lowest price first',
  'price:desc': '価格が高い順|Highest price first',
};
