import type { Locale } from '../../src/exports/texts.js';

/** The tag of a node that an element can replace. */
export type Replaceable = 'a' | 'script' | 'iframe';

const nouns = {
  en: { a: 'link', script: 'script', iframe: 'frame' },
  ja: { a: 'リンク', script: 'スクリプト', iframe: 'フレーム' },
} satisfies Record<Locale, Record<Replaceable, string>>;

const en = {
  help: `Usage: mkt-widgets migrate [options] <files…>

Proposes an element for:
  - scripts, frames and links whose address is a request to the service,
    …/services/api/<Group>/<Operation>/<Version>?…
  - cards of link-card plugins of WordPress, as HTML, scripts, blocks or shortcodes, with an ISBN, a
    JAN or a title: all that cannot be used is listed
  - links that are alone in their block and have the number of an item or hotel as a parameter of
    the service (hotelNo, productId, isbn, isbnjan, jan, itemNumber) or as described by --link
A link in HTML or Markdown becomes the fallback of its element, as does the content of a frame. For a request with the
number of an item, --link gives the address of the fallback. Everything else stays as it is. Nothing is written without
--write. A folder includes all pages below it.

  --link <shape>  address pattern of your service's pages: --link 'https://hotels.example/{hotelNo}/'
                  (repeatable)
  --write         writes the files
  --dry-run       writes nothing: the default
  --lang <ja|en>  language of the command (that of the environment)
  -h, --help      prints this help`,
  wrongLink: (shape: string, names: readonly string[]) =>
    `--link ${shape} must contain one of {${names.join('}, {')}}`,
  noEndTag: (tag: Replaceable) => `a ${nouns.en[tag]} without its end tag stays as it is`,
  inHead: (tag: Replaceable) => `a ${nouns.en[tag]} in the head stays as it is`,
  withinText: 'a link within a text stays as it is',
  definition: 'a definition of a link stays as it is',
  noScript:
    'the page needs the script tag of mkt.js: the builder and the README have it, unless the theme adds it',
  cardWithoutTitle: 'a link card without ISBN, JAN or title stays as it is',
  cardWithoutEnd: 'a link card without its end tag stays as it is',
  unreadableCard: 'a link card that cannot be read stays as it is',
  cardWithNumber:
    'a link card that names only a number in the database of the site stays as it is: run this on its HTML',
};

const ja: typeof en = {
  help: `使い方：mkt-widgets migrate [オプション] <ファイル…>

次のものに代わる要素を提案します。
  - アドレスがサービスへの問い合わせ
    （…/services/api/<Group>/<Operation>/<Version>?…）の、スクリプト、フレーム、リンク
  - WordPress のリンクカードのプラグインが作る、ISBN・JAN・商品名のあるカード（HTML、スクリプト、
    ブロック、ショートコード）。使えないものも一覧にします
  - ブロックの中に単独で置かれ、商品や宿の番号をサービスのパラメータ（hotelNo、productId、isbn、
    isbnjan、jan、itemNumber）として持つか、--link の形をしたリンク
HTML や Markdown のリンクと、フレームの中身は、要素の代わりの内容になります。番号での問い合わせ
では、代わりの内容のアドレスを --link で指定できます。ほかの部分は、そのまま残ります。--write を
付けなければ、何も書き込みません。フォルダを指定すると、その下のすべてのページが対象になります。

  --link <shape>  サービスのページのアドレスの形：--link 'https://hotels.example/{hotelNo}/'
                  （何度でも指定できます）
  --write         ファイルに書き込みます
  --dry-run       何も書き込みません（初期値）
  --lang <ja|en>  コマンドの言語（環境の言語）
  -h, --help      この説明を表示します`,
  wrongLink: (shape, names) => `--link ${shape} に、{${names.join('}、{')}} のどれかが必要です。`,
  noEndTag: (tag) => `終了タグのない${nouns.ja[tag]}なので、そのまま残します`,
  inHead: (tag) => `<head> の中の${nouns.ja[tag]}なので、そのまま残します`,
  withinText: '文章の中のリンクなので、そのまま残します',
  definition: 'リンクの定義なので、そのまま残します',
  noScript:
    'ページに mkt.js のスクリプトタグが必要です。ビルダーと README にあります。テーマが加えるなら不要です',
  cardWithoutTitle: 'ISBN も JAN も商品名もないリンクカードなので、そのまま残します',
  cardWithoutEnd: '終了タグのないリンクカードなので、そのまま残します',
  unreadableCard: '読み取れないリンクカードなので、そのまま残します',
  cardWithNumber:
    'サイトのデータベースの番号しかないリンクカードなので、そのまま残します。ページを HTML として保存し、そのファイルに使ってください',
};

export const migrate: Readonly<Record<Locale, typeof en>> = { en, ja };
