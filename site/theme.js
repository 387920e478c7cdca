/** Texts and fields of the theme page, in each language. */

/** Texts; choices by their values; `hues` from 0° in steps of 30°. */
const words = {
  ja: {
    title: '見た目を調整する',
    description:
      'すべての要素の色・形・大きさ・動きをその場で変えると、ページに貼る HTML と CSS ができます。',
    lead: 'すべての要素が、お試し用のデータで動いています。変えた設定は、あなたのページ用の HTML と CSS になって下に出ます。',
    document: '使える名前と既定値の一覧',
    theme: '見た目の設定',
    look: 'デザイン',
    looks: { card: 'カード', plain: 'シンプル', outline: '枠線', dense: '小さく詰める' },
    scheme: '色の決め方',
    schemes: {
      page: 'ページに合わせる',
      light: 'ライト',
      dark: 'ダーク',
      auto: '読者の設定に合わせる',
    },
    page: '置くページの色',
    pages: { '': '端末の設定', light: '白', dark: '黒', cream: 'クリーム', blue: '青' },
    accent: 'アクセント',
    color: '色',
    hue: '色あい',
    hues: '赤 オレンジ 黄 黄緑 緑 青緑 水色 空色 青 紫 赤紫 ピンク',
    fine: '大きさ・余白・形・動き',
    groups: { sizes: '大きさ', space: '余白', shape: '形', motion: '動き' },
    ranges: {
      '--mkt-font-size': '文字',
      '--mkt-heading-size': '見出し',
      '--mkt-title-size': '名前',
      '--mkt-small-size': '小さな文字',
      '--mkt-padding': '枠の中の余白',
      '--mkt-gap': '枠と枠の間の余白',
      '--mkt-radius': '角の丸み',
      '--mkt-control-radius': 'ボタンの丸み',
      '--mkt-duration': '動きの長さ',
    },
    shadow: '影',
    shadows: { none: 'なし', small: '小さい', deep: '深い', hard: 'くっきり' },
    usual: '既定',
    reset: '最初から',
    result: 'あなたのページ用',
  },
  en: {
    title: 'Make a theme',
    description:
      'Change the colours, look, sizes and motion of every element, and copy the style sheet.',
    lead: 'Every element, live. Your changes appear below as HTML and CSS for your page.',
    document: 'All custom properties with their defaults',
    theme: 'Theme',
    look: 'Look',
    looks: { card: 'card', plain: 'plain', outline: 'outline', dense: 'dense' },
    scheme: 'Colour scheme',
    schemes: { page: 'as the page', light: 'light', dark: 'dark', auto: 'as the reader prefers' },
    page: 'Page background',
    pages: { '': 'system', light: 'white', dark: 'black', cream: 'cream', blue: 'blue' },
    accent: 'Accent',
    color: 'Colour',
    hue: 'Hue',
    hues: 'red orange yellow lime green emerald cyan azure blue violet magenta rose',
    fine: 'Sizes, space, shape, motion',
    groups: { sizes: 'Sizes', space: 'Space', shape: 'Shape', motion: 'Motion' },
    ranges: {
      '--mkt-font-size': 'Text',
      '--mkt-heading-size': 'Headings',
      '--mkt-title-size': 'Names',
      '--mkt-small-size': 'Small text',
      '--mkt-padding': 'Space within entries',
      '--mkt-gap': 'Space between entries',
      '--mkt-radius': 'Rounding of entries',
      '--mkt-control-radius': 'Rounding of buttons',
      '--mkt-duration': 'Duration of motion',
    },
    shadow: 'Shadow',
    shadows: { none: 'none', small: 'small', deep: 'deep', hard: 'hard' },
    usual: 'default',
    reset: 'Reset',
    result: 'For your page',
  },
};

/** Custom properties that are lengths or times: from, to, step, and the default of the look `card`. */
const ranges = {
  sizes: [
    ['--mkt-font-size', 0.75, 1.5, 0.025, 1],
    ['--mkt-heading-size', 1, 2, 0.05, 1.15],
    ['--mkt-title-size', 0.8, 1.3, 0.025, 0.925],
    ['--mkt-small-size', 0.7, 1, 0.025, 0.8],
  ],
  space: [
    ['--mkt-padding', 0, 1.5, 0.125, 0.625],
    ['--mkt-gap', 0, 2, 0.125, 0.75],
  ],
  shape: [
    ['--mkt-radius', 0, 2, 0.125, 0.75],
    ['--mkt-control-radius', 0, 2, 0.05, 0.45],
  ],
  motion: [['--mkt-duration', 0, 1, 0.05, 0.2]],
};

const shadows = {
  none: 'none',
  small: '0 1px 3px #0003',
  deep: '0 6px 20px #0003',
  hard: '4px 4px 0 #0002',
};

const addresses = { ja: '/theme/', en: '/en/theme/' };

/** The page in each language. */
export const themePages = /** @type {const} */ (['ja', 'en']).map((lang) => ({
  lang,
  url: addresses[lang],
  other: addresses[lang === 'ja' ? 'en' : 'ja'],
  words: words[lang],
  ranges,
  shadows,
}));
