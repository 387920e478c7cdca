/** The targets of the kit's figures. */
import { scenarios } from './compare.js';

/** @typedef {import('../tools/report.js').Text} Text */
/** @typedef {{ figure: Text, target: Text | string, measured: string, isMet: boolean }} Target */

/** Limit of the bytes that a removed element may leave behind. */
const MAX_LEFTOVER = 100;

/**
 * The maximum time of the kit, as a multiple of the time of plain JavaScript. @type {Record<string, number>}
 */
const MAX_TIME = {
  'full-1': 1.15,
  'full-10': 1.15,
  'full-50': 0.95,
  'column-1': 0.9,
  'column-10': 0.9,
  'column-50': 0.9,
  'phone-1': 1.15,
  'phone-10': 1,
  'phone-50': 0.8,
  slow: 1,
};

/**
 * @param {import('./compare.js').Medians} medians
 * @param {import('./ratios.js').Ratios} ratios
 * @returns {Target[]}
 */
export function targetsOf(medians, ratios) {
  /** @type {Target[]} */
  const targets = [];
  /** @param {Text} figure @param {number} value @param {number} max @param {number} [digits] */
  const add = (figure, value, max, digits = 2) =>
    targets.push({
      figure,
      target: `≤ ${max.toFixed(digits)}`,
      measured: value.toFixed(digits),
      isMet: Number(value.toFixed(digits)) <= max,
    });
  for (const [key, { title }] of Object.entries(scenarios)) {
    const { plain, lit, kit, lazy } = medians[key] ?? {};
    if (!plain || !lit || !kit) continue;
    const { en, ja } = title;
    add(
      {
        en: `${en}: time, × plain JavaScript`,
        ja: `${ja}: 時間（素の JavaScript の何倍か）`,
      },
      ratios[key]?.['kit']?.median ?? NaN,
      MAX_TIME[key] ?? NaN,
    );
    if (key.endsWith('-1'))
      add(
        {
          en: `${en}: style and layout, × bare Lit`,
          ja: `${ja}: スタイルとレイアウト（Lit だけの何倍か）`,
        },
        (kit.style + kit.layout) / (lit.style + lit.layout),
        1.6,
      );
    if (lazy) {
      add(
        {
          en: `${en}: script, × plain JavaScript`,
          ja: `${ja}: スクリプト（素の JavaScript の何倍か）`,
        },
        kit.script / plain.script,
        2.4,
      );
      add(
        {
          en: `${en}, lazy: time, × plain JavaScript`,
          ja: `${ja}（遅延読み込み）: 時間（素の JavaScript の何倍か）`,
        },
        ratios[key]?.['lazy']?.median ?? NaN,
        0.3,
      );
      add(
        { en: `${en}, lazy: longest task, ms`, ja: `${ja}（遅延読み込み）: 最も長いタスク (ms)` },
        lazy.task,
        50,
        0,
      );
      const single = medians[key.replace('50', '1')]?.['kit'];
      if (single)
        add(
          {
            en: `${en}: heap of each further widget, kB`,
            ja: `${ja}: 要素が1個増えるごとのヒープ (kB)`,
          },
          (kit.heap - single.heap) / 49e3,
          90,
          0,
        );
    }
  }
  const shifts = Object.values(medians).flatMap((by) =>
    [by['kit'], by['lazy']].map((sample) => sample?.shift ?? 0),
  );
  if (shifts.length)
    add({ en: 'layout shift, maximum', ja: 'レイアウトのずれ（最大）' }, Math.max(...shifts), 0, 3);
  return targets;
}

/** @param {import('./beyond-one-view.js').BeyondOneView} measured @returns {Target[]} */
export function targetsBeyondOneView({ second, equal, removed, many, press }) {
  const { before, after, elements } = removed;
  const heapPerElement = (after.heap - before.heap) / elements;
  return [
    {
      figure: {
        en: `${many.elements} lazy elements: longest task, ms`,
        ja: `遅延読み込みの要素${many.elements}個: 最も長いタスク (ms)`,
      },
      target: '≤ 300',
      measured: many.longest.toFixed(0),
      isMet: many.longest <= 300,
    },
    {
      figure: {
        en: `${many.elements} lazy elements: sum of tasks over 50 ms, ms`,
        ja: `遅延読み込みの要素${many.elements}個: 50 ms を超えるタスクの合計 (ms)`,
      },
      target: '≤ 1000',
      measured: many.sum.toFixed(0),
      isMet: many.sum <= 1000,
    },
    {
      figure: {
        en: 'key press in the form of a hotel search: until the element is updated, ms',
        ja: 'ホテル検索のフォームのキー入力: 要素の更新が終わるまで (ms)',
      },
      target: '≤ 50',
      measured: press.toFixed(1),
      isMet: press <= 50,
    },
    {
      figure: {
        en: `${equal.elements} elements with the same request: requests`,
        ja: `同じ問い合わせの要素${equal.elements}個: 問い合わせの数`,
      },
      target: '1',
      measured: `${equal.requests}`,
      isMet: equal.requests === 1,
    },
    {
      figure: { en: 'second visit: requests', ja: '2回目の訪問: 問い合わせの数' },
      target: '0',
      measured: `${second.requests}`,
      isMet: second.requests === 0,
    },
    {
      figure: {
        en: 'second visit: from the end of the script to all cards painted, ms',
        ja: '2回目の訪問: スクリプトの終わりからすべてのカードが描かれるまで (ms)',
      },
      target: '≤ 100',
      measured: second.time.toFixed(0),
      isMet: second.time <= 100,
    },
    {
      figure: {
        en: 'the same with the processor slowed down four times, ms',
        ja: '同じものを、プロセッサの速さを4分の1にして (ms)',
      },
      target: '≤ 100',
      measured: second.slowed.toFixed(0),
      isMet: second.slowed <= 100,
    },
    {
      figure: {
        en: `${elements} elements added and removed: event listeners`,
        ja: `加えて取り除いた要素${elements}個: イベントリスナー`,
      },
      target: { en: `${before.listeners} as before`, ja: `${before.listeners}（前と同じ）` },
      measured: `${after.listeners}`,
      isMet: after.listeners <= before.listeners,
    },
    {
      figure: {
        en: `${elements} elements added and removed: heap, bytes for each`,
        ja: `加えて取り除いた要素${elements}個: 1個あたりのヒープ（バイト）`,
      },
      target: `≤ ${MAX_LEFTOVER}`,
      measured: heapPerElement.toFixed(0),
      isMet: heapPerElement <= MAX_LEFTOVER,
    },
  ];
}
