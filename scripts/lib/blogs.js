/**
 * What blog services let people paste, by pages with an address: `npm run docs:manifest` writes the table of the document
 * on blog services from it, and the builder offers the services of which a kind of snippet is known.
 */

/** The day on which all sources were read, in stored copies. */
export const READ = '2026-11-27';

/**
 * A page, by its author: the service itself, a user, or another company, such as the vendor of a widget.
 * @typedef {object} Source
 * @property {'service' | 'user' | 'other'} by
 * @property {string} url
 * @property {string} [date] of the page; absent if it has none
 *
 * @typedef {'design' | 'post' | 'div' | 'iframe' | 'plain' | 'address' | 'links' | 'end'} Way
 *
 * @typedef {object} Fact
 * @property {Way} way
 * @property {boolean} [takes] absent if it depends, or for links of other companies
 * @property {string} en
 * @property {string} ja
 * @property {readonly Source[]} sources
 *
 * @typedef {object} Blog
 * @property {string} id
 * @property {string} ja its name
 * @property {string} en
 * @property {readonly Fact[]} facts
 */

/** @param {Source['by']} by @param {string} url @param {string} [date] @returns {Source} */
const source = (by, url, date) => ({ by, url, ...(date && { date }) });

const CARDS = source('user', 'https://be-blog.com/blog-card/');
const AMEBA_HELP = source('service', 'https://helps.ameba.jp/faq/blog/article/post_107.html');
const AMEBA_ERRORS = source('user', 'https://ameblo-access.com/article-publication-trouble');
const WORDPRESS_TAGS = source(
  'other',
  'https://blog.avada.io/wordpress/docs/post-the%20source-code-in-code.html',
);
const NOTION = source(
  'other',
  'https://pageinsight.satosushi.co/learn/notion-embed-tracking',
  '2026-05',
);
const SQUARESPACE_BLOCKS = source(
  'service',
  'https://5help.squarespace.com/hc/en-us/articles/205630847-Squarespace-5-glossary',
);

/** @type {readonly Blog[]} */
export const blogs = [
  {
    id: 'hatena',
    ja: 'はてなブログ',
    en: 'Hatena Blog',
    facts: [
      {
        way: 'design',
        en: 'a theme’s author treats the fields of header and footer as settings of the plan Pro',
        ja: 'ヘッダーとフッターの欄は Pro の設定、とテーマの作者が書いています',
        sources: [source('user', 'https://github.com/guitarrapc/HatenaBlog-Theme')],
      },
      {
        way: 'plain',
        takes: true,
        en: 'yes, in the view or mode for HTML',
        ja: '可。HTML の編集画面か編集モードで',
        sources: [source('service', 'https://help.hatenablog.com/entry/editing-mode')],
      },
      {
        way: 'address',
        takes: true,
        en: 'yes, as a card of Hatena’s own',
        ja: '可。はてなのカードになります',
        sources: [CARDS],
      },
      {
        way: 'links',
        en: 'yes, for persons, within its guidelines',
        ja: '個人は、ガイドラインの範囲で可',
        sources: [
          source(
            'service',
            'https://help.hatenablog.com/entry/commercial-guidelines',
            '2019-10-01',
          ),
          source('service', 'https://blog.hatenablog.com/entry/2020/06/25/110000', '2020-06-25'),
        ],
      },
    ],
  },
  {
    id: 'note',
    ja: 'note',
    en: 'note',
    facts: [
      {
        way: 'address',
        takes: true,
        en: 'yes, as a card with the title and the picture of the page',
        ja: '可。ページの題名と画像のカードになります',
        sources: [CARDS],
      },
      {
        way: 'links',
        en: 'users disagree: links of one of them were refused, those of another were not',
        ja: '利用者の話が分かれています。使えなかった人と、使えた人がいます',
        sources: [
          source('user', 'https://wizblog.wpx.jp/note-affiliate'),
          source('user', 'https://kookenn.co.jp/kaigainet/aff/affiliate113.html'),
          source('user', 'https://note.com/shichaoji/n/n0f1dbbe26e32'),
          source('user', 'https://revolatory02.com/note-afi/', '2021-03'),
        ],
      },
    ],
  },
  {
    id: 'ameba',
    ja: 'アメブロ',
    en: 'Ameba Blog',
    facts: [
      {
        way: 'post',
        takes: false,
        en: 'no: the tag is on the list of forbidden ones',
        ja: '不可。使えないタグの一覧にあります',
        sources: [AMEBA_HELP, AMEBA_ERRORS],
      },
      {
        way: 'iframe',
        takes: false,
        en: 'no: it is on the same list',
        ja: '不可。同じ一覧にあります',
        sources: [AMEBA_HELP, AMEBA_ERRORS],
      },
      {
        way: 'links',
        takes: false,
        en: 'no, only those of Ameba Pick: no kind of snippet helps',
        ja: '不可。Ameba Pick のリンクだけなので、どの種類のコードも使えません',
        sources: [
          source('user', 'https://ameblo-access.com/?p=434'),
          source('user', 'https://ameblo-access.com/commercial-use'),
        ],
      },
    ],
  },
  {
    id: 'livedoor',
    ja: 'ライブドアブログ',
    en: 'livedoor Blog',
    facts: [
      {
        way: 'design',
        takes: true,
        en: 'yes: a user has scripts of advertisements and analytics there',
        ja: '可。広告やアクセス解析のスクリプトを入れている利用者がいます',
        sources: [
          source('user', 'https://fuku-utsuo.hatenablog.com/entry/2019/04/23/164841', '2019-04-23'),
        ],
      },
      {
        way: 'address',
        takes: true,
        en: 'one user says: yes, as a card',
        ja: 'カードになる、と書いている利用者がいます',
        sources: [CARDS],
      },
      {
        way: 'links',
        en: 'the Professional Blogger Plan needs consent for each further advertisement',
        ja: 'プロのブロガー向けのプランでは、ほかの広告に承諾が要ります',
        sources: [source('service', 'https://blog.livedoor.com/lp/pbp/terms.html')],
      },
    ],
  },
  {
    id: 'fc2',
    ja: 'FC2 ブログ',
    en: 'FC2 Blog',
    facts: [
      {
        way: 'design',
        takes: true,
        en: 'yes: templates are HTML of the owner',
        ja: '可。テンプレートは、持ち主が編集する HTML です',
        sources: [
          source('service', 'https://help.fc2.com/blog/manual/group101/1304', '2008-04-03'),
        ],
      },
      {
        way: 'plain',
        takes: true,
        en: 'yes: a user pastes cards of plain HTML',
        ja: '可。カードの HTML を貼っている利用者がいます',
        sources: [
          source('user', 'https://vanillaice000.blog.fc2.com/blog-entry-1132.html', '2023-01-08'),
        ],
      },
      {
        way: 'links',
        en: 'one user says: yes',
        ja: '可、と書いている利用者がいます',
        sources: [source('user', 'https://kazahanashinden.com/hatenablog/6046')],
      },
    ],
  },
  {
    id: 'seesaa',
    ja: 'Seesaa ブログ',
    en: 'Seesaa Blog',
    facts: [
      {
        way: 'design',
        takes: true,
        en: 'yes: a user has a script of advertisements there',
        ja: '可。広告のスクリプトを入れている利用者がいます',
        sources: [source('user', 'https://myweblogblog.seesaa.net/article/390732632.html')],
      },
      {
        way: 'links',
        en: 'one user names it as a blog for links of an affiliate program',
        ja: 'アフィリエイトのリンクを貼れるブログに、利用者の1人が挙げています',
        sources: [
          source('user', 'https://xn--a8-cj4auax.com/ameblo/%E3%82%A2%E3%83%A1%E3%83%96%E3%83%AD/'),
        ],
      },
    ],
  },
  {
    id: 'blogger',
    ja: 'Blogger',
    en: 'Blogger',
    facts: [
      {
        way: 'design',
        takes: true,
        en: 'yes, in the theme',
        ja: '可。テーマの中で',
        sources: [
          source(
            'user',
            'https://www.nagahitoyuki.com/2017/09/things-you-want-to-keep-in-mind-when-using-google-adsense-on-blogger-blog.html',
            '2017-09',
          ),
        ],
      },
      {
        way: 'iframe',
        takes: true,
        en: 'yes: a user shows a page by it, in the view for HTML',
        ja: '可。HTML の編集画面で、ページを表示している利用者がいます',
        sources: [
          source(
            'user',
            'https://sam1221.blogspot.com/2020/01/google-blogger-html-iframe-hackmd.html',
            '2020-01',
          ),
        ],
      },
      {
        way: 'links',
        en: 'yes, but not as spam',
        ja: '可。ただし、スパムと見なされるものは不可',
        sources: [
          source(
            'user',
            'https://blogging.nitecruzr.net/2016/01/is-affiliate-marketing-allowed-in.html',
            '2016-01',
          ),
        ],
      },
    ],
  },
  {
    id: 'wordpress-com',
    ja: 'WordPress.com',
    en: 'WordPress.com',
    facts: [
      {
        way: 'post',
        en: 'only from the plan Business',
        ja: 'Business プランから',
        sources: [WORDPRESS_TAGS],
      },
      {
        way: 'iframe',
        en: 'only above the plan Premium',
        ja: 'Premium より上のプランで',
        sources: [WORDPRESS_TAGS],
      },
      {
        way: 'plain',
        takes: true,
        en: 'yes, with links and pictures',
        ja: '可。リンクと画像を使えます',
        sources: [WORDPRESS_TAGS],
      },
      {
        way: 'links',
        en: 'yes, but no banners, and no site mainly for them',
        ja: '可。バナーと、それが主なサイトは不可',
        sources: [
          source('service', 'https://wordpress.com/support/affiliate-links/'),
          source(
            'service',
            'https://en.forums.wordpress.com/topic/1-affiliate-link-per-blogclarification-please/page/2/',
          ),
        ],
      },
    ],
  },
  {
    id: 'wix',
    ja: 'Wix',
    en: 'Wix',
    facts: [
      {
        way: 'design',
        takes: true,
        en: 'yes, on a published site with its own domain',
        ja: '可。独自ドメインで公開したサイトで',
        sources: [
          source(
            'service',
            'https://dev.wix.com/docs/develop-websites-sdk/code-your-site/build-a-custom-frontend/custom-code/about-custom-code',
          ),
        ],
      },
      {
        way: 'iframe',
        takes: true,
        en: 'yes on pages, as “HTML iframe”',
        ja: 'ページでは可（「HTML iframe」）',
        sources: [
          source(
            'service',
            'https://dev.wix.com/docs/develop-websites/articles/wix-editor-elements/other-elements/html-i-frame-element',
          ),
        ],
      },
    ],
  },
  {
    id: 'squarespace',
    ja: 'Squarespace',
    en: 'Squarespace',
    facts: [
      {
        way: 'design',
        en: 'only from the plan Core',
        ja: 'Core プランから',
        sources: [
          source('other', 'https://squareranked.com/squarespace-schema/json-ld-injection/'),
        ],
      },
      {
        way: 'plain',
        takes: true,
        en: 'yes, in a code block',
        ja: '可。コードブロックで',
        sources: [SQUARESPACE_BLOCKS],
      },
    ],
  },
  {
    id: 'jimdo',
    ja: 'Jimdo',
    en: 'Jimdo',
    facts: [
      {
        way: 'post',
        en: 'one user says: the element “Widget/HTML” of a page takes one',
        ja: 'ページの「ウィジェット / HTML」に入れられる、と書いている利用者がいます',
        sources: [source('user', 'https://jdguide02.jimdo.com/060-ツール/062-サイト内検索/')],
      },
    ],
  },
  {
    id: 'peraichi',
    ja: 'ペライチ',
    en: 'Peraichi',
    facts: [
      {
        way: 'design',
        en: 'not in the trial',
        ja: 'お試し期間は不可',
        sources: [source('service', 'https://support.peraichi.com/hc/ja/articles/360051571314')],
      },
    ],
  },
  {
    id: 'notion',
    ja: 'Notion',
    en: 'Notion',
    facts: [
      { way: 'post', takes: false, en: 'no', ja: '不可', sources: [NOTION] },
      {
        way: 'iframe',
        takes: true,
        en: 'yes, in an embed block: paste the address of the frame, not its code',
        ja: '可。埋め込みブロックに、コードではなくフレームのアドレスを貼ります',
        sources: [NOTION],
      },
      {
        way: 'address',
        takes: true,
        en: 'yes, as a bookmark; other embeds are those of a list of services',
        ja: '可。ブックマークになります。ほかの埋め込みは、決まったサービスだけです',
        sources: [
          source(
            'service',
            'https://developers.notion.com/changelog/validation-on-embed-block-urls',
          ),
        ],
      },
    ],
  },
  {
    id: 'google-sites',
    ja: 'Google サイト',
    en: 'Google Sites',
    facts: [
      {
        way: 'post',
        takes: false,
        en: 'no, says the vendor of a widget',
        ja: '不可、とウィジェットの会社が書いています',
        sources: [source('other', 'https://support.zendesk.com/hc/en-us/articles/4411710546074')],
      },
    ],
  },
  {
    id: 'shopify',
    ja: 'Shopify',
    en: 'Shopify',
    facts: [
      {
        way: 'design',
        takes: true,
        en: 'yes, in the code of the theme',
        ja: '可。テーマのコードで',
        sources: [
          source(
            'service',
            'https://help.shopify.com/he/manual/online-store/themes/customizing-themes/edit-code',
          ),
        ],
      },
      {
        way: 'plain',
        takes: true,
        en: 'yes: posts are stored as HTML',
        ja: '可。記事は HTML で保存されます',
        sources: [
          source(
            'other',
            'https://spectersync.com/shopify/guides/shopify-rich-text-vs-markdown',
            '2026-05-31',
          ),
        ],
      },
    ],
  },
  {
    id: 'ghost',
    ja: 'Ghost',
    en: 'Ghost',
    facts: [
      {
        way: 'design',
        takes: true,
        en: 'yes, by code injection',
        ja: '可。コードインジェクションで',
        sources: [
          source('service', 'https://docs.ghost.org/themes/helpers/utility/ghost_head_foot'),
        ],
      },
      {
        way: 'plain',
        takes: true,
        en: 'yes, in an HTML card',
        ja: '可。HTML カードで',
        sources: [source('service', 'https://docs.ghost.org/themes/content')],
      },
      {
        way: 'address',
        takes: true,
        en: 'yes, by oEmbed, else as a bookmark',
        ja: '可。oEmbed か、ブックマークになります',
        sources: [
          source(
            'service',
            'https://ark.sudovanilla.org/Infrastructure/ghost/commits/commit/18798f5315310e1c470de8cd0fd9f2cd6fb04838/core/server/lib/mobiledoc/cards/bookmark.js',
          ),
        ],
      },
    ],
  },
  {
    id: 'webflow',
    ja: 'Webflow',
    en: 'Webflow',
    facts: [
      {
        way: 'design',
        en: 'only with a paid plan of the site',
        ja: 'サイトの有料プランで',
        sources: [
          source(
            'service',
            'https://developers.webflow.com/data/v2.0.0/docs/working-with-custom-code/llms.txt',
          ),
        ],
      },
    ],
  },
  {
    id: 'substack',
    ja: 'Substack',
    en: 'Substack',
    facts: [
      {
        way: 'links',
        en: 'yes, if they are not the only purpose',
        ja: '可。それだけが目的のものは不可',
        sources: [
          source(
            'user',
            'https://substackcourse.com/does-substack-allow-affiliate-marketing-links/',
          ),
          source('user', 'https://www.youfiliate.com/blog/affiliate-links-substack'),
        ],
      },
    ],
  },
  {
    id: 'medium',
    ja: 'Medium',
    en: 'Medium',
    facts: [
      {
        way: 'address',
        takes: true,
        en: 'yes, through Embedly',
        ja: '可。Embedly を通じて',
        sources: [
          source('service', 'https://blog.medium.com/good-embed-eacdce5f2933', '2015-09-23'),
        ],
      },
      {
        way: 'links',
        en: 'yes, if disclosed; no pictures and embeds that work as banners',
        ja: '可。明記が必要で、バナーのような画像と埋め込みは不可',
        sources: [
          source('service', 'https://blog.medium.com/ad-free-medium-aeee8ef5dacf', '2018-07-17'),
        ],
      },
    ],
  },
  {
    id: 'tumblr',
    ja: 'Tumblr',
    en: 'Tumblr',
    facts: [
      {
        way: 'design',
        takes: true,
        en: 'one user says: yes, in a theme of one’s own',
        ja: '自分で作ったテーマに入れている利用者がいます',
        sources: [source('user', 'https://jmduke.com/2015/01/28/coalesce', '2015-01-28')],
      },
      {
        way: 'plain',
        takes: true,
        en: 'yes, in the mode for HTML',
        ja: '可。HTML のモードで',
        sources: [source('service', 'https://help.tumblr.com/knowledge-base/writing-posts/')],
      },
      {
        way: 'links',
        en: 'yes',
        ja: '可',
        sources: [
          source(
            'service',
            'https://tumblr.zendesk.com/hc/en-us/articles/231939328-How-affiliate-links-work-on-Tumblr',
          ),
        ],
      },
    ],
  },
  {
    id: 'goo',
    ja: 'goo ブログ',
    en: 'goo blog',
    facts: [
      {
        way: 'end',
        takes: false,
        en: 'ended on 2025-11-18',
        ja: '2025-11-18 に終了しました',
        sources: [
          source('user', 'https://netaful.jp/blog/0174864.html', '2025-04'),
          source('user', 'https://meganelab.gob.jp/blog/goo2', '2025'),
        ],
      },
    ],
  },
];

/** Services of which no page with an answer was found. */
export const UNKNOWN = [
  { ja: 'STUDIO', en: 'STUDIO' },
  { ja: 'ココログ', en: 'Cocolog' },
  { ja: 'さくらのブログ', en: 'Sakura no Blog' },
];

/**
 * The best kind of snippet that a service is known to take; undefined if none is.
 * @param {Blog} blog
 * @returns {'div' | 'iframe' | 'plain' | 'oembed' | undefined}
 */
export function formOfBlog({ facts }) {
  const takes = (/** @type {Way} */ wanted) =>
    facts.some((fact) => fact.way === wanted && fact.takes);
  if (facts.some(({ way, takes }) => way === 'links' && takes === false)) return undefined;
  if (takes('design') && takes('div')) return 'div';
  if (takes('iframe')) return 'iframe';
  if (takes('plain')) return 'plain';
  return takes('address') ? 'oembed' : undefined;
}
