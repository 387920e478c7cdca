/** Invented chains: code and the words their hotels' names begin with. */
export const chains = [
  { code: 'HJ', name: 'ホテルひつじ雲', kana: 'ほてるひつじぐも' },
  { code: 'KS', name: 'かささぎ文庫の宿', kana: 'かささぎぶんこのやど' },
  { code: 'MN', name: 'みなもかがみリゾート', kana: 'みなもかがみりぞーと' },
  { code: 'TB', name: '旅びとベッド', kana: 'たびびとべっど' },
  { code: 'YK', name: 'ＹＵＫＩＤＡＲＵＭＡ　ＳＴＡＹ', kana: 'ゆきだるますてい' },
  { code: 'OB', name: 'おむすびイン', kana: 'おむすびいん' },
];

/** Names of single houses, by scenery. @type {Record<string, ReadonlyArray<readonly [string, string]>>} */
export const houses = {
  city: [
    ['ホテル三日月坂', 'ほてるみかづきざか'],
    ['ホテル夜明けのコーヒー', 'ほてるよあけのこーひー'],
    ['カプセルの森', 'かぷせるのもり'],
    ['ホテル＆カフェ　すずかけ&amp;', 'ほてるあんどかふぇすずかけ'],
  ],
  spa: [
    ['湯けむり亭ほの字', 'ゆけむりていほのじ'],
    ['旅館つきあかり待合', 'りょかんつきあかりまちあい'],
    ['湯宿さるも滑る', 'ゆやどさるもすべる'],
    ['お宿ねむの木番地', 'おやどねむのきばんち'],
  ],
  sea: [
    ['うみねこ文庫荘', 'うみねこぶんこそう'],
    ['ホテル波まくら二度寝', 'ほてるなみまくらにどね'],
    ['民宿さざなみの戸', 'みんしゅくさざなみのと'],
  ],
  mountain: [
    ['山荘きつつき通信', 'さんそうきつつきつうしん'],
    ['ロッジ木の実日誌', 'ろっじきのみにっし'],
    ['高原ホテルしらかば日和', 'こうげんほてるしらかばびより'],
  ],
  oldtown: [
    ['町家ゲストハウス糸車のとなり', 'まちやげすとはうすいとぐるまのとなり'],
    ['旅館ふろしき包み', 'りょかんふろしきづつみ'],
    ['宿屋ちりめん問答', 'やどやちりめんもんどう'],
  ],
};

/** @type {Record<string, string>} */
export const specials = {
  city: '駅から歩いてすぐ。全室に加湿空気清浄機とデスクをご用意しています。',
  spa: '源泉かけ流しの露天風呂と、地元の野菜をたっぷり使った会席料理。',
  sea: '全室から海が見えます。朝は漁港直送の干物をお楽しみください。',
  mountain: '標高1,000ｍの澄んだ空気。夜は満天の星、朝は鳥の声で目がさめます。',
  oldtown: '築百年の町家を改装しました。石畳の路地を歩いて名所めぐりへ。',
};

export const reviews = [
  'お部屋が広く、窓からの眺めもよかったです。朝食のおみそ汁がおいしくて、おかわりしました。　2025-03-14 20:01:12投稿',
  '駅から近くて便利でした。\r\nまた利用したいと思います。　2024-11-02 08:45:30投稿',
  'スタッフの方がとても親切。雨の日に傘を貸してくださいました。<a href="#review">…続きを読む</a>',
  'おふろが広々としていて、ｻｳﾅも気持ちよかったです。部屋の乾燥だけが少し気になりました。',
];

/**
 * Rooms and plans that hotels have. Capacity is for one room; the charge is for one person.
 * @type {ReadonlyArray<{ roomClass: string, roomName: string, capacity: number, factor: number, tags: string }>}
 */
export const rooms = [
  { roomClass: 's1', roomName: '【禁煙】シングル', capacity: 1, factor: 1, tags: 'city' },
  {
    roomClass: 'dbl',
    roomName: '【禁煙】ダブル（16平米）',
    capacity: 2,
    factor: 0.85,
    tags: 'city sea',
  },
  {
    roomClass: 'tw',
    roomName: 'スタンダードツイン',
    capacity: 3,
    factor: 0.9,
    tags: 'city sea mountain oldtown',
  },
  {
    roomClass: 'ja10',
    roomName: '和室10畳<BR>（トイレ付）',
    capacity: 5,
    factor: 1.1,
    tags: 'spa oldtown mountain',
  },
  {
    roomClass: 'roten',
    roomName: '露天風呂付き客室　～月見～',
    capacity: 4,
    factor: 1.9,
    tags: 'spa sea',
  },
  {
    roomClass: 'fam',
    roomName: 'ファミリールーム',
    capacity: 6,
    factor: 0.8,
    tags: 'city mountain sea oldtown spa',
  },
];

export const plans = [
  { name: '【素泊まり】シンプルステイ', factor: 1, dinner: 0, breakfast: 0 },
  { name: '【朝食付】焼きたてパンの朝ごはん★', factor: 1.15, dinner: 0, breakfast: 1 },
  {
    name: '【早割30】２食付き季節の会席プラン&lt;返金不可&gt;',
    factor: 1.6,
    dinner: 1,
    breakfast: 1,
  },
  { name: null, factor: 0.95, dinner: 0, breakfast: 0 },
];
