const ja = {
  keep: 'キープ',
  view: 'キープ一覧を見る',
  full: (count: number) => `キープできるのは${count}件までです。`,
  noRoom: (count: number) => `上限のため、${count}件は追加できませんでした。`,
  /** Items of a shared list that are unavailable or could not be loaded. */
  notAdded: (count: number) => `${count}件は追加できませんでした。`,
  added: (count: number) => `${count}件を追加しました。`,
  restored: (count: number) => `${count}件を元に戻しました。`,
  /** The reader's own list, in place of a shared one. */
  has: (count: number) => `自分のキープは${count}件です。`,
  unsaved: 'このブラウザには保存できません。変更はページを離れるまで残ります。',
  none: 'キープしたものは、まだありません。',
  gone: '現在、取り扱いがありません',
  failed: '読み込めませんでした',
  removed: (name: string) => `「${name}」を外しました。`,
  removedAll: 'すべて外しました。',
  removedSome: (count: number) => `${count}件を外しました。`,
  undo: '元に戻す',
  empty: 'すべて外す',
  share: '一覧を共有',
  sent: '共有しました。',
  copied: 'アドレスをコピーしました。',
  /** Before an address that could not be copied. */
  address: '共有するアドレス：',
  /** Kinds that can only be found by their link. */
  omits: 'ゴルフ場とランキングの商品は、共有には含まれません。',
  shared: '共有された一覧です。',
  merge: '自分のキープに追加',
  own: '自分のキープを見る',
};

const items = (count: number) => (count === 1 ? 'one item' : `${count} items`);

const en: typeof ja = {
  keep: 'Keep',
  view: 'View list',
  full: (count) => `You can keep up to ${count} items.`,
  noRoom: (count) => `There was no room for ${items(count)}.`,
  notAdded: (count) => `Couldn’t add ${items(count)}.`,
  added: (count) => `Added ${items(count)}.`,
  restored: (count) => `Restored ${items(count)}.`,
  has: (count) => `Your list has ${items(count)}.`,
  unsaved: 'This browser can’t save the list. Your changes are lost when you leave.',
  none: 'You have not kept anything yet.',
  gone: 'Currently unavailable',
  failed: 'Couldn’t be loaded',
  removed: (name) => `Removed “${name}”.`,
  removedAll: 'Removed all.',
  removedSome: (count) => `Removed ${items(count)}.`,
  undo: 'Undo',
  empty: 'Remove all',
  share: 'Share list',
  sent: 'Shared.',
  copied: 'Address copied.',
  address: 'Address to share:',
  omits: 'Golf courses and items of rankings are not included.',
  shared: 'This list was shared with you.',
  merge: 'Add to my list',
  own: 'View my list',
};

export const keep = { ja, en };
