/** Blog services and site builders of Japan, with what they let people paste. */
import { source } from './blog-source.js';

/** @typedef {import('./blog-source.js').Blog} Blog */

const CARDS = source('user', 'https://be-blog.com/blog-card/');
const AMEBA_HELP = source('service', 'https://helps.ameba.jp/faq/blog/article/post_107.html');
const AMEBA_ERRORS = source('user', 'https://ameblo-access.com/article-publication-trouble');

/** @type {readonly Blog[]} */
export const japaneseBlogs = [
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
