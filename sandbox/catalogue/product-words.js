export const makers = [
  {
    code: '900100001',
    name: 'ほしくずデンキ',
    kana: 'ホシクズデンキ',
    formal: 'ほしくず電機製作室',
  },
  { code: '900100002', name: 'ツムギラボ', kana: 'ツムギラボ', formal: '合同工房ツムギラボ' },
  { code: '900100003', name: 'ノルンボ', kana: 'ノルンボ', formal: 'ノルンボ' },
  {
    code: '900100004',
    name: 'ユキマチ重箱',
    kana: 'ユキマチジュウバコ',
    formal: 'ユキマチ重箱協同組合',
  },
  { code: '900100005', name: 'トトノイ舎', kana: 'トトノイシャ', formal: 'トトノイ舎本店' },
  { code: '900100006', name: 'カナデア', kana: 'カナデア', formal: 'カナデア' },
  { code: '0', name: '', kana: '', formal: '' },
];

export const seriesNames = [
  { kana: 'ソラニ', latin: 'SORANI' },
  { kana: 'モクレ', latin: 'MOKURE' },
  { kana: 'ツキヨミチ', latin: 'TSUKIYO' },
  { kana: 'ハルビヨリ', latin: 'HARUBI' },
  { kana: 'フユノト', latin: 'FUYUNO' },
  { kana: 'ＮＡＧＩ', latin: 'NAGI' },
];

/**
 * @param {string} genreId
 * @param {string} noun
 * @param {readonly [number, number]} price
 * @param {string} caption
 * @param {Record<string, string>} details values joined by `|`
 */
const kind = (genreId, noun, price, caption, details) => ({
  genreId,
  noun,
  price,
  caption,
  details: Object.fromEntries(
    Object.entries(details).map(([name, values]) => [name, values.split('|')]),
  ),
});

// A live service sends line breaks in values as a backslash and an n.
export const productKinds = [
  kind('100374', 'コーヒーメーカー', [4800, 32000], '豆をひくところから一台で。', {
    容量: '0.6L|0.8L|1.2L',
    消費電力: '650W|800W',
    付属品: '計量スプーン\\n掃除ブラシ|ガラスポット',
  }),
  kind('100548', '保冷トート', [2200, 9800], '冷たいまま、持ち帰る。', {
    容量: '12L|20L',
    素材: '再生ポリエステル|帆布',
  }),
  kind('100549', 'ビジネスリュック', [6800, 28000], '開けやすく、立てて置ける。', {
    容量: '18L|22L|25L',
    重さ: '780g|960g|1.1kg',
    収納サイズ: 'Ａ４|15.6インチまで',
  }),
  kind('100584', 'ランニングシューズ', [5400, 19800], '足もとから軽くなる。', {
    重さ: '210g（26.0cm片足）|245g（26.0cm片足）',
    靴幅: '2E|3E|4E',
  }),
  kind('100627', 'デスクライト', [2980, 24000], '手もとにだけ、やわらかい光を。', {
    明るさ: '400lm|620lm|1,000lm',
    色温度: '2700K～5000K|4000K',
    電源: 'USB Type-C|ACアダプター\\n（付属）',
  }),
  kind('100628', '電波置き時計', [1800, 12800], '時刻あわせのいらない静かな時計。', {
    秒針: '連続秒針|なし',
    電池: '単3形×2|単2形×1',
  }),
  kind('100672', '電気圧力鍋', [8800, 46000], '材料を入れて、ボタンをひとつ。', {
    調理容量: '1.6L|2.6L|4L',
    消費電力: '700W|1,000W',
    レシピ数: '30|65|120',
  }),
  kind('100674', 'ハンドブレンダー', [3200, 14800], '混ぜる、刻む、泡立てる。', {
    消費電力: '200W|300W',
    コードの長さ: '1.4m|1.7m',
  }),
  kind('100720', 'ヘアドライヤー', [3980, 36000], '大風量で、はやく乾く。', {
    風量: '1.6m³/分|2.2m³/分',
    重さ: '390g|480g|575g',
    消費電力: '1,200W',
  }),
  kind('100763', '万年筆', [1500, 33000], '書くほどに手になじむ。', {
    字幅: 'F（細字）|M（中字）|EF（極細）',
    インク: 'カートリッジ\\nコンバーター両用|吸入式',
  }),
];
