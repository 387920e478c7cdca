import type { Locale } from '../../src/exports/texts.js';

interface Counts {
  readonly pages: number;
  readonly elements: number;
  readonly problems: number;
  /** Of the problems, the unavailable items. */
  readonly gone: number;
}

const pluralized = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const en = {
  help: `Usage: mkt-widgets doctor [options] <addresses or files…>

Lists the problems of the elements on pages, as the debug panel does on the page itself. A folder
includes all pages below it, a sitemap (….xml) for all pages it lists; - is the standard input.
Exits with 1 if there are problems.

  --online        requests from the service with the page's ids, and lists elements that find nothing
  --gone          checks only elements that name one item by its number, and lists unavailable items
  --site <url>    address where the files are published: the referrer of requests, and the base
                  of relative addresses
  --allow-private also requests private addresses (loopback, home, office, data centre) named by
                  pages, sitemaps and redirects; addresses that you name are always allowed
  --rate <n>      requests per second (1)
  --json          prints findings and failures for programs: an array of objects with code, problem,
                  element, line, attribute, value and suggestion
  --lang <ja|en>  language of the command (that of the environment)
  -h, --help      prints this help`,
  summary: ({ pages, elements, problems, gone }: Counts) =>
    `${pluralized(pages, 'page')}, ${pluralized(elements, 'element')}: ${pluralized(problems, 'problem')}` +
    (gone ? `, ${gone} of them unavailable items` : ''),
};

const ja: typeof en = {
  help: `使い方：mkt-widgets doctor [オプション] <アドレスかファイル…>

ページにある要素の問題を、ページの上の診断パネルと同じように一覧にします。フォルダを指定すると
その下のすべてのページが、サイトマップ（….xml）を指定するとそこに載っているすべてのページが
対象になります。- は標準入力です。問題があれば、1で終了します。

  --online        ページの ID でサービスに問い合わせ、何も見つからない要素を一覧にします
  --gone          1つのものを番号で紹介する要素だけを調べ、なくなったものを一覧にします
  --site <url>    ファイルを公開するアドレス。問い合わせのリファラーと、相対アドレスの基準になります
  --allow-private ページ、サイトマップ、リダイレクトが指すプライベートアドレス（このコンピューター、
                  家や会社の中、データセンター）にも問い合わせます。自分で指定したアドレスには、
                  いつでも問い合わせます
  --rate <n>      1秒あたりの問い合わせの数（1）
  --json          問題と失敗をプログラム向けに、code、problem、element、line、attribute、value、
                  suggestion を持つオブジェクトの配列で出力します
  --lang <ja|en>  コマンドの言語（環境の言語）
  -h, --help      この説明を表示します`,
  summary: ({ pages, elements, problems, gone }) =>
    `${pages}ページ、要素${elements}個：問題${problems}件${gone ? `（うち、なくなったもの${gone}件）` : ''}`,
};

export const doctor: Readonly<Record<Locale, typeof en>> = { en, ja };
