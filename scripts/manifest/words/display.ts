/** Words of the attributes that change what an element shows, and how. */
import type { Texts } from '../../../src/exports/catalogues.js';
import { fitSizes } from '../../../src/exports/styles.js';
import type { WordsByAttribute } from './attribute-words.js';

const fitValues: Texts = Object.fromEntries(
  fitSizes.map((size) => [size, `${size.replace('x', ' × ')} px`]),
);

export const display: WordsByAttribute = {
  'action-label': {
    en: {
      label: 'Button text',
      help: 'Text of the button to an item. If empty, it fits the linked page.',
    },
    ja: {
      label: 'ボタンの文字',
      help: '商品へのボタンの文字です。空なら、リンク先に合う文字になります。',
    },
  },
  'color-scheme': {
    en: {
      label: 'Colour scheme',
      help: 'Takes the page’s colours, or has a light or dark background of its own. The last follows the reader’s setting.',
      values: { page: 'As the page', light: 'Light', dark: 'Dark', auto: 'As the reader prefers' },
    },
    ja: {
      label: '色',
      help: 'ページの色に合わせるか、明るい背景・暗い背景を自分で持つかです。auto は読者の設定に合わせます。',
      values: {
        page: 'ページに合わせる',
        light: 'ライト',
        dark: 'ダーク',
        auto: '読者の設定に合わせる',
      },
    },
  },
  columns: {
    en: {
      label: 'Columns, at most',
      help: 'Maximum number of columns. As many are shown as fit the width of the element.',
    },
    ja: {
      label: '横に並べる数（最大）',
      help: '横に並べる数の最大です。要素の幅に入るだけ並びます。',
    },
  },
  'reader-controls': {
    en: {
      label: 'What readers can change',
      help: 'What readers can change with a form or buttons.',
    },
    ja: {
      label: '読者が変えられるもの',
      help: '読者がフォームやボタンで変えられるものです。',
      reference:
        '読者がフォームやボタンで変えられるものです。探すための要素には、はじめからフォームが付きます。',
    },
  },
  credit: {
    en: {
      label: 'Credit line',
      help: 'Text that the service requires, with its address at the end. Shown once on the page.',
    },
    ja: {
      label: 'クレジット表記',
      help: 'サービスが求める表記です。終わりにアドレスを書けます。ページに1回表示されます。',
    },
  },
  'credit-place': {
    en: {
      label: 'Place of credit and disclaimer',
      help: 'Below the last element of the page, or below each.',
      values: { page: 'Once on the page', each: 'Below each element' },
    },
    ja: {
      label: 'クレジット表記と注記の場所',
      help: 'ページの最後の要素の下か、それぞれの要素の下です。',
      values: { page: 'ページに1回', each: 'それぞれの要素' },
    },
  },
  disclaimer: {
    en: { label: 'Disclaimer', help: 'A text about prices, shown once on the page.' },
    ja: { label: '価格の注記', help: '価格についての注記です。ページに1回表示されます。' },
  },
  disclosure: {
    en: {
      label: 'Ad label',
      help: 'Label beside links that earn. With an affiliate id, it is “Ad”, in Japanese “PR”. Empty removes it.',
    },
    ja: {
      label: '広告の表示',
      help: '収入になるリンクのそばの表示です。アフィリエイト ID があれば、ふつうは「PR」、英語では「Ad」です。空にすると消えます。',
    },
  },
  fit: {
    en: {
      label: 'Fixed size',
      help: 'A box of this size in pixels, with as many entries as fit.',
      values: fitValues,
    },
    ja: {
      label: '決まった大きさ',
      help: 'この大きさ（ピクセル）の枠に、入るだけの件数を並べます。',
      values: fitValues,
    },
  },
  heading: {
    en: {
      label: 'Heading',
      help: 'The heading above the list.',
    },
    ja: {
      label: '見出し',
      help: '一覧の上に出る見出しです。',
      reference: '一覧の上に出る見出しです。ランキングでは、auto でサービスの付けた題になります。',
    },
  },
  'heading-level': {
    en: { label: 'Heading level', help: 'Level of the heading on the page (1 to 6).' },
    ja: { label: '見出しのレベル', help: 'ページの中での見出しの深さ（1〜6）です。' },
  },
  hide: {
    en: {
      label: 'Parts to hide',
      help: 'The chosen parts are not shown, and the entries become shorter.',
    },
    ja: {
      label: '見せない項目',
      help: '選んだ項目は表示しません。その分、低くなります。',
      reference:
        '表示しない項目。ランキング、商品検索、選んだものの一覧の `sold-out` は、買えないものを外します。',
    },
  },
  'image-size': {
    en: {
      label: 'Picture size in pixels',
      help: 'Pixels of the pictures to request, if the service offers sizes. By default they fit their place and the screen.',
    },
    ja: {
      label: '写真のピクセル数',
      help: '取得する写真のピクセル数です（サービスで大きさを選べるとき）。ふつうは、場所と画面に合わせます。',
    },
  },
  'json-ld': {
    en: {
      label: 'Structured data',
      help: 'For search engines: writes the shown entries into the page, with prices; with “ratings” also ratings.',
      values: { '': 'Without ratings', ratings: 'With ratings' },
    },
    ja: {
      label: '構造化データ',
      help: '検索エンジンのために、表示しているものを価格とともにページに書きます。ratings にすると、評価も書きます。',
      values: { '': '評価なし', ratings: '評価つき' },
    },
  },
  layout: {
    en: { label: 'Layout', help: 'List, grid, horizontal scrolling, compact and others.' },
    ja: {
      label: '並べ方',
      help: '並べ方です。リスト・グリッド・横スクロール・コンパクトなどから選べます。',
      reference:
        '並べ方です。リスト・グリッド・横スクロール・コンパクトなどから選べます。表（table）のある要素でも、幅が 37.5em（600 px）より狭いとリストになります。',
    },
  },
  limit: {
    en: { label: 'Number of entries', help: 'How many entries are shown.' },
    ja: { label: '表示する数', help: '表示する件数です。' },
  },
  keep: {
    en: {
      label: 'Page with kept entries',
      help: 'Readers get a button to keep entries. The address of your page with their list, such as /kept/.',
    },
    ja: {
      label: 'キープの一覧のページ',
      help: '読者が1件ごとに「キープ」できるボタンが付きます。一覧のあるページのアドレスを、/kept/ のように書きます。',
    },
  },
  'link-params': {
    en: {
      label: 'Parameters of links',
      help: 'Adds parameters to the links of entries, such as scid=post42. {page} and {position} are filled in. The marketplace’s terms may forbid it.',
    },
    ja: {
      label: 'リンクのパラメータ',
      help: '1件ごとのリンクに、scid=post42 のようなパラメータを付けます。{page} と {position} が使えます。規約で禁じられていることがあります。',
    },
  },
  loading: {
    en: {
      label: 'When to load',
      help: 'When data is requested: near the viewport, or at once.',
      values: { lazy: 'Near the viewport', eager: 'At once' },
    },
    ja: {
      label: '読み込むとき',
      help: 'いつ問い合わせるかです。ふつうは画面に近づいてから、eager ならすぐに問い合わせます。',
      values: { lazy: '画面に近づいたら', eager: 'すぐに' },
    },
  },
  look: {
    en: {
      label: 'Look',
      help: 'Style of the cards: soft shadow, text between lines, outlined, or small and dense for sidebars. If empty, that of the nearest mkt-config.',
      values: { card: 'Cards', plain: 'Plain', outline: 'Outlined', dense: 'Small and dense' },
    },
    ja: {
      label: 'デザイン',
      help: 'カードの雰囲気です。やわらかい影のカード、線で区切った文章、枠、サイドバー向けの小さく詰めたものから選べます。書かなければ、いちばん近い mkt-config のものになります。',
      values: { card: 'カード', plain: 'シンプル', outline: '枠線', dense: '小さく詰める' },
    },
  },
  'map-attribution': {
    en: {
      label: 'Map copyright notice',
      help: 'Copyright notice that the terms of the map tiles require.',
    },
    ja: { label: '地図の著作権表示', help: '地図タイルの利用条件にある著作権表示です。' },
  },
  'map-tiles': {
    en: {
      label: 'Address of map tiles',
      help: 'Address of map tiles, to show roads. {z}, {x} and {y} become the place. If empty, the map is an outline of Japan and no other service is requested.',
    },
    ja: {
      label: '地図タイルのアドレス',
      help: '道路まで見せたいときの地図タイルのアドレスです。{z}・{x}・{y} が場所になります。空なら日本の輪郭になり、ほかのサービスには問い合わせません。',
    },
  },
  pager: {
    en: {
      label: 'Further entries',
      help: 'A button adds entries, or readers turn pages.',
      values: { none: 'None', more: '“Show more” button', pages: 'Pages' },
    },
    ja: {
      label: '続きの見せ方',
      help: '続きをボタンで足すか、ページを切り替えるかです。',
      values: { none: 'なし', more: '「もっと見る」ボタン', pages: 'ページ切り替え' },
    },
  },
  rel: {
    en: { label: 'Link rel', help: 'rel of all links. It marks paid links.' },
    ja: {
      label: 'リンクの rel',
      help: 'すべてのリンクの rel です。広告のリンクの印が入っています。',
    },
  },
  show: {
    en: {
      label: 'Parts to show',
      help: 'Only the chosen parts are shown. If none is chosen: all.',
    },
    ja: { label: '見せる項目', help: '選んだ項目だけを表示します。書かなければすべてです。' },
  },
  substitute: {
    en: {
      label: 'Substitute when unavailable',
      help: 'If the item named by its number is no longer available, shows similar ones. The value is the words to search for; without words, the other attributes such as the genre, else the text of the link inside.',
    },
    ja: {
      label: 'なくなったときの代わり',
      help: '番号で書いたものがなくなったとき、代わりに近いものを表示します。値には探す言葉を書きます。言葉がなければ、ジャンルなどほかの属性で、それもなければ中のリンクの文字で探します。',
    },
  },
  target: {
    en: { label: 'Link target', help: 'target of all links (where they open).' },
    ja: { label: 'リンクの target', help: 'すべてのリンクの target（開く場所）です。' },
  },
  view: {
    en: {
      label: 'Map',
      help: 'List, map or both. With the map alone, the list is one row below it.',
      values: { list: 'List', map: 'Map', both: 'Map and list' },
    },
    ja: {
      label: '一覧と地図の表示',
      help: '一覧・地図・両方から選べます。地図だけのとき、一覧は下に1行で並びます。',
      values: { list: '一覧', map: '地図', both: '地図と一覧' },
    },
  },
};
