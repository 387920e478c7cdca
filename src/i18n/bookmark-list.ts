import { bookmarkButton } from './bookmark-button.js';
import type { Locale } from './locale.js';

const ja = {
  empty: 'お気に入りはまだありません。',
  refused: bookmarkButton.ja.status.refused,
  signIn: 'ログインすると、お気に入りをここで見られます。',
  points: (points: string) => `100円につき${points}ポイント`,
};

const en: typeof ja = {
  empty: 'You have no bookmarks yet.',
  refused: bookmarkButton.en.status.refused,
  signIn: 'Sign in to see your bookmarks here.',
  points: (points) => `${points} ${points === '1' ? 'point' : 'points'} per ¥100`,
};

export const bookmarkList: Readonly<Record<Locale, typeof ja>> = { ja, en };
