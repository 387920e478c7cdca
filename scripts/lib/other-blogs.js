/** Blog services and site builders of other countries, with what they let people paste. */
import { source } from './blog-source.js';

/** @typedef {import('./blog-source.js').Blog} Blog */

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
export const otherBlogs = [
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
];
