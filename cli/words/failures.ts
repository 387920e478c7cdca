/** Reasons why a file, a page or a service cannot be used. The name of the file or page stands before them. */
import type { Locale } from '../../src/exports/texts.js';

const en = {
  notText: 'is not text',
  /** @param encoding such as `shift_jis`; undefined if it is unknown */
  otherEncoding: (encoding: string | undefined) =>
    `stays as it is: it is in ${encoding ?? 'another encoding'}, not UTF-8`,
  notRegular: 'is no regular file',
  tooLarge: (mebibytes: number) => `is larger than ${mebibytes} MiB`,
  halfWritten: (reason: string, copy: string) =>
    `may be half written (${reason}): its text is in ${copy}`,
  /** @param extension such as `.mdx`; '' without one */
  unsafeKind: (extension: string) =>
    `stays as it is: names from a service cannot be written safely into files of the kind ${extension || 'without a name'}`,
  nestedTooDeeply: 'its elements are nested too deeply',
  /** @param address the IP address of the host */
  isPrivate: (host: string, address: string) =>
    `${host} is a private address${host === address ? '' : ` (${address})`}: requests to it need --allow-private`,
  /** @param protocol such as `ftp:` */
  leadsTo: (protocol: string) => `leads to ${protocol}`,
  redirects: (limit: number) => `redirects more than ${limit} times`,
  takesLonger: (seconds: number) => `takes longer than ${seconds} s`,
  /** @param code such as `ECONNREFUSED` */
  unreachable: (code: string) => `cannot be reached (${code})`,
  answered: (status: number) => `answered ${status}`,
  wrongRate: (rate: string) => `--rate ${rate} must be a number above 0`,
  wrongSite: (site: string) => `--site ${site} must be a web address`,
  relativeAddress: (address: string) =>
    `${address} is a relative address: give the page's address with --site`,
};

/** Reasons of the system by their codes; others stay as the system gives them. */
const SYSTEM_JA: ReadonlyMap<string, string> = new Map(
  Object.entries({
    EACCES: '読み書きする権限がありません',
    EEXIST: 'すでにあります',
    EISDIR: 'フォルダです',
    ELOOP: 'リンクが互いを指していて、たどれません',
    EMFILE: '開いているファイルが多すぎます',
    ENAMETOOLONG: '名前が長すぎます',
    ENOENT: 'ファイルもフォルダもありません',
    ENOSPC: '空き容量がありません',
    ENOTDIR: 'フォルダではありません',
    ENXIO: '通常のファイルではありません',
    EPERM: '許可されていない操作です',
    EROFS: '書き込めない場所にあります',
  }),
);

const ja: typeof en = {
  notText: 'テキストではありません',
  otherEncoding: (encoding) =>
    `UTF-8 ではない文字コード${encoding ? `（${encoding}）` : ''}なので、そのまま残しました`,
  notRegular: '通常のファイルではありません',
  tooLarge: (mebibytes) => `${mebibytes} MiB を超えています`,
  halfWritten: (reason, copy) =>
    `途中までしか書き込めていないかもしれません（${reason}）。全文は ${copy} にあります`,
  unsafeKind: (extension) =>
    `${extension ? `${extension} の` : '拡張子のない'}ファイルには、サービスが返す名前を安全に書き込めないので、そのまま残しました`,
  nestedTooDeeply: '要素の入れ子が深すぎます',
  isPrivate: (host, address) =>
    `${host} はプライベートアドレス${host === address ? '' : `（${address}）`}です。問い合わせるには --allow-private が必要です`,
  leadsTo: (protocol) => `${protocol} のアドレスに転送されます`,
  redirects: (limit) => `${limit}回を超えて転送されます`,
  takesLonger: (seconds) => `${seconds}秒以内に届きません`,
  unreachable: (code) => `接続できません（${code}）`,
  answered: (status) => `応答が ${status} です`,
  wrongRate: (rate) => `--rate ${rate} は使えません。0より大きい数にしてください。`,
  wrongSite: (site) => `--site ${site} は使えません。ウェブのアドレスにしてください。`,
  relativeAddress: (address) =>
    `${address} は相対アドレスです。--site でページのアドレスを指定してください`,
};

/** @param message in the form of Node: `ENOENT: no such file or directory, open 'x'` */
export function systemReason(message: string, locale: Locale): string {
  const [, code = '', reason = message] =
    /^(E[A-Z0-9]+): (.+?), \w+(?: '.*)?$/s.exec(message) ?? [];
  return (locale === 'ja' && SYSTEM_JA.get(code)) || reason;
}

export const failures: Readonly<Record<Locale, typeof en>> = { en, ja };
