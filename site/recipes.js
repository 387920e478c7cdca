/** The whole posts of the demo as pages: each runs there, with its code to copy. */
import { readFileSync } from 'node:fs';

const POSTS = {
  review: {
    ja: {
      title: '本の感想',
      lead: '文章の中に評価を1つ、本の詳しい案内、次に読む本の3冊。',
    },
    en: {
      title: 'A review',
      lead: 'A rating within a sentence, the book in detail, and three books to read next.',
    },
  },
  'five-picks': {
    ja: {
      title: '選んだ5つ',
      lead: '本、商品、電子書籍、宿を1つの一覧に。それぞれに、ひとことと、ひとつだけの賞を添えます。',
    },
    en: {
      title: 'Five picks',
      lead: 'Books, a product, an e-book and a hotel in one list, each with your words, and some with an award.',
    },
  },
  hotel: {
    ja: {
      title: '泊まった宿',
      lead: '宿の案内、読者が日にちと人数を変えられる空室、近くの宿の一覧と地図。',
    },
    en: {
      title: 'A hotel',
      lead: 'The hotel in detail, its vacant rooms with dates and guests that readers change, and a list and a map of hotels nearby.',
    },
  },
};

/** The file of a post. @param {string} name */
const fileOf = (name) => `demo/${name}.html`;

/** @param {string} name @param {'ja' | 'en'} lang */
const urlOf = (name, lang) => `${lang === 'ja' ? '/ja' : ''}/recipes/${name}/`;

/** The pages by the files of their posts. @param {'ja' | 'en'} lang */
export const recipeAddresses = (lang) =>
  Object.fromEntries(Object.keys(POSTS).map((name) => [fileOf(name), urlOf(name, lang)]));

/** Lines without their common indentation. @param {string} text */
function outdented(text) {
  const lines = text.replace(/^\n+|\s+$/g, '').split('\n');
  const indentations = lines.filter(Boolean).map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indentations))).join('\n');
}

/**
 * The title of a post, and the code that an author pastes below it: the style sheet, the script tag and the text.
 * @param {string} html the page of the demo
 * @throws {Error} if the page lacks one of them
 */
function postIn(html) {
  const part = (/** @type {RegExp} */ pattern) => {
    const [, found] = pattern.exec(html) ?? [];
    if (!found) throw new Error(`A post of the demo has no ${pattern}`);
    return found;
  };
  const title = part(/<h1>([^<]+)<\/h1>/);
  const head = [/^( *<link [^>]*mkt\.css".*)$/m, /^( *<script.*?<\/script>)/ms].map(part);
  const text = part(/<main>(.*)<\/main>/s)
    .replace(/^ *<h1>.*\n/m, '')
    .replace(/ class="meta"/, '');
  return { title, text: outdented(text), head: head.map(outdented).join('\n') };
}

/** Code with the invented addresses and ids of the documents. @param {string} code */
const asExample = (code) =>
  code
    .replaceAll('"/dist/', '"https://cdn.example/mkt-widgets/')
    .replaceAll('%SERVICE%/', 'https://market.example/')
    .replaceAll('%SERVICE%', 'https://service.example')
    // The page with kept items is another one.
    .replace(/\n *data-keep="[^"]*"/, '')
    .replace('"demo"', '"APP"')
    .replace('"demo-affiliate"', '"AFF"');

/** The text on a page of the site, below a heading, where only the sandbox has data. @param {string} text */
const living = (text) =>
  text
    .replaceAll('%SERVICE%/', '#content')
    .replace(/ json-ld(="\w+")?/g, '')
    .replace(/(<\/?h)2>/g, '$13>');

/** The pages of all posts in a language. @param {'ja' | 'en'} lang */
const recipesIn = (lang) =>
  Object.entries(POSTS).map(([name, words]) => {
    const { title, head, text } = postIn(readFileSync(fileOf(name), 'utf8'));
    return {
      ...words[lang],
      lang,
      url: urlOf(name, lang),
      other: urlOf(name, lang === 'ja' ? 'en' : 'ja'),
      post: title,
      html: living(text),
      code: asExample(`${head}\n\n${text}`),
    };
  });

export const recipes = () => [...recipesIn('ja'), ...recipesIn('en')];
