/** Pages rendered by scripts, in each language. */

const NO_SCRIPT = { ja: 'JavaScript を有効にしてください。', en: 'Please enable JavaScript.' };

const texts = {
  builder: {
    ja: ['ウィジェットを作る', '種類を選んで入力するだけで、ブログに貼るコードができます。'],
    en: ['Builder', 'Choose an element, fill in what to show, copy the snippet.'],
  },
  find: {
    ja: [
      'ID を探す',
      'ジャンル・地域・ホテル・ゴルフ場・本・商品の番号を、名前やページのアドレスから探します。',
    ],
    en: [
      'Find ids',
      'Genres, areas, hotels, golf courses, books and products, by name or by the address of a page.',
    ],
  },
};

/** @param {keyof typeof texts} name */
const inEach = (name) =>
  /** @type {const} */ (['ja', 'en']).map((lang) => {
    const addresses = { ja: `/${name}/`, en: `/en/${name}/` };
    const [title, description] = texts[name][lang];
    return {
      lang,
      url: addresses[lang],
      other: addresses[lang === 'ja' ? 'en' : 'ja'],
      title,
      description,
      noScript: NO_SCRIPT[lang],
    };
  });

export const tools = { builder: inEach('builder'), find: inEach('find') };
