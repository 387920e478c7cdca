/** Japanese texts of the reference: shared ones, and those of the elements' catalogues. */
import { catalogues, type Reference, type Texts } from '../../../src/exports/catalogues.js';
import { fieldTexts } from './fields.js';

export const descriptions: Texts = Object.fromEntries(
  catalogues.map(({ tag, reference }) => [tag, reference.description]),
);

/** Attributes that the builder does not offer. */
const attributes: Texts = {
  phase: '要素の状態です。スタイルシートやテストのために、要素が自分で書きます。',
  lang: '要素の文字の言語です。ページの中でいちばん近いものが使われ、なければ日本語、ほかの言語なら英語になります。',
};

const slots: Texts = {
  '': '代わりの内容です。要素が動き出すまで、画面に近づくまで、何も見つからなかったとき、エラーのときに表示されます。読者が検索したときは、見つからなかったことがその上に出ます。',
  item: '1件ごとのカードの代わりになる `<template>` です。',
  shop: '1件ごとに表示する、ほかの店へのリンクです。3つまで書けます：`<a href="https://shop.example/search?q={title}">`。`{title}`、`{isbn}`、`{jan}`、`{author}` と項目の名前は、その1件の値に変わります。値のないものには表示されません。`from`、`until`、`days` を付けると、その期間だけ表示します。`color`（`#c00`）は、ボタンの色です。並べ方が `compact` か `table` のときは表示されません。',
  heading: '属性 `heading` の代わりの見出しです。',
  empty: '何も見つからなかったとき、代わりの内容の代わりに表示されます。',
  error: 'エラーのとき、代わりの内容の代わりに表示されます。',
  footer: '一覧の下に表示されます。',
};

const parts: Texts = {
  heading: '見出し。',
  list: '一覧。',
  item: '1件。',
  link: '1件の主なリンクと、そのほかのリンク。',
  image: '写真。',
  title: '名前。',
  'call-to-action': '主なリンクのボタン。`hide="action"` で消えます。',
  'shop-link': 'ほかの店へのリンク（スロット `shop`）。',
  keep: '1件をキープするボタン（`keep` のとき）。',
  'keep-note': 'そのボタンを押した後、そばに出る文。',
  'keep-link': 'その文の中の、一覧へのリンク。',
  notice: 'なくなったものの代わりを表示していることのお知らせ（`substitute` を付けたとき）。',
  status: '読者へのお知らせ。',
  retry: '失敗したものをもう一度試すボタン。',
  disclosure: '収入になるリンクの表示。',
  'as-of': 'データがいつのものかを示す時刻。',
  credit: 'クレジット表記（`credit` のとき）。',
  disclaimer: '価格の注記（`disclaimer` のとき）。',
  consent: '読者に同意を求める部分（`consent="click"` のとき）。',
  'consent-button': 'そのボタン。',
  form: '読者が使うフォーム。',
  field: 'フォームの入力欄。',
  label: '入力欄の名前。',
  error: '入力欄のエラー。',
  conditions: '入力欄の多いフォームで、折りたたまれている部分。',
  submit: '検索するボタン。折りたたまれている部分にも1つあります。',
  reset: 'ページの作成者が決めた条件に戻すボタン。',
  chips: '読者が選んだもの。一覧の上に並びます。',
  chip: '選んだもの1つ。押すと取り消すボタン。',
  clear: 'すべて取り消すボタン。',
  genres: '見つかったもののジャンル。',
  pager: '続きへ進むボタンの並び。',
  more: '続きを表示するボタン。',
  page: '1ページ分のボタン。',
  previous: '前のページへ、または横スクロールで前へ戻るボタン。',
  next: '次のページへ、または横スクロールで次へ進むボタン。',
  doctor: '`debug` でページの作成者に見えるパネル。',
  author: '著者。',
  series: 'シリーズ。',
  publisher: '出版社。',
  rating: 'レビューの平均と件数。',
  price: '価格。',
  availability: '在庫の状態。',
  release: '発売日。',
  action: '試し読みのリンク。',
  points: 'いつもの何倍のポイントが付くか。多いときだけ表示されます。',
  shop: 'ショップ。',
  bookmark: 'お気に入りボタンを含む部分。',
  near: '現在地のまわりを探すボタン。',
  caption: '紹介文。',
  actions: 'ほかのリンク。',
  map: '地図。',
  marker: '1件ごとの、地図の上の印。',
  'search-here': '地図に見えている範囲で探すボタン。',
  rooms: '空室。',
  room: '空室1つ、またはそのプラン。',
  'all-rooms': 'グリッドとカルーセルで、宿のすべての空室を表示するボタン。',
  meals: '含まれる食事。',
  charge: '料金。サービスが知らせていれば、1泊ごとに。',
  calendar: '日ごとの料金のカレンダー。`reader-controls="calendar"` のときだけです。',
  'show-prices': '日ごとの料金を問い合わせるボタン。',
  night: 'カレンダーの1日。`cheapest` や `chosen` もパートとして付きます。',
  rank: 'ランキングの順位。',
};

const properties: Texts = {
  '--mkt-color': '文字の色です。',
  '--mkt-background': '要素全体の背景です。`--mkt-color` と合わせて決めてください。',
  '--mkt-accent-color':
    '検索ボタン、価格、そのほかのリンク、ポインタを合わせた1件、フォーカスの枠の色です。文字に使うときは、ページに合わせて暗く、または明るくなります。',
  '--mkt-on-accent-color': 'その色のボタンの上の文字の色です。既定では黒か白になります。',
  '--mkt-border-color':
    '1件のまわりとあいだの線の色です。既定では、デザインに合わせて文字の色を薄めたものです。',
  '--mkt-fill-color': '写真の背景とプレースホルダーの色です。既定では、文字の色の10分の1です。',
  '--mkt-star-color': '評価の星の色です。既定では、ページに合うオレンジです。',
  '--mkt-rank-color': '順位の数字の色です。既定では白、文字の明るい所では黒です。',
  '--mkt-rank-background': '順位の数字の背景です。既定では、数字の反対の色です。',
  '--mkt-surface-color': '1件ごとの背景です。`--mkt-color` と合わせて決めてください。',
  '--mkt-font-size': '文字全体の大きさです。これをもとにしたすべての大きさも変わります。',
  '--mkt-heading-size': '見出しの大きさです。これ以下は、どれも全体に対する `em` です。',
  '--mkt-title-size': '名前の大きさです。',
  '--mkt-small-size': '小さな文字の大きさです。レビュー、ショップ、時刻、広告の表示に使います。',
  '--mkt-line-height': '行の高さです。文字の大きさの倍数で書きます。',
  '--mkt-padding': '1件の内側の余白です。長さを1つ書きます。',
  '--mkt-gap': '1件ごとのすき間です。既定では、並べ方に合わせます。',
  '--mkt-border-width': '1件のまわりの線の太さです。',
  '--mkt-radius': '1件の角の丸みです。写真や入力欄の丸みも、これに合わせます。',
  '--mkt-control-radius': 'ボタンと入力欄の角の丸みです。既定では `--mkt-radius` の0.6倍です。',
  '--mkt-shadow':
    '1件の影です。既定では、デザイン `card` にやわらかい影が付き、ほかにはありません。',
  '--mkt-shadow-hover':
    'ポインタを合わせたときの影です。既定は `--mkt-shadow` と同じように決まります。',
  '--mkt-duration': '変化にかかる時間です。動きを望まない読者には使われません。',
  '--mkt-easing': '変化のしかた（速さの曲線）です。',
  '--mkt-row-height':
    '1件の高さです。既定では、並べ方に合わせます。テンプレートを使うときは、高さの最小です。',
  '--mkt-map-height': '地図の高さです。',
  '--mkt-map-water-color': '日本の輪郭のまわりの海の色です。',
  '--mkt-map-land-color': 'その輪郭の陸の色です。',
};

const events: Texts = {
  'mkt-load': '応答を表示しました。',
  'mkt-error':
    '応答が届かなかったか、問い合わせができません。まだ表示しているものは `records` にあります。番号で書いたものがなくなったときも起こり、そのエラーの `code` は `gone` です。',
  'mkt-select': '一覧のリンクがクリックされました（中ボタンも含みます）。取りやめられます。',
  'mkt-impression': '1件の半分以上が1秒間見えていました。',
  'mkt-search':
    '読者が検索します。パラメータの名前で知らせます。取りやめると、何も問い合わせません。',
  'mkt-keep':
    '読者が1件をキープしました。または、やめました（`keep` のとき）。番号は `id`、その種類は `kind` です。',
  'mkt-consent': '読者が `consent="click"` のボタンを押しました。',
};

const members: Texts = {
  phase: '要素の状態です。属性 `phase` と同じです。',
  records: '今表示しているレコードです。',
  'refresh()': 'キャッシュにかかわらず、問い合わせ直します。',
};

/** The meanings that one element has, or that differ there. */
const ofElements = (kind: Exclude<keyof Reference, 'description'>): Texts =>
  Object.fromEntries(
    catalogues.flatMap(({ tag, reference }) =>
      Object.entries(reference[kind] ?? {}).map(([name, text]) => [`${tag} ${name}`, text]),
    ),
  );

/** Meanings, by kind and name; for one element only, by `tag name`. */
export const meanings = {
  attributes: {
    ...attributes,
    ...fieldTexts.ja.helps,
    ...fieldTexts.ja.references,
    ...ofElements('attributes'),
  },
  slots: { ...slots, ...ofElements('slots') },
  parts: { ...parts, ...ofElements('parts') },
  properties: { ...properties, ...ofElements('properties') },
  events: { ...events, ...ofElements('events') },
  members: { ...members, ...ofElements('members') },
} satisfies Record<string, Texts>;

/** Texts around the tables. */
export const words: Texts = {
  Reference: 'リファレンス',
  Settings: '設定',
  Display: '表示',
  Attributes: '属性',
  'Shared attributes with its own values': '値がこの要素だけ違う、共通の属性',
  Slots: 'スロット',
  Parts: 'パート',
  'Custom properties': 'カスタムプロパティ',
  Events: 'イベント',
  'Properties and methods': 'プロパティとメソッド',
  'Fields for templates': 'テンプレートで使えるフィールド',
  Field: 'フィールド',
  Example: '例',
  Attribute: '属性',
  Name: '名前',
  Values: '値',
  Detail: '`detail`',
  Default: '既定',
  'In looks': 'デザインごと',
  Meaning: '意味',
  '(default)': '（既定）',
};

/** Translates the values of an attribute, in the words of the kit's rules. */
const RULES: readonly (readonly [english: RegExp, japanese: string])[] = [
  [/^text$/, '文字'],
  [/^(?:list|comma-separated entries)$/, 'カンマ区切り'],
  [/^space-separated entries$/, '空白区切り'],
  [/^present or absent$/, 'あるかないか'],
  [/^present, or words of two or more .*$/, '値なし、または2文字以上の言葉'],
  [/^http\(s\) address or a path$/, 'http(s) のアドレスかパス'],
  [/^integer from (\S+) to (\S+)$/, '$1〜$2の整数'],
  [/^integer from (\S+)$/, '$1以上の整数'],
  [/^integer$/, '整数'],
  [/^number from (\S+) to (\S+)$/, '$1〜$2の数'],
  [/^number from (\S+)$/, '$1以上の数'],
  [/^number$/, '数'],
  [/^in degrees, from (\S+) to (\S+)$/, '$1〜$2の度'],
  [/^day or minute such as (\S+) or (\S+)$/, '$1 か $2 のような時'],
  [/^days such as (\S+)$/, '$1 のような日'],
  [/^time zone such as (\S+)$/, '$1 のようなタイムゾーン'],
  [/^id without blanks and full-width characters$/, '空白と全角文字のない ID'],
  [/^version such as (\S+)$/, '$1 のような版'],
  [/^pairs such as (\S+)$/, '$1 のような組'],
  [/^pairs such as "(.+)", of (.+)$/, '$1 のような組（$2）'],
  [
    /^words of two or more .* at most (\d+) single-byte or (\d+) double-byte characters in all$/,
    '2文字以上の言葉（かなと記号を除く全角文字は1文字でも可）。全体で半角$1文字・全角$2文字以内',
  ],
  [/^(\d+) characters$/, '$1桁'],
  [/^genre under (\d+)$/, '$1 の下のジャンル'],
  [/^https address with \{z\}, \{x\} and \{y\}$/, '{z}・{x}・{y} を含む https のアドレス'],
  [/^address that starts with http:\/\/ or https:\/\/$/, 'http:// か https:// で始まるアドレス'],
  [/^up to (\d+) comma-separated whole numbers$/, 'カンマ区切りの整数（$1個まで）'],
  [/^up to (\d+) comma-separated entries$/, 'カンマ区切り（$1個まで）'],
  [/^comma-separated entries of (.+)$/, 'カンマ区切り（$1）'],
  [/^at least (\d+) characters long$/, '$1文字以上'],
  [/^calendar date written YYYY-MM-DD$/, 'YYYY-MM-DD の日付'],
];

const oneRule = (rule: string): string => {
  const bare = rule.replace(/^an? /, '');
  const translation = RULES.find(([english]) => english.test(bare));
  return translation ? bare.replace(...(translation as [RegExp, string])) : rule;
};

const others = (text: string) =>
  text.replace(/\bthe others\b/g, 'ほか').replace(/\bnone\b/g, 'なし');

/** The values of an attribute, for each operation if they differ. */
export const ruleOf = (rule: string): string =>
  rule
    .split('; ')
    .map((part) => {
      const [, own = part, by] = /^(.*) \(([\w, ]+)\)$/.exec(part) ?? [];
      return by && rule.includes('; ') ? `${oneRule(own)}（${others(by)}）` : oneRule(part);
    })
    .join('、');

/** Translates the additions to a meaning: operations, the version and defaults. */
export function additionsOf(summary: string): string {
  const [, not, only] = /\b(?:Not of ([\w, ]+)|Only of ([\w, ]+))\./.exec(summary) ?? [];
  const [, since] = /\bSince (\d+\.\d+\.\d+)\./.exec(summary) ?? [];
  const [, byDefault] = /\bDefault: (.+)\.$/.exec(summary) ?? [];
  return [
    not && `${not} にはありません。`,
    only && `${only} だけのものです。`,
    since && `${since} からあります。`,
    summary.includes(' Required there.') && 'そこでは必須です。',
    summary.includes(' Required.') && '必須です。',
    byDefault && `既定値：${others(byDefault)}。`,
  ]
    .filter(Boolean)
    .join('');
}

/** Translates a group of attributes of which one is required. */
export const choiceOf = (choice: string): string =>
  choice
    .replace(/One of (.+?) is needed/g, '$1 のどれかが必要です')
    .replace(/ \(([\w, ]+)\)/g, '（$1）')
    .replaceAll('.', '。');
