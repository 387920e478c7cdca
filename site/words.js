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
    gallery: '見本',
    galleryLead:
      'すべての要素が、お試し用のデータで動いています。そばにあるコードをコピーするか、<a href="/builder/">ビルダー</a>で開いてお使いください。',
    recipe: {
      all: 'まるごとの記事',
      invented: '商品も宿も架空です。',
      code: 'コード',
      replace:
        '<code>https://cdn.example/mkt-widgets/</code> は<a href="/ja/hosting/">ファイルを置いた場所</a>に、<code>https://service.example</code> はサービスのアドレスに、<code>APP</code> と <code>AFF</code> はあなたの ID に置き換えます。商品の番号は<a href="/find/">「ID を探す」</a>で見つかります。題名は入っていません。ブログの題名の欄に書いてください。',
    },
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
    gallery: 'Gallery',
    galleryLead:
      'Live examples of every element, with data from the sandbox. Copy the code beside an example, or open it in the <a href="/en/builder/">builder</a>.',
    recipe: {
      all: 'Whole posts',
      invented: 'The post is in Japanese; its goods and hotels are invented.',
      code: 'Code',
      replace:
        'Replace <code>https://cdn.example/mkt-widgets/</code> by <a href="/hosting/">your place of the files</a>, <code>https://service.example</code> by the address of the service, <code>APP</code> and <code>AFF</code> by your ids, and find numbers of items <a href="/en/find/">by their names</a>. The title is not included: it goes into the title field of your blog.',
    },
  },
};
