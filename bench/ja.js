/** Translates the tables into Japanese; the figures stay. */

/** @type {ReadonlyArray<readonly [english: RegExp, japanese: string]>} */
const WORDS = [
  [
    /^(.+), (\d+) GiB, load (\S+) at the start; (.+); medians of (\d+) rounds\.$/,
    '$1、$2 GiB、開始時の負荷 $3。$4。$5回の中央値。',
  ],
  [
    /^(\S+) page views in (\d+) hours, (\S+) of them a visitor's first and (\S+) a later one; responses cached in browsers for (\d+) s\.$/,
    '$2時間にページの表示が$1回。うち訪問者の最初の表示が$3回、その後の表示が$4回。応答をブラウザに残すのは$5秒。',
  ],
  // Titles and targets: translated phrase by phrase.
  [/^Desktop, /, 'デスクトップ、'],
  [/^Phone, /, 'スマートフォン、'],
  [/\b(\d+) widgets?\b/, '要素$1個'],
  [/, slow network and service/, '、遅い回線とサービス'],
  [/\bthis kit\b/, 'mkt-widgets'],
  [/, lazy as by default$/, '（既定の遅延読み込み）'],
  [/, lazy:/, '（遅延読み込み）:'],
  [/: time, × plain JavaScript$/, ': 時間（素の JavaScript の何倍か）'],
  [/: script, × plain JavaScript$/, ': スクリプト（素の JavaScript の何倍か）'],
  [/: style and layout, × bare Lit$/, ': スタイルとレイアウト（Lit だけの何倍か）'],
  [/: longest task, ms$/, ': 最も長いタスク (ms)'],
  [/: heap of each further widget, kB$/, ': 要素が1個増えるごとのヒープ (kB)'],
  [/^layout shift, maximum$/, 'レイアウトのずれ（最大）'],
  [/^(\d+) elements with the same request: requests$/, '同じ問い合わせの要素$1個: 問い合わせの数'],
  [/^second visit: requests$/, '2回目の訪問: 問い合わせの数'],
  [
    /^second visit: from the end of the script to all cards painted, ms$/,
    '2回目の訪問: スクリプトの終わりからすべてのカードが描かれるまで (ms)',
  ],
  [
    /^the same with the processor slowed down four times, ms$/,
    '同じものを、プロセッサの速さを4分の1にして (ms)',
  ],
  [
    /^(\d+) elements added and removed: event listeners$/,
    '加えて取り除いた要素$1個: イベントリスナー',
  ],
  [
    /^(\d+) elements added and removed: heap, bytes for each$/,
    '加えて取り除いた要素$1個: 1個あたりのヒープ（バイト）',
  ],
  [/^(\d+) as before$/, '$1（前と同じ）'],
  [/^Figure$/, '項目'],
  [/^implementation$/, '実装'],
  [/^met$/, '達成'],
  [/^target$/, '目標'],
  [/^measured$/, '測定'],
  [/^time, ms$/, '時間 (ms)'],
  [/^× plain$/, '素との比'],
  [/^script, ms$/, 'スクリプト (ms)'],
  [/^style, ms$/, 'スタイル (ms)'],
  [/^layout, ms$/, 'レイアウト (ms)'],
  [/^paint, ms$/, '描画 (ms)'],
  [/^longest task, ms$/, '最も長いタスク (ms)'],
  [/^layout shift$/, 'レイアウトのずれ'],
  [/^plain JavaScript$/, '素の JavaScript'],
  [/^bare Lit$/, 'Lit だけ'],
  [/^requests that reach the service$/, 'サービスに届く問い合わせ'],
  [/^total$/, '合計'],
  [/^by first views$/, '最初の表示から'],
  [/^by later views$/, 'その後の表示から'],
  [/^per view$/, '表示1回あたり'],
  [/^busiest hour$/, '最も混む1時間'],
  [/^busiest second$/, '最も混む1秒'],
  [/^widgets without a response$/, '応答のない要素'],
  [/^longest wait, s$/, '最も長い待ち (秒)'],
  [/^hour$/, '時間目'],
  [/^without the kit$/, 'mkt-widgets なし'],
  [/^without the kit, with a relay$/, 'mkt-widgets なし、中継サーバーあり'],
  [/^the kit, with a relay$/, 'mkt-widgets、中継サーバーあり'],
  [/^the kit\b/, 'mkt-widgets'],
];

const inWords = (/** @type {string} */ english) =>
  WORDS.reduce((text, [from, to]) => text.replace(from, to), english);

/**
 * The output of a command, in Japanese.
 * @param {string} text in Markdown
 */
export const inJapanese = (text) =>
  text
    .split(/\n{2,}/)
    .map((block) => {
      const rows = block.split('\n');
      if (block.startsWith('|'))
        return rows
          .map((row) => row.replace(/[^|]+/g, (cell) => ` ${inWords(cell.trim())} `))
          .join('\n');
      const [, level = '', words = ''] = /^(#* ?)(.*)$/s.exec(rows.join(' ')) ?? [];
      return level + inWords(words);
    })
    .join('\n\n');
