import type { Locale } from './locale.js';

/** What readers are told about their bookmarks. */
export interface BookmarkWords {
  readonly bookmark: string;
  readonly remove: string;
  readonly undo: string;
  readonly pending: string;
  readonly added: string;
  readonly removed: string;
  /** Where the text of the button says how to take it back. */
  readonly restored: string;
  readonly gone: string;
  /** Before what cannot be undone. */
  readonly ask: string;
  readonly failed: string;
  /** The service does not accept the token. */
  readonly refused: string;
  /** Nobody has signed in: below the button, and in place of the list. */
  readonly signIn: string;
  readonly signInToSee: string;
  readonly none: string;
  readonly points: (points: string) => string;
}

const ja: BookmarkWords = {
  bookmark: 'お気に入り',
  remove: '外す',
  undo: '元に戻す',
  pending: '送信中…',
  added: '追加しました。もう一度押すと取り消せます。',
  removed: '外しました。もう一度押すと元に戻せます。',
  restored: '元に戻しました。',
  gone: '外しました。',
  ask: '元に戻せません。もう一度押すと外します。',
  failed: 'うまくいきませんでした。もう一度お試しください。',
  refused: '有効期限切れか、許可がありません。ログインし直してください。',
  signIn: 'ログインすると追加できます。',
  signInToSee: 'ログインすると、お気に入りをここで見られます。',
  none: 'お気に入りはまだありません。',
  points: (points) => `100円につき${points}ポイント`,
};

const en: BookmarkWords = {
  bookmark: 'Bookmark',
  remove: 'Remove',
  undo: 'Undo',
  pending: 'Sending…',
  added: 'Added. Press again to undo.',
  removed: 'Removed. Press again to undo.',
  restored: 'Back again.',
  gone: 'Removed.',
  ask: 'This cannot be undone. Press again to remove.',
  failed: 'That did not work. Please try again.',
  refused: 'Your sign-in has expired or does not allow this. Please sign in again.',
  signIn: 'Sign in to bookmark this.',
  signInToSee: 'Sign in to see your bookmarks here.',
  none: 'You have no bookmarks yet.',
  points: (points) => `Points per ¥100: ${points}`,
};

/** The words in the language of a locale. */
export const wordsForBookmarks = ({ lang }: Locale): BookmarkWords => (lang === 'en' ? en : ja);
