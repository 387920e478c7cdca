/**
 * The market's genres with the words of their items' names. The ids of a root's children follow its own.
 * @typedef {object} MarketGenre
 * @property {number} id
 * @property {string} name
 * @property {string} motif the motif of its pictures
 * @property {readonly [number, number]} price
 * @property {readonly string[]} makes materials or origins of its items
 * @property {readonly string[]} sizes
 * @property {ReadonlyArray<{ name: string, goods: readonly string[] }>} children
 */

/**
 * @param {number} id
 * @param {string} name
 * @param {string} motif
 * @param {readonly [number, number]} price
 * @param {string} makes
 * @param {string} sizes
 * @param {Record<string, string>} children name and goods
 * @returns {MarketGenre}
 */
const genre = (id, name, motif, price, makes, sizes, children) => ({
  id,
  name,
  motif,
  price,
  makes: makes.split(' '),
  sizes: sizes.split(' '),
  children: Object.entries(children).map(([child, goods]) => ({
    name: child,
    goods: goods.split(' '),
  })),
});

/** @type {readonly MarketGenre[]} */
export const marketGenres = [
  genre(
    100371,
    'お茶・コーヒー',
    'teapot',
    [580, 5400],
    '深むし 有機 初摘み 直火焙煎 高原育ち',
    '100g 200g×2袋 ティーバッグ50包 500g',
    {
      日本茶: '煎茶 ほうじ茶 玄米茶 抹茶',
      紅茶: 'ミルクティー用ブレンド 春摘み紅茶 りんごの紅茶 和紅茶',
      コーヒー豆: '朝のブレンド 深煎りブレンド カフェインレス豆 ドリップバッグ',
    },
  ),
  genre(
    100410,
    'スイーツ',
    'cake',
    [980, 6800],
    '北の牧場の 発酵バターの 和三盆の 瀬戸内レモンの 濃厚',
    '12個入 1箱 8個セット 贈答用',
    {
      ケーキ: 'チーズケーキ ガトーショコラ モンブラン 抹茶テリーヌ',
      焼き菓子: 'マドレーヌ フィナンシェ クッキー缶 バームクーヘン',
      和菓子: 'どら焼き 水ようかん わらび餅 栗きんとん',
    },
  ),
  genre(
    100455,
    '水・ジュース',
    'bottle',
    [680, 4980],
    '天然 無添加 完熟 山の湧き水仕立て 微炭酸',
    '500ml×24本 2L×9本 720ml×3本 190ml×30缶',
    {
      水・炭酸水: 'ミネラルウォーター 強炭酸水 レモン炭酸水 温泉水',
      果汁飲料: 'みかんジュース りんごジュース ぶどうジュース もものネクター',
      酢・甘酒: '飲むゆず酢 米麹の甘酒 りんご酢 しそジュース',
    },
  ),
  genre(
    100502,
    'タオル・寝具',
    'towel',
    [900, 12800],
    '今だけ厚手 無撚糸 オーガニックコットンの リネンの 三重ガーゼの',
    '4枚セット 2枚組 大判 ギフト箱入',
    {
      タオル: 'バスタオル フェイスタオル ハンドタオル 吸水速乾タオル',
      毛布・ケット: 'タオルケット ふわとろ毛布 肌がけ 膝かけ',
      まくら・カバー: '低反発まくら まくらカバー 敷きパッド ボックスシーツ',
    },
  ),
  genre(
    100547,
    'バッグ・小物',
    'bag',
    [1480, 24800],
    '帆布 本革 撥水ナイロン 牛革シュリンク 再生素材',
    'A4対応 Mサイズ 大容量 軽量320g',
    {
      トートバッグ: 'トートバッグ ミニトート 保冷トート エコバッグ',
      リュック: 'リュックサック 通学リュック ボディバッグ マザーズリュック',
      財布・ポーチ: '長財布 ミニ財布 化粧ポーチ パスケース',
    },
  ),
  genre(
    100583,
    'シューズ',
    'shoe',
    [1980, 15800],
    'ふかふか中敷きの 防水 日本製 4E幅広 スエード調',
    '22.5-25.0cm 24-28cm 13-19cm 23-25cm',
    {
      スニーカー: 'スニーカー 厚底スニーカー スリッポン ウォーキングシューズ',
      パンプス・サンダル: '走れるパンプス コンフォートサンダル ローファー バレエシューズ',
      レイン・ルーム: 'レインブーツ ルームシューズ 晴雨兼用シューズ もこもこスリッパ',
    },
  ),
  genre(
    100626,
    '照明・インテリア',
    'lamp',
    [1200, 29800],
    '北欧風 日本製 木目調 真鍮調 和紙調の',
    '全3色 Lサイズ 2個セット 組み立て簡単',
    {
      照明: 'デスクライト ペンダントライト 間接照明 フロアランプ',
      時計・ミラー: '壁掛け時計 置き時計 姿見 卓上ミラー',
      収納: 'ランドリーバスケット 木製ラック 収納ボックス 傘立て',
    },
  ),
  genre(
    100671,
    'キッチン用品',
    'pot',
    [780, 19800],
    '鋳物ほうろうの 鉄製 ステンレス セラミック 天然木の',
    'Mサイズ 2点セット 全5色 ギフト箱入 食洗機対応',
    {
      鍋・フライパン: '片手鍋 フライパン 土鍋 卵焼き器',
      食器: 'カレー皿 ごはん茶碗 マグカップ ガラスボウル',
      調理道具: 'まな板 おろし器 計量スプーン 保存容器',
    },
  ),
  genre(
    100718,
    'コスメ・ヘルスケア',
    'jar',
    [600, 9800],
    '無香料 薬用 うるおい 酒粕の はちみつ',
    '大容量 詰め替え用 お試しサイズ 3個セット',
    {
      スキンケア: '化粧水 保湿クリーム フェイスマスク 洗顔フォーム',
      ヘア・ボディ: 'シャンプー ヘアオイル ボディソープ ハンドクリーム',
      入浴・リラックス: '入浴剤 バスソルト 温熱アイマスク アロマオイル',
    },
  ),
  genre(
    100762,
    '文房具',
    'pencil',
    [220, 7800],
    '毎日使える 軽くて丈夫な 昭和レトロな くすみカラーの 名入れできる',
    '3個セット 全8色 限定カラー ギフト箱入',
    {
      筆記具: '万年筆 ゲルインクペン 色鉛筆 蛍光ペン',
      ノート・手帳: 'リングノート 週間手帳 メモパッド 家計簿',
      デスク用品: 'ペンケース ブックスタンド マスキングテープ はさみ',
    },
  ),
  genre(
    100809,
    'おもちゃ・ホビー',
    'blocks',
    [980, 13800],
    'はじめての 手洗いできる やさしい色の 名入れできる 日本製',
    '1歳から 3歳から Lサイズ ラッピング済み',
    {
      知育玩具: '積み木 型はめパズル おままごとセット ひらがなブロック',
      ぬいぐるみ: 'くまのぬいぐるみ 抱きまくら 指人形 ペンギンのぬいぐるみ',
      ボードゲーム: 'すごろく カードゲーム 立体四目並べ ジグソーパズル',
    },
  ),
  genre(
    100854,
    '花・ガーデン',
    'plant',
    [480, 8800],
    'はじめての 季節の おしゃれな 農園直送 母の日の',
    'Mサイズ 2個セット 5号 高さ40cm',
    {
      花: 'ミニバラ シクラメン チューリップの球根 花束',
      観葉植物: 'パキラ 多肉植物セット モンステラ エアプランツ',
      園芸用品: 'じょうろ 培養土 素焼き鉢 剪定ばさみ',
    },
  ),
];

/**
 * The same genres as a tree.
 * @type {ReadonlyArray<import('../genre-information.js').Genre>}
 */
export const marketGenreTree = marketGenres.flatMap((root) => [
  { id: String(root.id), name: root.name },
  ...root.children.map(({ name }, i) => ({
    id: String(root.id + i + 1),
    name,
    parent: String(root.id),
  })),
]);
