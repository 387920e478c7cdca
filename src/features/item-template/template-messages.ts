import type { Locale } from '../../i18n/locale.js';

/** Mistakes in a template, after the wrong part. */
export const templateMessages = {
  empty: { en: 'empty, so entries are shown without it', ja: '空なので使われません' },
  noTemplate: { en: 'must be a <template>', ja: '<template> にしてください' },
  noTable: { en: 'ignores the template', ja: 'テンプレートは使われません' },
  refused: { en: 'left out, since entries run no code', ja: '除かれます。コードは動きません' },
  formatAlone: { en: 'needs data-text on the same element', ja: '同じ要素に data-text が必要です' },
  braces: { en: 'shown as written, so use the attribute', ja: '属性で書いてください' },
  noField: { en: 'needs the name of a field', ja: 'フィールドの名前が必要です' },
  misplaced: { en: 'not for this tag', ja: 'このタグでは使えません' },
  unknownField: { en: 'there is no such field', ja: 'このフィールドはありません' },
  noAddress: { en: 'not an http(s) address', ja: 'http(s) のアドレスではありません' },
  noText: { en: 'neither text nor a number', ja: '文字でも数でもありません' },
  unknownFormat: { en: 'there is no such format', ja: 'この形式はありません' },
  unfit: { en: 'no value fits this format', ja: 'この形式に合う値がありません' },
} satisfies Record<string, Record<Locale, string>>;
