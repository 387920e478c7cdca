import type { Locale } from '../../src/exports/texts.js';

const en = {
  help: `Usage: mkt-widgets prerender [options] <files…>

Writes links to current entries into the fallback of each element, for readers without JavaScript
and for search engines. Your own fallback stays after them. A second run replaces the links of the
first. A folder includes all pages below it.

  --prices        also writes prices and their time: only for pages that are rebuilt at least
                  once a day
  --json-ld       also writes the entries as structured data of schema.org: only into HTML files;
                  with --prices, also prices
  --ratings       also writes ratings into it
  --plain         writes copies of the pages instead, in which each element is a plain list of links
                  and pictures, for feeds, mails and places without scripts; with --out
  --out <folder>  for the copies
  --site <url>    address where the files are published: the referrer of requests
  --settings <s>  settings missing on the pages, as a query string: base-url=…&application-id=…
  --rate <n>      requests per second (1)
  --dry-run       lists the files without writing them
  --lang <ja|en>  language of the command (that of the environment)
  -h, --help      prints this help`,
  plainNeedsOut: '--plain and --out go together',
  plainIsBare: '--plain has neither prices nor ratings nor structured data',
  unknownSettings: (names: string) => `--settings: ${names}`,
  sameCopy: (file: string, other: string, place: string) =>
    `${other} and ${file} would have the same copy, ${place}.`,
  replacesPage: (file: string) =>
    `The copy of ${file} would replace a page: give another folder to --out.`,
  nothingFound: 'nothing was found',
  forTemplate: 'is filled in by a template: its values are unknown here',
  wrongRequest: (reason: string) => `cannot be requested: ${reason}`,
  unfinished:
    'does not end: a quote or “>” is missing, or a line is Markdown: the file stays as it is',
  noEndTag: 'has no end tag: the file stays as it is',
  /** @param mark the attribute of lists by this command */
  brokenList: (mark: string) =>
    `has a list (${mark}) that does not end or was changed by hand: the file stays as it is`,
  wouldLeave: 'stays as it is: a list would not stay within its element',
  htmlOnly: 'stays as it is: structured data can be written into HTML files only',
  /** @param place a tag */
  unseen: (place: string) =>
    `is inside <${place}>, where browsers make no element of it: no entries are written`,
  noCopy: 'has no copy: an element or the script tag would remain in it',
};

const ja: typeof en = {
  help: `使い方：mkt-widgets prerender [オプション] <ファイル…>

JavaScript を使わない読者と検索エンジンのために、今の商品や宿へのリンクを、それぞれの要素の
代わりの内容に書き込みます。あなたが書いた代わりの内容は、その後に残ります。もう一度動かすと、
前に書き込んだリンクだけを入れ替えます。フォルダを指定すると、その下のすべてのページが対象に
なります。

  --prices        価格と、いつのものかも書き込みます。1日に1回以上作り直すページだけにしてください
  --json-ld       schema.org の構造化データも書き込みます。HTML ファイルだけで使えます。--prices も
                  付けると、価格も入ります
  --ratings       構造化データに、評価も書き込みます
  --plain         ページを書き換えずに、写しを作ります。写しの中の要素は、リンクと画像だけの一覧に
                  なります。フィード、メール、スクリプトを使えない場所のためのものです。--out と一緒に
                  指定してください
  --out <folder>  写しを書くフォルダ
  --site <url>    ファイルを公開するアドレス。問い合わせのリファラーになります
  --settings <s>  ページにない設定。クエリの形で書きます：base-url=…&application-id=…
  --rate <n>      1秒あたりの問い合わせの数（1）
  --dry-run       書き込まずに、ファイルの一覧を表示します
  --lang <ja|en>  コマンドの言語（環境の言語）
  -h, --help      この説明を表示します`,
  plainNeedsOut: '--plain と --out は一緒に指定してください。',
  plainIsBare: '--plain では、価格・評価・構造化データを書けません。',
  unknownSettings: (names) => `--settings に、ない名前の設定があります：${names}`,
  sameCopy: (file, other, place) => `${other} と ${file} の写しが、同じ ${place} になります。`,
  replacesPage: (file) =>
    `${file} の写しが、ほかのページを上書きします。--out で別のフォルダを指定してください。`,
  nothingFound: '何も見つかりませんでした',
  forTemplate: 'テンプレートで値が入るので、ここでは値がわかりません',
  wrongRequest: (reason) => `問い合わせできません：${reason}`,
  unfinished:
    'タグが終わっていません。引用符か「>」がないか、Markdown になる行があります。ファイルをそのまま残しました',
  noEndTag: '終了タグがないので、ファイルをそのまま残しました',
  brokenList: (mark) =>
    `一覧（${mark}）が終わっていないか、手で書き換えられているので、ファイルをそのまま残しました`,
  wouldLeave: '一覧が要素の外に出てしまうので、そのまま残しました',
  htmlOnly: '構造化データは HTML ファイルにしか書き込めないので、そのまま残しました',
  unseen: (place) =>
    `<${place}> の中にあり、ブラウザは要素として扱わないので、商品や宿を書き込みません`,
  noCopy: '要素かスクリプトタグが写しに残ってしまうので、写しを作りませんでした',
};

export const prerender: Readonly<Record<Locale, typeof en>> = { en, ja };
