/** Words of the parameters of requests that several elements have. */
import type { WordsByAttribute } from './attribute-words.js';

export const parameters: WordsByAttribute = {
  'adult-num': {
    en: { label: 'Adults', help: 'Number of adults; at most 99 people with children.' },
    ja: { label: '大人の人数', help: '大人の人数です。子どもと合わせて99名までです。' },
  },
  author: {
    en: { label: 'Author', help: 'Words of the author’s name.' },
    ja: { label: '著者', help: '著者の名前に含まれる言葉です。' },
  },
  carrier: {
    en: {
      label: 'Device',
      help: 'Kind of device that the response is for.',
      values: { '0': 'Computer', '1': 'Mobile phone', '2': 'Smartphone' },
    },
    ja: {
      label: '端末',
      help: '端末の種類です。0 はパソコン、1 は携帯電話です。',
      values: { '0': 'パソコン', '1': '携帯電話', '2': 'スマートフォン' },
    },
  },
  'checkin-date': {
    en: {
      label: 'Check-in',
      help: 'First night, written YYYY-MM-DD. Past days cannot be used. “+14” is in two weeks, “sat” the next Saturday.',
    },
    ja: {
      label: 'チェックイン',
      help: '泊まり始める日です。年-月-日で書きます。過ぎた日は使えません。「+14」は2週間後、「sat」は次の土曜日です。',
    },
  },
  'checkout-date': {
    en: { label: 'Check-out', help: 'Day of departure, written YYYY-MM-DD. If empty: one night.' },
    ja: { label: 'チェックアウト', help: '出発の日です。年-月-日で書きます。空なら1泊です。' },
  },
  'datum-type': {
    en: {
      label: 'Unit of latitude and longitude',
      help: 'Degrees of the World Geodetic System, or seconds of the Japanese datum.',
      values: { '1': 'World Geodetic System (degrees)', '2': 'Japanese datum (seconds)' },
    },
    ja: {
      label: '緯度・経度の単位',
      help: '緯度と経度の単位です。1 は世界測地系の度、2 は日本測地系の秒です。',
      values: { '1': '世界測地系（度）', '2': '日本測地系（秒）' },
    },
  },
  elements: {
    en: {
      label: 'Fields to receive',
      help: 'Names of the response fields to receive, separated by commas. By default automatic.',
    },
    ja: {
      label: '受け取る項目',
      help: '受け取るフィールドの名前を、カンマで区切って並べます。ふつうは自動です。',
    },
  },
  field: {
    en: {
      label: 'Search scope',
      help: 'Searches broadly, or narrowly.',
      values: { '0': 'Broad', '1': 'Narrow' },
    },
    ja: {
      label: '検索範囲',
      help: '0 は広く、1 は絞って探します。',
      values: { '0': '広く', '1': '絞って' },
    },
  },
  'format-version': {
    en: {
      label: 'Response format',
      help: 'Form of the response: each entry wrapped or not. Elements show the same.',
      values: { '1': 'Each entry wrapped', '2': 'Not wrapped' },
    },
    ja: {
      label: '応答の形式',
      help: '応答の形式です。1 は1件ずつ包み、2 は包みません。表示は変わりません。',
      values: { '1': '1件ずつ包む', '2': '包まない' },
    },
  },
  'genre-id': {
    en: { label: 'Genre', help: 'Number of a marketplace genre. If empty: all genres.' },
    ja: {
      label: 'ジャンル',
      help: 'マーケットプレイスのジャンルの番号です。空なら総合になります。',
    },
  },
  'genre-information-flag': {
    en: {
      label: 'Counts by genre',
      help: 'Also receives the number of entries in each genre.',
      values: { '0': 'No', '1': 'Yes' },
    },
    ja: {
      label: 'ジャンル別の件数',
      help: '1 にすると、ジャンルごとの件数も受け取ります。',
      values: { '0': '受け取らない', '1': '受け取る' },
    },
  },
  hits: {
    en: {
      label: 'Entries per page',
      help: 'Entries per response. “Number of entries” is usually enough.',
    },
    ja: {
      label: '1ページの件数',
      help: '1回に受け取る件数です。ふつうは「表示する数」で十分です。',
    },
  },
  'hotel-no': {
    en: { label: 'Hotel number', help: 'Number of the hotel. “Find…” finds it by its name.' },
    ja: { label: 'ホテル番号', help: 'ホテルの番号です。「探す」から名前で見つけられます。' },
  },
  'hotel-thumbnail-size': {
    en: {
      label: 'Picture size',
      help: 'Size of the pictures.',
      values: { '1': 'Small', '2': 'Medium', '3': 'Large' },
    },
    ja: {
      label: '写真の大きさ',
      help: '写真の大きさです。1 小、2 中、3 大。',
      values: { '1': '小', '2': '中', '3': '大' },
    },
  },
  'infant-with-b-num': {
    en: { label: 'Under 6, with bedding', help: 'Infants who need bedding but no meals.' },
    ja: { label: '幼児（寝具のみ）', help: '寝具だけ使う幼児の人数です。' },
  },
  'infant-with-m-num': {
    en: { label: 'Under 6, with meals', help: 'Infants who need meals but no bedding.' },
    ja: { label: '幼児（食事のみ）', help: '食事だけとる幼児の人数です。' },
  },
  'infant-with-mb-num': {
    en: { label: 'Under 6, with meals and bedding', help: 'Infants who need meals and bedding.' },
    ja: { label: '幼児（食事・寝具あり）', help: '食事と寝具を使う幼児の人数です。' },
  },
  'infant-without-mb-num': {
    en: {
      label: 'Under 6, no meals or bedding',
      help: 'Infants who need neither meals nor bedding.',
    },
    ja: { label: '幼児（食事・寝具なし）', help: '食事も寝具も使わない幼児の人数です。' },
  },
  isbn: {
    en: { label: 'ISBN', help: 'ISBN of the book.' },
    ja: { label: 'ISBN', help: '本の ISBN です。' },
  },
  isbnjan: {
    en: {
      label: 'ISBN or JAN code',
      help: '13 digits. Not together with keyword or genre.',
    },
    ja: {
      label: 'ISBN・JAN コード',
      help: '13桁です。キーワードやジャンルとは一緒に使えません。',
    },
  },
  'item-number': {
    en: { label: 'E-book number', help: 'Number of one e-book.' },
    ja: { label: '電子書籍の番号', help: '電子書籍1冊の番号です。' },
  },
  jan: {
    en: { label: 'JAN code', help: 'JAN code of the item.' },
    ja: { label: 'JAN コード', help: '商品の JAN コードです。' },
  },
  keyword: {
    en: { label: 'Keyword', help: 'Separate words with spaces: all of them must occur.' },
    ja: { label: 'キーワード', help: '空白で区切ると、すべてを含むものを探します。' },
  },
  'keyword-from': {
    en: {
      label: 'Keyword from the page',
      help: 'Searches by words of the page that has the element: of its tags, its title, or both. The keyword is the last resort.',
      values: { tags: 'Tags', title: 'Title', page: 'Tags, then title' },
    },
    ja: {
      label: 'ページの言葉で探す',
      help: '要素のあるページの言葉で探します。タグ（tags）、題名（title）、その両方（page）から選べます。見つからないときは、最後にキーワードで探します。',
      values: { tags: 'タグ', title: '題名', page: 'タグ、次に題名' },
    },
  },
  'keyword-skip': {
    en: {
      label: 'Words of the page to leave out',
      help: 'Words that are not taken from the page, separated by commas.',
    },
    ja: {
      label: 'ページから取らない言葉',
      help: 'ページの言葉のうち、探すときに使わないものを、カンマで区切って書きます。',
    },
  },
  latitude: {
    en: { label: 'Latitude', help: 'Latitude of the centre.' },
    ja: { label: '緯度', help: '中心の緯度です。' },
  },
  longitude: {
    en: { label: 'Longitude', help: 'Longitude of the centre.' },
    ja: { label: '経度', help: '中心の経度です。' },
  },
  'low-class-num': {
    en: { label: 'Children, 6–9', help: 'Children in grades 1 to 3 of elementary school.' },
    ja: { label: '小学生（低学年）', help: '小学1〜3年生の人数です。' },
  },
  'ng-keyword': {
    en: { label: 'Words to exclude', help: 'Words that must not occur. Needs a keyword.' },
    ja: {
      label: '除くキーワード',
      help: '含まれていたら除く言葉です。キーワードと一緒に使います。',
    },
  },
  'or-flag': {
    en: {
      label: 'Combination of keywords',
      help: 'All keywords must occur, or any of them.',
      values: { '0': 'All words', '1': 'Any word' },
    },
    ja: {
      label: 'キーワードの組み合わせ',
      help: 'キーワードを、すべて含むか（0）、どれか含むか（1）です。',
      values: { '0': 'すべてを含む', '1': 'どれかを含む' },
    },
  },
  page: {
    en: { label: 'Page number', help: 'Number of the page, from 1.' },
    ja: { label: 'ページ番号', help: '何ページ目かです。1から数えます。' },
  },
  'product-id': {
    en: { label: 'Product id', help: 'Id of one product.' },
    ja: { label: '商品 ID', help: '商品1つの ID です。' },
  },
  'publisher-name': {
    en: { label: 'Publisher', help: 'Words of the publisher’s name.' },
    ja: { label: '出版社', help: '出版社の名前に含まれる言葉です。' },
  },
  'response-type': {
    en: {
      label: 'Amount of information',
      help: 'How much is received of each hotel.',
      values: { small: 'Little', middle: 'Medium', large: 'All' },
    },
    ja: {
      label: '取得する情報の量',
      help: 'どこまで詳しく受け取るかです。',
      values: { small: '少なめ', middle: '標準', large: 'すべて' },
    },
  },
  'room-num': {
    en: { label: 'Rooms', help: 'Number of rooms.' },
    ja: { label: '部屋数', help: '部屋の数です。' },
  },
  'search-radius': {
    en: { label: 'Radius (km)', help: 'Kilometres around the coordinates.' },
    ja: { label: '範囲（km）', help: '座標のまわり何キロまで探すかです。' },
  },
  sort: {
    en: { label: 'Sort by', help: 'Order of the list.' },
    ja: { label: '並び順', help: '一覧の並び順です。' },
  },
  'title-keyword': {
    en: { label: 'Title', help: 'Words of the title.' },
    ja: { label: 'タイトル', help: 'タイトルに含まれる言葉です。' },
  },
  'up-class-num': {
    en: { label: 'Children, 10–12', help: 'Children in grades 4 to 6 of elementary school.' },
    ja: { label: '小学生（高学年）', help: '小学4〜6年生の人数です。' },
  },
};
