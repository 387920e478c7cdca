const ja = {
  bookmark: 'お気に入り',
  remove: '外す',
  undo: '元に戻す',
  /** After a removal that cannot be undone. */
  gone: '外しました',
  /** In place of a button that cannot be used. */
  unusable: 'お気に入りは、今は使えません。',
  status: {
    pending: '保存中…',
    added: '追加しました。もう一度押すと取り消せます。',
    removed: '外しました。もう一度押すと元に戻せます。',
    /** When the button itself offers to undo. */
    restored: '元に戻しました。',
    gone: '外しました。',
    /** Before a removal that cannot be undone. */
    confirm: '外すと元に戻せません。外すにはもう一度押してください。',
    /** The service reports an existing bookmark without its id. */
    known: 'お気に入りに追加済みです。',
    /** The service reports that there is no such bookmark. */
    missing: 'お気に入りにはありませんでした。',
    failed: '更新できませんでした。もう一度お試しください。',
    /** The response is lost or confirms nothing, so the outcome is unknown. */
    lost: '更新できたか確認できませんでした。もう一度試すか、ログインし直してください。',
    /** The service does not accept the token. */
    refused: 'ログインの有効期限が切れているか、権限がありません。もう一度ログインしてください。',
    signIn: 'ログインすると追加できます。',
  },
};

const en: typeof ja = {
  bookmark: 'Bookmark',
  remove: 'Remove',
  undo: 'Undo',
  gone: 'Removed',
  unusable: 'Bookmarks are not available now.',
  status: {
    pending: 'Saving…',
    added: 'Added. Press again to undo.',
    removed: 'Removed. Press again to undo.',
    restored: 'Restored.',
    gone: 'Removed.',
    confirm: 'This cannot be undone. Press again to remove.',
    known: 'Already in your bookmarks.',
    missing: 'It was not in your bookmarks.',
    failed: 'Couldn’t save. Please try again.',
    lost: 'Couldn’t confirm the change. Please try again, or sign in again.',
    refused: 'Your session has expired or lacks permission. Please sign in again.',
    signIn: 'Sign in to bookmark this.',
  },
};

export const bookmarkButton = { ja, en };

export type BookmarkStatus = keyof (typeof bookmarkButton)['ja']['status'];
