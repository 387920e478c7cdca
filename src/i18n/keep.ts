/** Texts about the things that a reader keeps. */
import type { Locale } from './locale.js';

const ja = {
  keep: 'キープ',
  view: '一覧を見る',
  full: (count: number) => `キープできるのは${count}件までです。`,
  untilLeft: 'このブラウザには保存できません。ページを離れるまで残ります。',
  none: 'キープしたものは、まだありません。',
  gone: '今は取り扱いがありません',
  removed: (name: string) => `「${name}」を外しました。`,
  removedAll: 'すべて外しました。',
  undo: '元に戻す',
  empty: 'すべて外す',
  share: '一覧を共有',
  copied: 'アドレスをコピーしました。',
  /** Before an address that could not be copied. */
  address: '共有するアドレス：',
  /** Kinds that can only be found by their link. */
  omits: 'ゴルフ場とランキングの商品は入りません。',
  shared: '共有された一覧です。',
  merge: '自分のキープに加える',
  own: '自分のキープを見る',
};

const en: typeof ja = {
  keep: 'Keep',
  view: 'View list',
  full: (count) => `You can keep up to ${count} things.`,
  untilLeft: 'This browser cannot save it: it stays until you leave the page.',
  none: 'You have not kept anything yet.',
  gone: 'Not available now',
  removed: (name) => `Removed “${name}”.`,
  removedAll: 'Removed all.',
  undo: 'Undo',
  empty: 'Remove all',
  share: 'Share list',
  copied: 'Address copied.',
  address: 'Address to share: ',
  omits: 'Golf courses and items of rankings are not included.',
  shared: 'This list was shared with you.',
  merge: 'Add to my list',
  own: 'View my list',
};

export const keep: Readonly<Record<Locale, typeof ja>> = { ja, en };
