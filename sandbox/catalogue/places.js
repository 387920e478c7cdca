/**
 * The locations of the invented hotels: real towns and stations, with coordinates in degrees of WGS84.
 * Columns: code and name of the prefecture, of the town, and of the station or quarter; latitude, longitude, scenery of its
 * pictures, number of hotels.
 */

const ROWS = `
hokkaido 北海道 sapporo 札幌市北区 sapporo-eki 札幌 43.0687 141.3508 city 5
hokkaido 北海道 hakodate 函館市 hakodate-eki 函館 41.7737 140.7264 sea 2
hokkaido 北海道 otaru 小樽市 otaru-unga 小樽 43.1979 140.9937 oldtown 2
hokkaido 北海道 noboribetsu 登別市 noboribetsu-onsen 登別 42.4976 141.1459 spa 2
aomori 青森県 aomori 青森市 aomori-eki 青森 40.8289 140.7347 sea 1
iwate 岩手県 morioka 盛岡市 morioka-eki 盛岡 39.7016 141.1364 mountain 1
miyagi 宮城県 sendai 仙台市青葉区 sendai-eki 仙台 38.2601 140.8824 city 3
miyagi 宮城県 matsushima 宮城郡松島町 matsushima-kaigan 松島海岸 38.3689 141.0607 sea 1
akita 秋田県 akita 秋田市 akita-eki 秋田 39.7169 140.1296 city 1
yamagata 山形県 yamagata 山形市 yamagata-eki 山形 38.2485 140.3277 mountain 1
fukushima 福島県 aizu 会津若松市 aizuwakamatsu-eki 会津若松 37.5078 139.9305 oldtown 1
ibaraki 茨城県 mito 水戸市 mito-eki 水戸 36.3707 140.4765 city 1
tochigi 栃木県 nikko 日光市 tobu-nikko 東武日光 36.7478 139.6194 mountain 2
gunma 群馬県 kusatsu 吾妻郡草津町 kusatsu-onsen 草津 36.6225 138.5965 spa 3
saitama 埼玉県 omiya さいたま市大宮区 omiya-eki 大宮 35.9063 139.6240 city 1
chiba 千葉県 chiba 千葉市中央区 chiba-eki 千葉 35.6131 140.1134 city 1
tokyo 東京都 tokyo 千代田区 tokyo-eki 東京 35.6812 139.7671 city 4
tokyo 東京都 shinjuku 新宿区 shinjuku-eki 新宿 35.6896 139.7006 city 6
tokyo 東京都 ueno 台東区 ueno-eki 上野 35.7138 139.7773 city 2
tokyo 東京都 ueno 台東区 asakusa 浅草 35.7119 139.7983 oldtown 4
tokyo 東京都 shinagawa 港区 shinagawa-eki 品川 35.6285 139.7388 city 3
tokyo 東京都 shibuya 渋谷区 shibuya-eki 渋谷 35.6580 139.7016 city 3
kanagawa 神奈川県 yokohama 横浜市西区 yokohama-eki 横浜 35.4657 139.6223 sea 3
kanagawa 神奈川県 hakone 足柄下郡箱根町 hakone-yumoto 箱根湯本 35.2333 139.1036 spa 4
niigata 新潟県 niigata 新潟市中央区 niigata-eki 新潟 37.9122 139.0617 city 1
niigata 新潟県 yuzawa 南魚沼郡湯沢町 echigo-yuzawa 越後湯沢 36.9360 138.8096 mountain 1
toyama 富山県 toyama 富山市 toyama-eki 富山 36.7013 137.2133 mountain 1
ishikawa 石川県 kanazawa 金沢市 kanazawa-eki 金沢 36.5780 136.6480 oldtown 4
fukui 福井県 fukui 福井市 fukui-eki 福井 36.0621 136.2233 city 1
yamanashi 山梨県 kawaguchiko 南都留郡富士河口湖町 kawaguchiko-eki 河口湖 35.4985 138.7688 mountain 3
nagano 長野県 matsumoto 松本市 matsumoto-eki 松本 36.2308 137.9642 mountain 2
nagano 長野県 karuizawa 北佐久郡軽井沢町 karuizawa-eki 軽井沢 36.3424 138.6349 mountain 3
gifu 岐阜県 takayama 高山市 takayama-eki 高山 36.1410 137.2513 oldtown 2
shizuoka 静岡県 atami 熱海市 atami-eki 熱海 35.1037 139.0778 spa 3
shizuoka 静岡県 hamamatsu 浜松市中央区 hamamatsu-eki 浜松 34.7038 137.7346 city 1
aichi 愛知県 nagoya 名古屋市中村区 nagoya-eki 名古屋 35.1709 136.8815 city 3
mie 三重県 ise 伊勢市 iseshi-eki 伊勢市 34.4913 136.7095 oldtown 1
mie 三重県 toba 鳥羽市 toba-eki 鳥羽 34.4868 136.8432 sea 1
shiga 滋賀県 otsu 大津市 otsu-eki 大津 35.0030 135.8648 sea 1
kyoto 京都府 kyoto 京都市下京区 kyoto-eki 京都 34.9858 135.7588 oldtown 5
kyoto 京都府 kyoto 京都市東山区 gion 祇園四条 35.0037 135.7722 oldtown 4
osaka 大阪府 osaka 大阪市北区 umeda 大阪 34.7025 135.4959 city 4
osaka 大阪府 osaka 大阪市中央区 namba なんば 34.6661 135.5006 city 3
hyogo 兵庫県 kobe 神戸市中央区 sannomiya 三ノ宮 34.6947 135.1949 sea 2
hyogo 兵庫県 arima 神戸市北区 arima-onsen 有馬温泉 34.7975 135.2480 spa 2
nara 奈良県 nara 奈良市 kintetsu-nara 近鉄奈良 34.6844 135.8275 oldtown 2
wakayama 和歌山県 shirahama 西牟婁郡白浜町 shirahama-onsen 白浜 33.6826 135.3835 sea 1
tottori 鳥取県 tottori 鳥取市 tottori-eki 鳥取 35.4940 134.2258 sea 1
shimane 島根県 matsue 松江市 matsue-eki 松江 35.4640 133.0637 oldtown 1
okayama 岡山県 okayama 岡山市北区 okayama-eki 岡山 34.6664 133.9177 city 1
hiroshima 広島県 hiroshima 広島市南区 hiroshima-eki 広島 34.3975 132.4757 city 2
yamaguchi 山口県 shimonoseki 下関市 shimonoseki-eki 下関 33.9505 130.9217 sea 1
kagawa 香川県 takamatsu 高松市 takamatsu-eki 高松 34.3506 134.0465 sea 1
ehime 愛媛県 matsuyama 松山市 dogo-onsen 道後温泉 33.8506 132.7857 spa 2
kochi 高知県 kochi 高知市 kochi-eki 高知 33.5670 133.5436 city 1
fukuoka 福岡県 fukuoka 福岡市博多区 hakata-eki 博多 33.5897 130.4207 city 4
nagasaki 長崎県 nagasaki 長崎市 nagasaki-eki 長崎 32.7524 129.8696 sea 1
kumamoto 熊本県 kumamoto 熊本市西区 kumamoto-eki 熊本 32.7898 130.6886 city 1
oita 大分県 beppu 別府市 beppu-eki 別府 33.2796 131.5005 spa 2
oita 大分県 yufuin 由布市 yufuin-eki 由布院 33.2633 131.3547 spa 1
miyazaki 宮崎県 miyazaki 宮崎市 miyazaki-eki 宮崎 31.9156 131.4321 sea 1
kagoshima 鹿児島県 kagoshima 鹿児島市 kagoshima-chuo 鹿児島中央 31.5840 130.5415 city 1
okinawa 沖縄県 naha 那覇市 kencho-mae 県庁前 26.2144 127.6794 sea 3
okinawa 沖縄県 ishigaki 石垣市 rito-terminal 離島ターミナル 24.3377 124.1556 sea 1
`;

/** The code of the whole country. */
export const LARGE_CLASS = 'japan';

export const places = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [
      middle = '',
      prefecture = '',
      small = '',
      town = '',
      detail = '',
      station = '',
      ...rest
    ] = row.split(' ');
    const [latitude, longitude, scenery = '', hotels] = rest;
    return {
      middle,
      prefecture,
      small,
      town,
      detail,
      station,
      latitude: Number(latitude),
      longitude: Number(longitude),
      scenery,
      hotels: Number(hotels),
    };
  });

/** @typedef {(typeof places)[number]} Place */
