/** Texts about the command line, and the result for all files. */
import { didYouMean } from '../../src/exports/validate.js';
import type { Locale } from '../../src/exports/texts.js';

interface Counts {
  readonly files: number;
  readonly written: number;
  readonly failed: number;
}

const en = {
  help: `Usage: mkt-widgets <command> [options] <files or address>

  doctor     lists the problems of the elements on pages
  prerender  writes links to current entries into fallbacks
  migrate    proposes elements for hand-made links and snippets
  oembed     writes the oEmbed page and response for an element
  find       prints the ids of genres, hotels, golf courses, books and products
  notice     prints a text for the privacy page: what elements send, and where to

mkt-widgets <command> --help describes a command, mkt-widgets --version prints the version.
--lang <ja|en> selects the language, which is otherwise that of the environment (LANG).`,
  seeHelp: 'See mkt-widgets --help.',
  wrongLang: '--lang must be ja or en.',
  noCommand: (name: string, nearest: string | undefined) =>
    `There is no command ${name}${didYouMean(nearest) || '.'}`,
  noOption: (option: string, nearest: string | undefined) =>
    `There is no option ${option}${didYouMean(nearest) || '.'}`,
  needsValue: (option: string) => `${option} needs a value.`,
  takesNoValue: (option: string) => `${option} takes no value.`,
  noPath: 'Give at least one file or folder.',
  noPages: (paths: string) => `There are no pages in ${paths}.`,
  isAddress: (address: string) => `${address} is a web address; give a file or folder.`,
  written: (path: string) => `${path}: written`,
  wouldBeWritten: (path: string) => `${path}: would be written`,
  /** @param writes false for a dry run */
  summary: ({ files, written, failed }: Counts, writes: boolean) =>
    `${files} ${files === 1 ? 'file' : 'files'}: ${written} ${writes ? 'written' : 'to be written'}, ` +
    `${files - written} unchanged; ${failed} with failures`,
};

const ja: typeof en = {
  help: `使い方：mkt-widgets <コマンド> [オプション] <ファイルかアドレス>

  doctor     ページにある要素の問題を一覧にします
  prerender  今の商品や宿へのリンクを、代わりの内容に書き込みます
  migrate    手で書いたリンクやコードに代わる要素を提案します
  oembed     要素のための oEmbed のページと応答を書きます
  find       ジャンル、ホテル、ゴルフ場、本、商品の ID を表示します
  notice     要素が何をどこに送るかを、プライバシーポリシーのための文章にします

コマンドの説明は mkt-widgets <コマンド> --help で、バージョンは mkt-widgets --version で表示します。
言語は --lang <ja|en> で選びます。付けないときは、環境（LANG）の言語になります。`,
  seeHelp: '使い方は mkt-widgets --help をご覧ください。',
  wrongLang: '--lang は ja か en にしてください。',
  noCommand: (name, nearest) =>
    `${name} というコマンドはありません。${nearest === undefined ? '' : `${nearest} ではありませんか？`}`,
  noOption: (option, nearest) =>
    `${option} というオプションはありません。${nearest === undefined ? '' : `${nearest} ではありませんか？`}`,
  needsValue: (option) => `${option} には値が必要です。`,
  takesNoValue: (option) => `${option} に値は付けられません。`,
  noPath: 'ファイルかフォルダを1つ以上指定してください。',
  noPages: (paths) => `${paths} にページがありません。`,
  isAddress: (address) =>
    `${address} はウェブのアドレスです。ファイルかフォルダを指定してください。`,
  written: (path) => `${path}: 書き込みました`,
  wouldBeWritten: (path) => `${path}: 書き込む予定です`,
  summary: ({ files, written, failed }, writes) =>
    `${files}ファイル：${writes ? '書き込み' : '書き込む予定'}${written}件、変更なし${files - written}件（失敗があったのは${failed}件）`,
};

export const commandLine: Readonly<Record<Locale, typeof en>> = { en, ja };
