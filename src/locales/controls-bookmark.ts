/** The words of the controls for bookmarks. */
import type { WordsByLang } from './controls.js';

const ja = {
  ispublic: '公開設定',
  false: '非公開',
  true: '公開',
  regist_datetime: '登録が古い順',
  'regist_datetime:desc': '登録が新しい順',
  price: '価格が安い順',
  'price:desc': '価格が高い順',
};

const en: Record<keyof typeof ja, string> = {
  ispublic: 'Shown to',
  false: 'Private',
  true: 'Public',
  regist_datetime: 'Oldest first',
  'regist_datetime:desc': 'Newest first',
  price: 'Lowest price first',
  'price:desc': 'Highest price first',
};

export const bookmarkWords: WordsByLang = { ja, en };
