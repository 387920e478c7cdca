import { random } from '../random.js';
import { media, SUBGENRES } from './books-words.js';
import { withReadings as read } from './readings.js';
import { salesDate } from './sales-date.js';
import { checked } from './check-digit.js';

const PER_MEDIUM = 60;

const SIZES = [
  '単行本',
  '文庫',
  '新書',
  '全集・双書',
  '事・辞典',
  '図鑑',
  '絵本',
  'カセット,CD等',
  'コミック',
  'ムックその他',
];
const HARDWARE = ['ポケットスコープ', 'テーブルボックス２', 'ミニ宇宙船ポータブル'];
const SYSTEMS = ['Windows', 'Mac', 'Windows・Mac'];
const SONGS = [
  'はじまり',
  '踏切の向こう',
  'Interlude #1',
  '紙ひこうき',
  '夜明けのコーヒー &amp; ミルク',
  'また明日',
];
const CAPTIONS = [
  '',
  '静かな町で暮らす人びとの一年を描く。',
  '第1章　はじめに\n第2章　道具をそろえる\n第3章　やってみる\n付録\tさくいん',
  '&copy;つくえの上 2024　書き下ろし短編を収録。',
  'Caf&eacute;をめぐる十二の物語。待望の新装版。　※画像はイメージです。',
  '全国の読者から届いた手紙をもとに、毎日が少しだけ楽しくなる工夫を集めました。'.repeat(6),
];

/** @param {keyof typeof media} medium @param {number} index @param {import('../random.js').Random} chance @returns {Record<string, string>} */
function ownFields(medium, index, chance) {
  const makerCode = `SND-${chance.digits(5)}`;
  switch (medium) {
    case 'book': {
      const size =
        index % 5 === 1 ? 8 : index % 5 === 4 ? 6 : chance.pick([0, 0, 1, 1, 2, 3, 4, 5, 7, 9]);
      return {
        size: SIZES[size] ?? '',
        sizeNumber: String(size + 1),
        subTitle: chance.chance(0.3) ? 'ある町の記録' : '',
        series: chance.chance(0.25) ? 'うわのそら叢書' : '',
        contents: chance.chance(0.2) ? '序/春の章/夏の章/あとがき' : '',
      };
    }
    case 'cd':
      return {
        makerCode,
        size: chance.pick(['0', '1', '1']),
        playList: chance.chance(0.3) ? '' : SONGS.slice(0, chance.int(2, 6)).join('###'),
      };
    case 'software':
      return { makerCode, os: chance.pick(SYSTEMS) };
    case 'game':
      return { makerCode, hardware: chance.pick(HARDWARE) };
    case 'magazine':
      return {};
    case 'foreign':
      return { japaneseTitle: chance.chance(0.5) ? '静かな港の物語（邦題）' : '' };
    default:
      return { makerCode };
  }
}

/** @param {keyof typeof media} medium @param {string} digits */
function code(medium, digits) {
  if (medium === 'book') return checked(`97849999${digits}`);
  if (medium === 'foreign') return checked(`97819999${digits}`);
  return checked(`${medium === 'magazine' ? '49199999' : '45999999'}${digits}`);
}

/** @param {keyof typeof media} medium @param {number} index */
function work(medium, index) {
  const words = media[medium];
  const order = Object.keys(media).indexOf(medium);
  const id = String(70000000 + order * 1000 + index);
  const chance = random(`media ${id}`);
  const [genreId = '', , tails = ''] = words.genres[index % 5] ?? [];
  const head = read(words.heads)[Math.floor(index / 5) % 12];
  const tail = chance.pick(read(tails));
  const creator = chance.pick(read(words.creators));
  const second = chance.chance(0.15) ? chance.pick(read(words.creators)) : creator;
  const { text: date, key: dateKey } = salesDate(chance);
  const issue =
    medium === 'magazine'
      ? ` 202${chance.int(4, 6)}年 ${chance.int(1, 12)}/${chance.int(1, 28)}号 [雑誌]`
      : '';
  const volume = index % 5 === 1 && medium === 'book' ? `（${chance.int(1, 12)}）` : '';
  const space = medium === 'foreign' ? ' ' : '';
  const price = Math.round(chance.int(words.price[0], words.price[1]) / 11) * 11;
  const discountRate = chance.chance(0.2) ? chance.pick([5, 10, 20]) : 0;
  const reviewed = chance.chance(0.6);
  const genres = [`${genreId}00${chance.int(1, SUBGENRES.length)}`];
  if (chance.chance(0.12)) genres.push(`${words.genres[(index + 1) % 5]?.[0]}001`);
  const cycles = /^(週刊|隔週刊|月刊|隔月刊|季刊)/.exec(head?.text ?? '');
  return {
    id,
    medium,
    code: code(medium, String(order * 1000 + index).padStart(4, '0')),
    title: `${head?.text}${space}${tail.text}${volume}${issue}`,
    titleKana: `${head?.kana} ${tail.kana}`.trim(),
    creator:
      creator === second || creator.text === second.text
        ? creator.text
        : `${creator.text}/${second.text}`,
    creatorKana: creator.text === second.text ? creator.kana : `${creator.kana}/${second.kana}`,
    house: chance.pick(words.houses.split(' ')).replaceAll('_', ' '),
    caption: chance.pick(CAPTIONS),
    date,
    dateKey, // sorts by time
    price: Math.floor((price * (100 - discountRate)) / 100),
    listPrice: discountRate || chance.chance(0.2) ? price : 0, // 0 for none
    discountRate,
    availability: chance.chance(0.06) ? '0' : chance.pick(['1', '1', '1', '2', '3', '4', '5', '6']),
    limited: chance.chance(0.1),
    preview: chance.chance(0.3),
    pictured: !chance.chance(0.05),
    reviewCount: reviewed ? chance.int(1, 400) : 0,
    reviewAverage: reviewed ? chance.int(250, 500) / 100 : 0,
    popularity: chance.next(),
    genres,
    /** Fields of its medium only. @type {Record<string, string>} */
    own: { ...ownFields(medium, index, chance), ...(cycles ? { cycle: cycles[0] } : {}) },
  };
}

/** A book, disc, game or magazine. @typedef {ReturnType<typeof work>} Media */

/** All items of the seven media. */
export const works = /** @type {Array<keyof typeof media>} */ (Object.keys(media)).flatMap(
  (medium) => Array.from({ length: PER_MEDIUM }, (_, index) => work(medium, index)),
);

/** @type {ReadonlyArray<import('../genre-information.js').Genre>} */
export const booksGenreTree = [
  { id: '000', name: 'すべて' },
  ...Object.values(media).flatMap(({ root, name, genres }) => [
    { id: root, name, parent: '000' },
    ...genres.flatMap(([id, genreName]) => [
      { id, name: genreName, parent: root },
      ...SUBGENRES.map((sub, i) => ({ id: `${id}00${i + 1}`, name: sub, parent: id })),
    ]),
  ]),
];

/** @param {Media} work */
export const workPath = (work) => `/books/${work.id}/`;
