/** Texts of the site's pages, in each language. */

/** Main navigation, in order. */
export const navigation = [
  { url: '/en/builder/', urlJa: '/builder/', ja: 'ウィジェットを作る', en: 'Builder' },
  { url: '/en/find/', urlJa: '/find/', ja: 'ID を探す', en: 'Find ids' },
  { url: '/gallery/', urlJa: '/ja/gallery/', ja: '見本', en: 'Gallery' },
  { url: '/en/theme/', urlJa: '/theme/', ja: '見た目', en: 'Themes' },
  { url: '/guide/', urlJa: '/ja/guide/', ja: 'ガイド', en: 'Guide' },
  {
    url: '/elements/every-element/',
    urlJa: '/ja/elements/every-element/',
    ja: '要素',
    en: 'Elements',
  },
];

export const words = {
  ja: {
    start: '/start/',
    startName: '5分ではじめる',
    other: 'English',
    search: 'サイト内を検索',
    skip: '本文へ',
    menu: 'メニュー',
    elements: '要素',
    documents: 'すべての文書',
    releases: '新しいバージョン',
    gallery: '見本',
    galleryLead:
      'すべての要素が、お試し用のデータで動いています。そばにあるコードをコピーするか、<a href="/builder/">ビルダー</a>で開いてお使いください。',
  },
  en: {
    start: '/en/start/',
    startName: 'Get started in five minutes',
    other: '日本語',
    search: 'Search the site',
    skip: 'Skip to content',
    menu: 'Menu',
    elements: 'Elements',
    documents: 'All documents',
    releases: 'Releases',
    gallery: 'Gallery',
    galleryLead:
      'Live examples of every element, with data from the sandbox. Copy the code beside an example, or open it in the <a href="/en/builder/">builder</a>.',
  },
};
