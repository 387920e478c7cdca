/** Invented shops: code and name. */
const SHOPS = [
  ['hoshi-no-tana', 'ほし星の棚'],
  ['getsuyo-chabako', '月曜日の茶箱'],
  ['minato-sanban', 'みなと三番そうこ'],
  ['hitsujigumo', 'ひつじ雲のお店'],
  ['kazemachi-nagaya', '風まち長屋本舗'],
  ['tsuyukusa-dou', 'つゆくさ堂いちの市'],
  ['amayadori', 'あまやどり百貨'],
  ['yofukashi-zakka', '夜ふかし雑貨室'],
  ['kitsune-no-kura', 'きつねの蔵出し'],
  ['asatsuyu-farm', '朝つゆ便り'],
  ['tokei-zaka', '時計坂ストア'],
  ['mugiwara-koubou', 'むぎわら工房びより'],
  ['namioto', 'なみおと海岸市場'],
  ['konpeito-tsushin', 'こんぺいとう通信'],
  ['hidamari-6', 'ひだまり六丁目'],
  ['ginga-kippu', '銀河きっぷ売場'],
  ['nanairo-bako', '七いろ箱（ななばこ）'],
  ['kujira-jirushi', 'くじら印&amp;なかま'],
  ['mikazuki-koya', '三日月こや ﾈｯﾄ店'],
  ['hashi-no-mukou', '橋のむこう商会'],
];

/** @type {ReadonlyArray<{ code: string, name: string }>} */
export const shops = SHOPS.map(([code = '', name = '']) => ({ code, name }));
