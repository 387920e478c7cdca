/** Synonyms and broader terms, a row each. Readings are in hiragana. */
const ROWS = `
茶 お茶 おちゃ ちゃ 日本茶 にほんちゃ 緑茶 りょくちゃ 煎茶 抹茶 tea
紅茶 こうちゃ ティー お茶 tea
コーヒー 珈琲 coffee
スイーツ お菓子 おかし 菓子 洋菓子 和菓子 わがし デザート sweets dessert
ケーキ cake
水 飲料 飲み物 のみもの ドリンク ジュース drink water
酒 お酒 おさけ 日本酒 ワイン ビール wine beer
食品 食べ物 たべもの グルメ food
寝具 しんぐ 布団 ふとん まくら 枕 毛布 bedding
タオル towel
バッグ かばん 鞄 bag
財布 さいふ ポーチ wallet
シューズ 靴 くつ スニーカー shoes
照明 しょうめい ライト light
インテリア 家具 かぐ 収納 しゅうのう furniture
キッチン 台所 だいどころ 調理 ちょうり 食器 しょっき kitchen
コスメ 化粧品 けしょうひん 美容 びよう スキンケア cosmetics beauty
文房具 ぶんぼうぐ 文具 ぶんぐ 筆記具 stationery
おもちゃ 玩具 がんぐ ホビー toy toys
花 はな フラワー flower flowers
ガーデン 園芸 えんげい 植物 しょくぶつ garden plants
本 ほん 書籍 しょせき 和書 book books
小説 しょうせつ 文学 ぶんがく 文芸 ぶんげい novel novels fiction
漫画 まんが マンガ コミック comic comics manga
ライトノベル ラノベ
絵本 えほん 児童書 じどうしょ 子ども 子供 こども children
ビジネス 仕事 しごと business
パソコン コンピューター pc computer computers
料理 りょうり レシピ cooking recipes
旅 たび 旅行 りょこう travel
洋書 ようしょ 英語 えいご
雑誌 ざっし magazine magazines
CD 音楽 おんがく ミュージック music
DVD ブルーレイ 映画 えいが 邦画 ほうが movie movies film
アニメ anime
ゲーム game games
電子書籍 でんししょせき ebook ebooks e-book
北海道 ほっかいどう
青森 あおもり
岩手 いわて
宮城 みやぎ
秋田 あきた
山形 やまがた
福島 ふくしま
茨城 いばらき
栃木 とちぎ
群馬 ぐんま
埼玉 さいたま
千葉 ちば
東京 とうきょう
神奈川 かながわ
新潟 にいがた
富山 とやま
石川 いしかわ
福井 ふくい
山梨 やまなし
長野 ながの
岐阜 ぎふ
静岡 しずおか
愛知 あいち
三重 みえ
滋賀 しが
京都 きょうと
大阪 おおさか
兵庫 ひょうご
奈良 なら
和歌山 わかやま
鳥取 とっとり
島根 しまね
岡山 おかやま
広島 ひろしま
山口 やまぐち
徳島 とくしま
香川 かがわ
愛媛 えひめ
高知 こうち
福岡 ふくおか
佐賀 さが
長崎 ながさき
熊本 くまもと
大分 おおいた
宮崎 みやざき
鹿児島 かごしま
沖縄 おきなわ
`;

export const SYNONYMS: readonly (readonly string[])[] = ROWS.trim()
  .split('\n')
  .map((row) => row.split(' '));
