import { didYouMean } from '../../src/exports/validate.js';
import type { Locale } from '../../src/exports/texts.js';

const en = {
  help: `Usage: mkt-widgets oembed [options] <address of embed.html>

Prints the oEmbed response for an element in a frame, for editors that turn a pasted address into a
frame. With --page, writes two files instead: a page that links to the response, and the response.
Upload both, and paste the address of the page.

  --height <px>   height of the frame, as shown in the builder (required)
  --width <px>    width of the frame (360)
  --page <url>    future address of the page: https://blog.example/embeds/teas.html
  --description <words>  your words for the card of services that show one (the text of the link)
  --image <url>   your picture for this card
  --out <folder>  folder for the two files (.)
  --dry-run       lists the files without writing them
  --lang <ja|en>  language of the command (that of the environment)
  -h, --help      prints this help`,
  noPath: 'Give the address of an embed.html.',
  oneAddress: 'Give one address, in quotation marks.',
  sizeRequired: (name: string) => `--${name} is required: a number of pixels`,
  wrongSize: (name: string, value: string) => `--${name} ${value} must be a number of pixels`,
  wrongAddress: (text: string) => `${text} must be the address of an embed.html`,
  wrongTag: (tag: string, tags: readonly string[], nearest: string | undefined) =>
    `tag=${tag} must be one of ${tags.join(', ')}${didYouMean(nearest)}`,
  wrongPage: (page: string) => `--page ${page} must be the address (https://…) of an .html file`,
  wrongImage: (text: string) => `--image ${text} must be an address (https://…)`,
  needsPage: (name: string) => `--${name} needs --page: it is for the card of that page`,
  foreignFile: 'already exists and was not written by this command',
};

const ja: typeof en = {
  help: `使い方：mkt-widgets oembed [オプション] <embed.html のアドレス>

貼られたアドレスをフレームに変えるエディタのために、フレームの中の要素の oEmbed の応答を表示します。
--page を付けると、代わりに2つのファイル（応答へのリンクがあるページと、その応答）を書きます。両方を
アップロードして、ページのアドレスを貼ってください。

  --height <px>   フレームの高さ。ビルダーに表示されています（必須）
  --width <px>    フレームの幅（360）
  --page <url>    ページを公開するアドレス：https://blog.example/embeds/teas.html
  --description <文>  カードにするサービスのための、ご自分の文（リンクの文字）
  --image <url>   そのカードのための、ご自分の画像
  --out <folder>  2つのファイルを書くフォルダ（.）
  --dry-run       書き込まずに、ファイルの一覧を表示します
  --lang <ja|en>  コマンドの言語（環境の言語）
  -h, --help      この説明を表示します`,
  noPath: 'embed.html のアドレスを指定してください。',
  oneAddress: 'アドレスを1つだけ、引用符で囲んで指定してください。',
  sizeRequired: (name) => `--${name} が必要です。ピクセル数を指定してください。`,
  wrongSize: (name, value) =>
    `--${name} ${value} は使えません。ピクセル数（整数）を指定してください。`,
  wrongAddress: (text) => `${text} は embed.html のアドレスではありません。`,
  wrongTag: (tag, tags, nearest) =>
    `tag=${tag} は使えません。次のどれかにしてください：${tags.join('、')}${nearest === undefined ? '' : `（${nearest} ではありませんか？）`}`,
  wrongPage: (page) =>
    `--page ${page} は使えません。.html ファイルのアドレス（https://…）にしてください。`,
  wrongImage: (text) => `--image ${text} は使えません。アドレス（https://…）にしてください。`,
  needsPage: (name) => `--${name} には --page が必要です。そのページのカードのためのものです。`,
  foreignFile: 'このコマンドが書いたのではないファイルが、すでにあります',
};

export const oembed: Readonly<Record<Locale, typeof en>> = { en, ja };
