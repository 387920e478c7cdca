import { words, type Words } from './words.js';

const bookmarks = {
  bookmark: 'お気に入り|Bookmark',
  remove: '外す|Remove',
  undo: '元に戻す|Undo',
  pending: '送信中…|Sending…',
  added: '追加しました。もう一度押すと取り消せます。|Added. Press again to undo.',
  removed: '外しました。もう一度押すと元に戻せます。|Removed. Press again to undo.',
  /** Where the text of the button says how to take it back. */
  restored: '元に戻しました。|Back again.',
  gone: '外しました。|Removed.',
  /** Before what cannot be undone. */
  ask: '元に戻せません。もう一度押すと外します。|This cannot be undone. Press again to remove.',
  failed: 'うまくいきませんでした。もう一度お試しください。|That did not work. Please try again.',
  /** The service does not accept the token. */
  refused:
    '有効期限切れか、許可がありません。ログインし直してください。|Your sign-in has expired or does not allow this. Please sign in again.',
  /** Nobody has signed in: below the button, and in place of the list. */
  signIn: 'ログインすると追加できます。|Sign in to bookmark this.',
  signInToSee: 'ログインすると、お気に入りをここで見られます。|Sign in to see your bookmarks here.',
  none: 'お気に入りはまだありません。|You have no bookmarks yet.',
  points: '{0}ポイント/100円|{0} pt/¥100',
} as const;

/** What readers are told about their bookmarks. */
export const wordsForBookmarks = /* @__PURE__ */ words(bookmarks);

export type BookmarkWords = Words<typeof bookmarks>;
