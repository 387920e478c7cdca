/** The table of blog services in their document, from `scripts/lib/blogs.js`. */
import { blogs, formOfBlog, READ, UNKNOWN } from '../lib/blogs.js';

/** @typedef {import('../lib/blog-source.js').Blog} Blog @typedef {import('../lib/blog-source.js').Source} Source */

const WORDS = {
  en: {
    head: ['Service', 'Known', 'Kind of snippet'],
    ways: {
      design: 'Script in the design',
      post: 'Script in a post',
      div: '`div data-mkt`',
      iframe: 'iframe',
      plain: 'HTML',
      address: 'Pasted address',
      links: 'Affiliate links of other companies',
      end: 'The service',
    },
    by: { service: 'the service', user: 'a user', other: 'another company' },
    forms: {
      div: '`div data-mkt`',
      iframe: 'iframe',
      plain: 'plain HTML',
      oembed: '[an address](#an-address-alone)',
    },
    none: 'none',
    draft: '[find out](#find-out-in-a-draft)',
    of: ': ',
    sources: (/** @type {readonly string[]} */ all) => ` (${all.join('; ')})`,
    source: (/** @type {string} */ link, /** @type {string} */ date) => `${link}, ${date}`,
    undated: `read ${READ}`,
    unknown: (/** @type {readonly string[]} */ names) =>
      `No page with an answer was found about ${names.join(', ')}: [find out](#find-out-in-a-draft).`,
    and: ', ',
  },
  ja: {
    head: ['サービス', 'わかっていること', 'コードの種類'],
    ways: {
      design: 'デザインのスクリプト',
      post: '記事のスクリプト',
      div: '`div data-mkt`',
      iframe: 'iframe',
      plain: 'HTML',
      address: 'アドレスを貼る',
      links: '他社のアフィリエイトリンク',
      end: 'サービス',
    },
    by: { service: '公式', user: '利用者', other: '他社' },
    forms: {
      div: '`div data-mkt`',
      iframe: 'iframe',
      plain: 'HTML（リンクと画像だけ）',
      oembed: '[アドレス](#アドレスだけ)',
    },
    none: 'なし',
    draft: '[試す](#下書きで試す)',
    of: ': ',
    sources: (/** @type {readonly string[]} */ all) => `（${all.join('、')}）`,
    source: (/** @type {string} */ link, /** @type {string} */ date) => `${link} ${date}`,
    undated: `${READ} に閲覧`,
    unknown: (/** @type {readonly string[]} */ names) =>
      `${names.join('、')}については、書いてあるページが見つかりませんでした。[下書きで試して](#下書きで試す)ください。`,
    and: '、',
  },
};

const MARKED = /(<!-- blogs:begin -->\n).*?(<!-- blogs:end -->)/s;

/** The kind of snippet in words. @param {Blog} blog @param {'ja' | 'en'} lang */
function kindOf(blog, lang) {
  const words = WORDS[lang];
  const form = formOfBlog(blog);
  if (form) return words.forms[form];
  const isRefused = blog.facts.some(
    ({ way, takes }) => ['links', 'end'].includes(way) && takes === false,
  );
  return isRefused ? words.none : words.draft;
}

/**
 * A document with the table of blog services between its markers.
 * @param {string} text
 * @param {'ja' | 'en'} lang
 */
export function withBlogs(text, lang) {
  const words = WORDS[lang];
  const cited = (/** @type {Source} */ { by, url, date = words.undated }) =>
    words.source(`[${words.by[by]}](${url})`, date);
  const rows = blogs.map((blog) => {
    const facts = blog.facts.map(
      (fact) =>
        `**${words.ways[fact.way]}**${words.of}${fact[lang]}${words.sources(fact.sources.map(cited))}`,
    );
    return [blog[lang], facts.join('<br />'), kindOf(blog, lang)];
  });
  const table = [words.head, words.head.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  const unknown = words.unknown(UNKNOWN.map((service) => service[lang]));
  return text.replace(
    MARKED,
    (_, begin, end) => `${begin}\n${table.join('\n')}\n\n${unknown}\n\n${end}`,
  );
}
