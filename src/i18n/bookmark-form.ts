import type { bookmarkList } from '../client/operations/bookmark.js';
import type { Locale } from './locale.js';

const ja = {
  formName: 'お気に入りの表示条件',
  labels: { ispublic: '公開設定' },
  options: {
    ispublic: { false: '非公開', true: '公開' } satisfies Record<
      Exclude<(typeof bookmarkList.params.ispublic.values)[number], ''>,
      string
    >,
    sort: {
      regist_datetime: '登録が古い順',
      'regist_datetime:desc': '登録が新しい順',
      price: '価格が安い順',
      'price:desc': '価格が高い順',
    } satisfies Record<(typeof bookmarkList.params.sort.values)[number], string>,
  },
};

const en: typeof ja = {
  formName: 'Filter and sort bookmarks',
  labels: { ispublic: 'Visibility' },
  options: {
    ispublic: { false: 'Private', true: 'Public' },
    sort: {
      regist_datetime: 'Oldest first',
      'regist_datetime:desc': 'Newest first',
      price: 'Lowest price first',
      'price:desc': 'Highest price first',
    },
  },
};

export const bookmarkForm: Readonly<Record<Locale, typeof ja>> = { ja, en };
