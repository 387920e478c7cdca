const ja = {
  title: (problems: number) =>
    problems ? `診断：問題が${problems}件あります` : '診断：問題はありません',
  settings: '設定と属性',
  answer: '応答',
  name: '名前',
  value: '値',
  from: '指定した場所',
  sources: {
    attribute: 'この要素の属性',
    property: 'この要素のプロパティ',
    config: 'mkt-config',
    script: 'スクリプトタグ',
    page: 'ページの言葉',
    reader: '読者の操作',
    default: '初期値',
  },
  request: (transport: string) => `問い合わせ（問い合わせの方法：${transport}）`,
  phase: (phase: string) => `状態：${phase}`,
  hits: (shown: number, count: number | undefined) =>
    count === undefined ? `${shown}件を表示` : `全${count}件のうち${shown}件を表示`,
  page: (page: number, pageCount: number) => `${pageCount}ページ中${page}ページ目`,
  /** @param age in seconds */
  age: (age: number, isKept: boolean) =>
    `${age}秒前に取得${isKept ? '（ブラウザに保存されていたもの）' : '（このページで取得）'}`,
  bytes: (bytes: string) => `${bytes}バイト`,
  commission: '成果報酬の目安',
  commissionSum: (sum: string) => `表示中のものが1つずつ売れると、合わせて${sum}`,
};

const en: typeof ja = {
  title: (problems) =>
    problems
      ? `Doctor: ${problems} ${problems === 1 ? 'problem' : 'problems'}`
      : 'Doctor: no problems',
  settings: 'Settings and attributes',
  answer: 'Response',
  name: 'Name',
  value: 'Value',
  from: 'Set by',
  sources: {
    attribute: 'attribute',
    property: 'property',
    config: 'mkt-config',
    script: 'script tag',
    page: 'words of the page',
    reader: 'reader',
    default: 'default',
  },
  request: (transport) => `Request (transport: ${transport})`,
  phase: (phase) => `phase: ${phase}`,
  hits: (shown, count) => (count === undefined ? `${shown} shown` : `${shown} of ${count} shown`),
  page: (page, of) => `page ${page} of ${of}`,
  age: (age, isKept) =>
    `${age} s old, ${isKept ? 'cached in this browser' : 'requested on this page'}`,
  bytes: (bytes) => `${bytes} bytes`,
  commission: 'Commission, estimated',
  commissionSum: (sum) => `${sum} if one of each is sold`,
};

export const panelTexts = { ja, en };

/** Origin of the value of an attribute or setting. */
export type Source = keyof typeof ja.sources;
