import type { bookmarkList as operation } from '../../client/operations/bookmark.js';
import { bookmarkButton } from '../bookmark-button/texts.js';
import type { Locale } from '../../i18n/locale.js';

const ja = {
  empty: 'お気に入りはまだありません。',
  refused: bookmarkButton.ja.status.refused,
  signIn: 'ログインすると、お気に入りをここで見られます。',
  points: (points: string) => `100円につき${points}ポイント`,
  formName: 'お気に入りの表示条件',
  labels: { ispublic: '公開設定' },
  options: {
    ispublic: { false: '非公開', true: '公開' } satisfies Record<
      Exclude<(typeof operation.params.ispublic.values)[number], ''>,
      string
    >,
    sort: {
      regist_datetime: '登録が古い順',
      'regist_datetime:desc': '登録が新しい順',
      price: '価格が安い順',
      'price:desc': '価格が高い順',
    } satisfies Record<(typeof operation.params.sort.values)[number], string>,
  },
};

const en: typeof ja = {
  empty: 'You have no bookmarks yet.',
  refused: bookmarkButton.en.status.refused,
  signIn: 'Sign in to see your bookmarks here.',
  points: (points) => `${points} ${points === '1' ? 'point' : 'points'} per ¥100`,
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

export const bookmarkList: Readonly<Record<Locale, typeof ja>> = { ja, en };
