import { random } from '../random.js';
import { checked } from './check-digit.js';
import { withReadings } from './readings.js';
import { salesDate } from './sales-date.js';

const COUNT = 80;

const HEADS = withReadings(
  '終電を逃した|シュウデン オ ノガシタ ことりと歩く|コトリ ト アルク 三丁目の|サンチョウメ ノ ひとり暮らしの|ヒトリグラシ ノ ' +
    '図解でわかる|ズカイ デ ワカル 雪の夜の|ユキ ノ ヨ ノ うっかり転生した|ウッカリ テンセイ シタ 定時に帰る|テイジ ニ カエル',
);
const TAILS = withReadings(
  '占い師|ウラナイシ 魔導書店|マドウ ショテン 鍋料理|ナベ リョウリ 時間術|ジカンジュツ 城下町|ジョウカマチ ' +
    '星座早見|セイザ ハヤミ 家庭菜園|カテイ サイエン 忘れもの係|ワスレモノ ガカリ ｶﾌｪ&amp;ﾊﾞｰ|カフェ アンド バー 剣術指南|ケンジュツ シナン',
);
const ENGLISH = ['The Paper Lantern Keeper', 'Slow Trains &amp; Small Stations', 'Notes on Moss'];
const AUTHORS = withReadings(
  '夜間飛行きしむ|ヤカンヒコウ キシム 半熟たまこ|ハンジュク タマコ 路地裏わたる|ロジウラ ワタル 空豆つぶ|ソラマメ ツブ ' +
    '薄荷みのる|ハッカ ミノル 湯気たつお|ユゲ タツオ',
);
const PUBLISHERS = ['でんし草子舎', '画面のむこう書房', 'ポケット灯台'];
const SERIES = ['', '', '忘れもの係シリーズ', '三丁目文庫'];
const CAPTIONS = [
  '',
  '読みはじめたら止まらない、やさしい一冊。',
  '【目次】はじめに／一日目／二日目／あとがき&lt;br&gt;※電子版だけの書き下ろし付き。',
  'この作品は固定レイアウトです。拡大や検索などの機能は使用できません。',
];

/** @type {ReadonlyArray<import('../genre-information.js').Genre>} */
export const ebookGenreTree = [
  { id: '101', name: '電子書籍' },
  ...[
    ['101901', '小説・文学'],
    ['101902', 'ビジネス・暮らし'],
    ['101903', 'ライトノベル'],
    ['101904', '漫画'],
    ['101905', '洋書'],
  ].flatMap(([id = '', name = '']) => [
    { id, name, parent: '101' },
    { id: `${id}001`, name: '新着', parent: id },
    { id: `${id}002`, name: '名作', parent: id },
  ]),
];

/** @param {number} index */
function ebook(index) {
  const chance = random(`ebook ${index}`);
  const english = index % 5 === 4 && index % 3 === 0;
  const head = HEADS[index % HEADS.length];
  const tail = TAILS[Math.floor(index / HEADS.length) % TAILS.length];
  const author = chance.pick(AUTHORS);
  const { text: date, key: dateKey } = salesDate(chance);
  const reviewed = chance.chance(0.6);
  const genre = english ? '101905' : `10190${(index % 4) + 1}`;
  return {
    number: checked(`4529999${String(index).padStart(5, '0')}`),
    title: english
      ? `${chance.pick(ENGLISH)} ${chance.int(1, 9)}`
      : `${head?.text}${tail?.text}${chance.chance(0.3) ? `\u3000${chance.int(1, 12)}` : ''}`,
    titleKana: english ? '' : `${head?.kana} ${tail?.kana}`,
    subTitle: chance.chance(0.2) ? '【分冊版】' : '',
    series: english ? '' : chance.pick(SERIES),
    author: author.text,
    authorKana: author.kana,
    publisher: chance.pick(PUBLISHERS),
    language: english ? 'EN' : 'JA',
    date,
    dateKey,
    genreId: `${genre}00${chance.int(1, 2)}`,
    caption: chance.pick(CAPTIONS),
    price: chance.chance(0.05) ? 0 : chance.int(9, 220) * 11,
    reviewCount: reviewed ? chance.int(1, 900) : 0,
    reviewAverage: reviewed ? chance.int(250, 500) / 100 : 0,
    salesType: chance.chance(0.1) ? 1 : 0,
  };
}

/** @typedef {ReturnType<typeof ebook>} Ebook */

export const ebooks = Array.from({ length: COUNT }, (_, index) => ebook(index));

/** @param {Ebook} ebook */
export const ebookPath = (ebook) => `/ebooks/${ebook.number}/`;
