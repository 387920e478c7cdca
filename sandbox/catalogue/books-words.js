/**
 * The words of the seven media. `heads` and `tails` make titles and carry their reading after a
 * bar; every name of a person, a house or a console is invented.
 * @typedef {object} Medium
 * @property {string} root id of its genre
 * @property {string} name
 * @property {string} heads
 * @property {ReadonlyArray<readonly [id: string, name: string, tails: string]>} genres
 * @property {string} creators authors, artists or publishers' editors
 * @property {string} houses publishers or labels
 * @property {readonly [number, number]} price
 */

const HEADS =
  '雨宿りの|アマヤドリ ノ 月曜日の|ゲツヨウビ ノ 海辺の|ウミベ ノ はじめての|ハジメテ ノ 猫とすごす|ネコ ト スゴス ' +
  '屋根裏の|ヤネウラ ノ 十二時の|ジュウニジ ノ となりの|トナリ ノ 北向きの|キタムキ ノ やさしい|ヤサシイ ' +
  'ひみつの|ヒミツ ノ 銀色の|ギンイロ ノ';

const AUTHORS =
  '灯台もりお|トウダイ モリオ ねこやなぎ万作|ネコヤナギ マンサク 風見どり子|カザミ ドリコ 朝凪ゆでこ|アサナギ ユデコ ' +
  '砂時計すな|スナドケイ スナ 北窓あけみ|キタマド アケミ 豆腐屋ラッパ|トウフヤ ラッパ 三角じょうぎ|サンカク ジョウギ ' +
  '栞はさむ|シオリ ハサム 夕立しのぎ|ユウダチ シノギ';

const PUBLISHERS =
  'つくえの上書房 三日月と栞社 みちくさ三丁目出版局 ひなたぼっこ縁側書林 えんぴつ灯台 うわのそら文庫編集部';

/** @type {Record<'book' | 'cd' | 'dvd' | 'software' | 'foreign' | 'game' | 'magazine', Medium>} */
export const media = {
  book: {
    root: '001',
    name: '本',
    heads: HEADS,
    genres: [
      [
        '001004',
        '小説・エッセイ',
        '図書室|トショシツ 灯台守|トウダイモリ 夜行列車|ヤコウ レッシャ',
      ],
      ['001001', '漫画（コミック）', '探偵部|タンテイブ 冒険帖|ボウケンチョウ 銭湯|セントウ'],
      [
        '001005',
        'パソコン・システム開発',
        'プログラム入門|プログラム ニュウモン 表計算|ヒョウケイサン',
      ],
      ['001010', '暮らし・料理', 'おかず帖|オカズチョウ 片づけ|カタヅケ スープの本|スープ ノ ホン'],
      ['001003', '絵本・児童書', 'くまのパンやさん|クマ ノ パンヤサン おつきさま|オツキサマ'],
    ],
    creators: AUTHORS,
    houses: PUBLISHERS,
    price: [550, 3960],
  },
  cd: {
    root: '002',
    name: 'CD',
    heads: HEADS,
    genres: [
      ['002101', 'ポップス', 'ラジオ|ラジオ 恋人たち|コイビトタチ'],
      ['002102', 'ロック', '発電所|ハツデンショ 衝動|ショウドウ'],
      ['002103', 'ジャズ', 'スウィング|スウィング 夜想|ヤソウ'],
      ['002104', 'クラシック', '組曲|クミキョク ソナタ集|ソナタシュウ'],
      ['002108', 'アニメ・キッズ', 'うたのえほん|ウタ ノ エホン 主題歌集|シュダイカシュウ'],
    ],
    creators:
      'くらげと自転車|クラゲ ト ジテンシャ ＴＨＥ・ちゃぶ台|ザ チャブダイ 夕焼けブラス団|ユウヤケ ブラスダン ' +
      '真夜中パンケーキ|マヨナカ パンケーキ ほうれん草カルテット|ホウレンソウ カルテット こだま線|コダマセン',
    houses: 'ソーダ水半分レコード くらげ音盤 よあけ録音所 四畳半ミュージック',
    price: [1100, 4400],
  },
  dvd: {
    root: '003',
    name: 'DVD・ブルーレイ',
    heads: HEADS,
    genres: [
      ['003101', '邦画', '給水塔|キュウスイトウ 駅長|エキチョウ'],
      ['003102', 'アニメ', '魔法商店街|マホウ ショウテンガイ 流星便|リュウセイビン'],
      ['003103', 'ドキュメンタリー', '水族館|スイゾクカン 職人たち|ショクニンタチ'],
      ['003104', 'ドラマ', '事件簿|ジケンボ 台所|ダイドコロ'],
      ['003105', '音楽映像', '野外演奏会|ヤガイ エンソウカイ 楽屋|ガクヤ'],
    ],
    creators:
      '銀幕のぼる|ギンマク ノボル 雨傘ひらく|アマガサ ヒラク 楽屋ぐち子|ガクヤ グチコ 月見だんご|ツキミ ダンゴ',
    houses: 'よあけ前映像 からくり幻灯社 ポップコーン座',
    price: [1980, 9900],
  },
  software: {
    root: '004',
    name: 'PCソフト',
    heads: HEADS,
    genres: [
      ['004301', '家計・会計', '家計ノート|カケイ ノート 請求書づくり|セイキュウショ ヅクリ'],
      ['004302', '学習', 'タイピング道場|タイピング ドウジョウ 英単語|エイタンゴ'],
      ['004303', '写真・動画', '写真整理箱|シャシン セイリバコ 動画編集|ドウガ ヘンシュウ'],
      ['004304', 'はがき・印刷', '年賀はがき|ネンガ ハガキ 名刺工房|メイシ コウボウ'],
      ['004305', '地図・辞典', '鉄道地図|テツドウ チズ 国語辞典|コクゴ ジテン'],
    ],
    creators: 'ー|ー',
    houses: 'そろばん電算 ひよこソフト研究室 まるばつ電子工作室',
    price: [1800, 16500],
  },
  foreign: {
    root: '005',
    name: '洋書',
    heads:
      'The_Quiet|ザ クワイエット A_Map_of_the|ア マップ オブ ザ Letters_from_a|レターズ フロム ア ' +
      'Beyond_the|ビヨンド ザ Seven_Days_at_the|セブン デイズ The_Cat_and_the|ザ キャット Under_a_Paper|アンダー ア ペーパー ' +
      'How_to_Draw_a|ハウ トゥ ドロー Last_Train_to_the|ラスト トレイン Caf&eacute;_by_the|カフェ My_Grandmother&#39;s|マイ Tomorrow&amp;|トゥモロー',
    genres: [
      ['005401', 'Fiction', 'Lighthouse|ライトハウス Orchard|オーチャード'],
      ['005402', 'Cooking', 'Kitchen|キッチン Teacup|ティーカップ'],
      ['005403', 'Travel', 'Harbour|ハーバー Mountain|マウンテン'],
      ['005404', 'Computers', 'Algorithm|アルゴリズム Compiler|コンパイラー'],
      ['005405', "Children's", 'Hedgehog|ヘッジホッグ Moon|ムーン'],
    ],
    creators:
      'Penny_Inkwell|インクウェル,ペニー Otis_Marmalade|マーマレード,オーティス Wren_Applegarth-Moss|アップルガースモス,レン ' +
      'Ida_Lanternby|ランタンビー,アイダ',
    houses: 'Paper_Boat_&_Puddle Thistle_&_Kettle_Press Moonmoth_&_Teaspoon',
    price: [900, 7800],
  },
  game: {
    root: '006',
    name: 'ゲーム',
    heads: HEADS,
    genres: [
      ['006501', 'ロールプレイング', '勇者見習い|ユウシャ ミナライ 迷宮|メイキュウ'],
      ['006502', 'パズル', 'ことばならべ|コトバ ナラベ 歯車|ハグルマ'],
      ['006503', 'シミュレーション', '商店街|ショウテンガイ 牧場日誌|ボクジョウ ニッシ'],
      ['006504', 'アクション', '忍者屋敷|ニンジャ ヤシキ ロケット|ロケット'],
      ['006505', '本体・周辺機器', '携帯ケース|ケイタイ ケース 充電台|ジュウデンダイ'],
    ],
    creators: 'ー|ー',
    houses: 'どんぐりころがしゲームス 紙ひこうき遊技社 八百万エンタメ部',
    price: [1980, 8980],
  },
  magazine: {
    root: '007',
    name: '雑誌',
    heads:
      '月刊_ひるね|ゲッカン ヒルネ 週刊_路面電車|シュウカン ロメンデンシャ 隔月刊_かばんの中|カクゲツカン カバン ノ ナカ ' +
      '季刊_苔と石|キカン コケ ト イシ 月刊_おやつ学|ゲッカン オヤツガク 週刊_そらもよう|シュウカン ソラモヨウ ' +
      '月刊_はじめての望遠鏡|ゲッカン ハジメテ ノ ボウエンキョウ 隔週刊_編みもの便り|カクシュウカン アミモノ ダヨリ ' +
      '月刊_自転車さんぽ|ゲッカン ジテンシャ サンポ 季刊_喫茶室|キカン キッサシツ 月刊_まちの地図|ゲッカン マチ ノ チズ ' +
      '週刊_台所通信|シュウカン ダイドコロ ツウシン',
    genres: [
      ['007601', '総合誌', '|'],
      ['007602', '趣味', '|'],
      ['007603', '料理・暮らし', '|'],
      ['007604', '旅・自然', '|'],
      ['007605', '子ども', '|'],
    ],
    creators: 'ー|ー',
    houses: PUBLISHERS,
    price: [380, 1650],
  },
};

/** Genres of the third level, under each of the second. */
export const SUBGENRES = ['入門', '定番', 'その他'];
