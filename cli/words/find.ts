import { didYouMean } from '../../src/exports/validate.js';
import type { Locale } from '../../src/exports/texts.js';

const en = {
  help: `Usage: mkt-widgets find [options] <words…>

Prints the ids and names of genres or items, each with the element that shows it. The words are a
name, a number or the address of a page. Exits with 1 if nothing is found.

  --kind <kind>   genre (default), books, ebooks: genres of goods, of books and media, of e-books;
                  hotel, golf, book, product: one of these
  --settings <s>  your service, as a query string: base-url=…&application-id=… (required)
  --site <url>    address of your site: the referrer of requests
  --rate <n>      requests per second (1)
  --json          prints the results for programs: an array of objects with id, name, above (the
                  genres around it), detail, element, attributes and link
  --lang <ja|en>  language of the command (that of the environment)
  -h, --help      prints this help`,
  noPath: 'Give at least one word.',
  needsSettings: 'Give your service: --settings "base-url=…&application-id=…"',
  /** Services publish their areas as lists, not by an operation. */
  noAreas:
    'No service can be asked for areas: take the codes from the list of areas of your service.',
  noKind: (kind: string, known: string, nearest: string | undefined) =>
    `--kind ${kind} must be one of ${known}${didYouMean(nearest)}`,
  none: (similar: string) => `Nothing was found.${similar && ` Similar words: ${similar}`}`,
};

const ja: typeof en = {
  help: `使い方：mkt-widgets find [オプション] <言葉…>

ジャンルや商品、宿などの ID と名前を、それを表示する要素とともに一覧にします。言葉は、名前、番号、
ページのアドレスのどれかです。何も見つからなければ、1で終了します。

  --kind <kind>   genre（商品のジャンル。初期値）、books（本・メディアのジャンル）、
                  ebooks（電子書籍のジャンル）、hotel、golf、book、product（1つのもの）
  --settings <s>  あなたのサービス。クエリ文字列で書きます：base-url=…&application-id=…（必須）
  --site <url>    あなたのサイトのアドレス。問い合わせのリファラーになります
  --rate <n>      1秒あたりの問い合わせの数（1）
  --json          結果をプログラム向けに、id、name、above（上のジャンル）、detail、element、
                  attributes、link を持つオブジェクトの配列で出力します
  --lang <ja|en>  コマンドの言語（環境の言語）
  -h, --help      この説明を表示します`,
  noPath: '言葉を1つ以上書いてください。',
  needsSettings: 'サービスを --settings "base-url=…&application-id=…" で指定してください。',
  noAreas:
    '地域は、サービスに問い合わせられません。サービスの地域の一覧にあるコードを使ってください。',
  noKind: (kind, known, nearest) =>
    `--kind ${kind} は使えません。${known} のどれかにしてください。${nearest === undefined ? '' : `${nearest} ではありませんか？`}`,
  none: (similar) => `見つかりませんでした。${similar && `近い言葉：${similar}`}`,
};

export const find: Readonly<Record<Locale, typeof en>> = { en, ja };
