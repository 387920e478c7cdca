/** Names and descriptions of the attributes that several elements have, in each language. */
import type { Texts } from '../../../src/rules/catalogues.js';
import type { Locale } from '../../../src/rules/texts.js';
import { fitSizes } from '../../../src/rules/styles.js';

const fitValues: Texts = Object.fromEntries(
  fitSizes.map((size) => [size, `${size.replace('x', ' × ')} px`]),
);

interface AttributeWords {
  /** The label of its field in the builder. */
  readonly label: string;
  /** The help text of the field; in Japanese, also the meaning in the reference, unless `reference` says more. */
  readonly help: string;
  /** In Japanese: the meaning in the reference, with what differs in some elements. */
  readonly reference?: string;
  /** Labels of its values, beside `sharedValues` and the names in readers' forms. */
  readonly values?: Texts;
}

export const attributes: Readonly<Record<string, Readonly<Record<Locale, AttributeWords>>>> = {
  'access-token': {
    en: {
      label: 'Reader’s access token',
      help: 'OAuth access token of the reader, for bookmarks.',
    },
    ja: {
      label: '読者のアクセストークン',
      help: '読者の OAuth アクセストークンです。お気に入りに使います。',
    },
  },
  'action-label': {
    en: {
      label: 'Button text',
      help: 'Text of the button to an item. If empty, it fits the linked page.',
    },
    ja: {
      label: 'ボタンの文字',
      help: '商品へのボタンの文字です。空なら、リンク先に合う文字になります。',
    },
  },
  'adult-num': {
    en: { label: 'Adults', help: 'Number of adults; at most 99 people with children.' },
    ja: { label: '大人の人数', help: '大人の人数です。子どもと合わせて99名までです。' },
  },
  'affiliate-id': {
    en: { label: 'Affiliate id', help: 'Id in all links, by which they earn for you.' },
    ja: {
      label: 'アフィリエイト ID',
      help: 'すべてのリンクに入る ID です。リンクがあなたの収入になります。',
    },
  },
  analytics: {
    en: {
      label: 'Web analytics',
      help: 'Reports clicks and impressions to these services of your page: gtag, dataLayer, plausible, matomo, umami.',
    },
    ja: {
      label: 'アクセス解析',
      help: 'クリックと表示を、ページにあるこれらのサービスに知らせます。gtag、dataLayer、plausible、matomo、umami。',
    },
  },
  'api-version': {
    en: {
      label: 'API version',
      help: 'Only if the service has another version that you want to use.',
    },
    ja: {
      label: 'API のバージョン',
      help: 'サービスに別の版があり、それを使うときだけ指定します。',
    },
  },
  'application-id': {
    en: {
      label: 'Application id',
      help: 'Id that you get by registering on the service’s developer portal.',
    },
    ja: { label: 'アプリ ID', help: 'サービスの開発者向けページで登録すると発行される ID です。' },
  },
  author: {
    en: { label: 'Author', help: 'Words of the author’s name.' },
    ja: { label: '著者', help: '著者の名前に含まれる言葉です。' },
  },
  'base-url': {
    en: {
      label: 'Address of the service',
      help: 'Address of the service, or a whole address template with {group}, {operation} and {version}.',
    },
    ja: {
      label: 'サービスのアドレス',
      help: 'サービスのアドレスです。{group}・{operation}・{version} を含む、アドレス全体のひな形も書けます。',
    },
  },
  'cache-ttl': {
    en: {
      label: 'Cache time in seconds',
      help: 'Seconds for which a response counts as fresh; 0 requests every time. If empty: 600.',
    },
    ja: {
      label: 'キャッシュの秒数',
      help: '同じ応答を新しいものとして使い回す秒数です。0 なら毎回問い合わせます。要素では、書かなければ600です。',
    },
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
  'color-scheme': {
    en: {
      label: 'Colour scheme',
      help: 'Takes the page’s colours, or has a light or dark background of its own. The last follows the reader’s setting.',
      values: { page: 'As the page', light: 'Light', dark: 'Dark', auto: 'As the reader prefers' },
    },
    ja: {
      label: '色',
      help: 'ページの色に合わせるか、明るい背景・暗い背景を自分で持つかです。auto は読者の設定に合わせます。',
      values: {
        page: 'ページに合わせる',
        light: 'ライト',
        dark: 'ダーク',
        auto: '読者の設定に合わせる',
      },
    },
  },
  columns: {
    en: {
      label: 'Columns, at most',
      help: 'Maximum number of columns. As many are shown as fit the width of the element.',
    },
    ja: {
      label: '横に並べる数（最大）',
      help: '横に並べる数の最大です。要素の幅に入るだけ並びます。',
    },
  },
  concurrency: {
    en: {
      label: 'Simultaneous requests',
      help: 'Requests that all elements with the same application id hand to the browser at once. Over HTTP/1.1, a browser sends six at a time and queues the others. With requests per second set, it follows from those. Rarely needs a change.',
    },
    ja: {
      label: '同時に渡す問い合わせの数',
      help: '同じアプリ ID のすべての要素が、まとめてブラウザに渡す問い合わせの数です。HTTP/1.1 では、ブラウザが同時に出すのは6つまでで、残りはすぐ出せるように待ちます。1秒あたりの問い合わせの数を書けば、それに合わせます。ふつうは変えなくて大丈夫です。',
    },
  },
  consent: {
    en: {
      label: 'Consent',
      help: 'Requests nothing before the reader consents: “click” (a button), “event:NAME” (your page) or “tcf:VENDOR” (your consent manager).',
    },
    ja: {
      label: '読者の同意',
      help: '読者が同意するまで、何も問い合わせません。「click」（ボタン）、「event:名前」（ページのイベント）、「tcf:ベンダー ID」（同意管理ツール）のどれかを書きます。',
    },
  },
  controls: {
    en: {
      label: 'What readers can change',
      help: 'What readers can change with a form or buttons.',
    },
    ja: {
      label: '読者が変えられるもの',
      help: '読者がフォームやボタンで変えられるものです。',
      reference:
        '読者がフォームやボタンで変えられるものです。探すための要素には、はじめからフォームが付きます。',
    },
  },
  credit: {
    en: {
      label: 'Credit line',
      help: 'Text that the service requires, with its address at the end. Shown once on the page.',
    },
    ja: {
      label: 'クレジット表記',
      help: 'サービスが求める表記です。終わりにアドレスを書けます。ページに1回表示されます。',
    },
  },
  'credit-place': {
    en: {
      label: 'Place of credit and disclaimer',
      help: 'Below the last element of the page, or below each.',
      values: { page: 'Once on the page', each: 'Below each element' },
    },
    ja: {
      label: 'クレジット表記と注記の場所',
      help: 'ページの最後の要素の下か、それぞれの要素の下です。',
      values: { page: 'ページに1回', each: 'それぞれの要素' },
    },
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
  debug: {
    en: {
      label: 'Debug panel',
      help: 'Shows the state and the problems of the element to the author of the page. Remove it before you publish. ?mkt-debug in the address shows them for all elements of a page.',
    },
    ja: {
      label: 'デバッグ表示',
      help: '要素の状態と問題を、ページの作成者に表示します。公開前に外してください。アドレスに ?mkt-debug を付けると、ページのすべての要素に表示されます。',
    },
  },
  disclaimer: {
    en: { label: 'Disclaimer', help: 'A text about prices, shown once on the page.' },
    ja: { label: '価格の注記', help: '価格についての注記です。ページに1回表示されます。' },
  },
  disclosure: {
    en: {
      label: 'Ad label',
      help: 'Label beside links that earn. With an affiliate id, it is “Ad”, in Japanese “PR”. Empty removes it.',
    },
    ja: {
      label: '広告の表示',
      help: '収入になるリンクのそばの表示です。アフィリエイト ID があれば、ふつうは「PR」、英語では「Ad」です。空にすると消えます。',
    },
  },
  'dynamic-ad-url': {
    en: {
      label: 'Address of the recommendations',
      help: 'Address of the recommendations, without its path.',
    },
    ja: { label: 'おすすめのアドレス', help: 'おすすめの操作のアドレスです。パスは書きません。' },
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
  fit: {
    en: {
      label: 'Fixed size',
      help: 'A box of this size in pixels, with as many entries as fit.',
      values: fitValues,
    },
    ja: {
      label: '決まった大きさ',
      help: 'この大きさ（ピクセル）の枠に、入るだけの件数を並べます。',
      values: fitValues,
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
  'frame-url': {
    en: {
      label: 'Address of frame.html',
      help: 'Address of frame.html, if it is not beside the script.',
    },
    ja: {
      label: 'frame.html のアドレス',
      help: 'frame.html を別の場所に置いたときのアドレスです。ふつうはスクリプトと同じ所から探します。',
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
  heading: {
    en: {
      label: 'Heading',
      help: 'The heading above the list.',
    },
    ja: {
      label: '見出し',
      help: '一覧の上に出る見出しです。',
      reference: '一覧の上に出る見出しです。ランキングでは、auto でサービスの付けた題になります。',
    },
  },
  'heading-level': {
    en: { label: 'Heading level', help: 'Level of the heading on the page (1 to 6).' },
    ja: { label: '見出しのレベル', help: 'ページの中での見出しの深さ（1〜6）です。' },
  },
  hide: {
    en: {
      label: 'Parts to hide',
      help: 'The chosen parts are not shown, and the entries become shorter.',
    },
    ja: { label: '見せない項目', help: '選んだ項目は表示しません。その分、低くなります。' },
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
  'image-size': {
    en: {
      label: 'Picture size in pixels',
      help: 'Pixels of the pictures to request, if the service offers sizes. By default they fit their place and the screen.',
    },
    ja: {
      label: '写真のピクセル数',
      help: '取得する写真のピクセル数です（サービスで大きさを選べるとき）。ふつうは、場所と画面に合わせます。',
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
      help: '13 digits without hyphens. Not together with keyword or genre.',
    },
    ja: {
      label: 'ISBN・JAN コード',
      help: 'ハイフンなしの13桁です。キーワードやジャンルとは一緒に使えません。',
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
  'json-ld': {
    en: {
      label: 'Structured data',
      help: 'For search engines: writes the shown entries into the page, with prices; with “ratings” also ratings.',
      values: { '': 'Without ratings', ratings: 'With ratings' },
    },
    ja: {
      label: '構造化データ',
      help: '検索エンジンのために、表示しているものを価格とともにページに書きます。ratings にすると、評価も書きます。',
      values: { '': '評価なし', ratings: '評価つき' },
    },
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
  layout: {
    en: { label: 'Layout', help: 'List, grid, horizontal scrolling, compact and others.' },
    ja: {
      label: '並べ方',
      help: '並べ方です。リスト・グリッド・横スクロール・コンパクトなどから選べます。',
      reference:
        '並べ方です。リスト・グリッド・横スクロール・コンパクトなどから選べます。表（table）のある要素でも、幅が 37.5em（600 px）より狭いとリストになります。',
    },
  },
  limit: {
    en: { label: 'Number of entries', help: 'How many entries are shown.' },
    ja: { label: '表示する数', help: '表示する件数です。' },
  },
  keep: {
    en: {
      label: 'Page with kept entries',
      help: 'Readers get a button to keep entries. The address of your page with their list, such as /kept/.',
    },
    ja: {
      label: 'キープの一覧のページ',
      help: '読者が1件ごとに「キープ」できるボタンが付きます。一覧のあるページのアドレスを、/kept/ のように書きます。',
    },
  },
  'link-params': {
    en: {
      label: 'Parameters of links',
      help: 'Adds parameters to the links of entries, such as scid=post42. {page} and {position} are filled in. The marketplace’s terms may forbid it.',
    },
    ja: {
      label: 'リンクのパラメータ',
      help: '1件ごとのリンクに、scid=post42 のようなパラメータを付けます。{page} と {position} が使えます。規約で禁じられていることがあります。',
    },
  },
  loading: {
    en: {
      label: 'When to load',
      help: 'When data is requested: near the viewport, or at once.',
      values: { lazy: 'Near the viewport', eager: 'At once' },
    },
    ja: {
      label: '読み込むとき',
      help: 'いつ問い合わせるかです。ふつうは画面に近づいてから、eager ならすぐに問い合わせます。',
      values: { lazy: '画面に近づいたら', eager: 'すぐに' },
    },
  },
  longitude: {
    en: { label: 'Longitude', help: 'Longitude of the centre.' },
    ja: { label: '経度', help: '中心の経度です。' },
  },
  look: {
    en: {
      label: 'Look',
      help: 'Style of the cards: soft shadow, text between lines, outlined, or small and dense for sidebars. If empty, that of the nearest mkt-config.',
      values: { card: 'Cards', plain: 'Plain', outline: 'Outlined', dense: 'Small and dense' },
    },
    ja: {
      label: 'デザイン',
      help: 'カードの雰囲気です。やわらかい影のカード、線で区切った文章、枠、サイドバー向けの小さく詰めたものから選べます。書かなければ、いちばん近い mkt-config のものになります。',
      values: { card: 'カード', plain: 'シンプル', outline: '枠線', dense: '小さく詰める' },
    },
  },
  'low-class-num': {
    en: { label: 'Children, 6–9', help: 'Children in grades 1 to 3 of elementary school.' },
    ja: { label: '小学生（低学年）', help: '小学1〜3年生の人数です。' },
  },
  'map-attribution': {
    en: {
      label: 'Map copyright notice',
      help: 'Copyright notice that the terms of the map tiles require.',
    },
    ja: { label: '地図の著作権表示', help: '地図タイルの利用条件にある著作権表示です。' },
  },
  'map-tiles': {
    en: {
      label: 'Address of map tiles',
      help: 'Address of map tiles, to show roads. {z}, {x} and {y} become the place. If empty, the map is an outline of Japan and no other service is requested.',
    },
    ja: {
      label: '地図タイルのアドレス',
      help: '道路まで見せたいときの地図タイルのアドレスです。{z}・{x}・{y} が場所になります。空なら日本の輪郭になり、ほかのサービスには問い合わせません。',
    },
  },
  names: {
    en: {
      label: 'Terms of the service',
      help: 'Terms of the service for those of the kit, such as site=acme Market=Acme.',
    },
    ja: {
      label: 'サービスの用語',
      help: 'サービスの用語との対応です（例：site=acme Market=Acme）。',
    },
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
  pager: {
    en: {
      label: 'Further entries',
      help: 'A button adds entries, or readers turn pages.',
      values: { none: 'None', more: '“Show more” button', pages: 'Pages' },
    },
    ja: {
      label: '続きの見せ方',
      help: '続きをボタンで足すか、ページを切り替えるかです。',
      values: { none: 'なし', more: '「もっと見る」ボタン', pages: 'ページ切り替え' },
    },
  },
  'product-id': {
    en: { label: 'Product id', help: 'Id of one product.' },
    ja: { label: '商品 ID', help: '商品1つの ID です。' },
  },
  'publisher-name': {
    en: { label: 'Publisher', help: 'Words of the publisher’s name.' },
    ja: { label: '出版社', help: '出版社の名前に含まれる言葉です。' },
  },
  query: {
    en: {
      label: 'Additional parameters',
      help: 'Parameters to add to every request, written as a query string. Parameters that have a setting are not allowed here.',
    },
    ja: {
      label: '追加のパラメータ',
      help: 'すべての問い合わせに足すパラメータです。クエリ文字列の形で書きます。設定にあるものは書けません。',
    },
  },
  rel: {
    en: { label: 'Link rel', help: 'rel of all links. It marks paid links.' },
    ja: {
      label: 'リンクの rel',
      help: 'すべてのリンクの rel です。広告のリンクの印が入っています。',
    },
  },
  'requests-per-second': {
    en: {
      label: 'Requests per second',
      help: 'Maximum requests started per second by all elements and tabs with the same application id.',
    },
    ja: {
      label: '1秒あたりの問い合わせ',
      help: '同じアプリ ID のすべての要素とタブが、1秒に始める問い合わせの上限です。',
    },
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
  show: {
    en: {
      label: 'Parts to show',
      help: 'Only the chosen parts are shown. If none is chosen: all.',
    },
    ja: { label: '見せる項目', help: '選んだ項目だけを表示します。書かなければすべてです。' },
  },
  sort: {
    en: { label: 'Sort by', help: 'Order of the list.' },
    ja: { label: '並び順', help: '一覧の並び順です。' },
  },
  substitute: {
    en: {
      label: 'Substitute when unavailable',
      help: 'If the item named by its number is no longer available, shows similar ones. The value is the words to search for; without words, the other attributes such as the genre, else the text of the link inside.',
    },
    ja: {
      label: 'なくなったときの代わり',
      help: '番号で書いたものがなくなったとき、代わりに近いものを表示します。値には探す言葉を書きます。言葉がなければ、ジャンルなどほかの属性で、それもなければ中のリンクの文字で探します。',
    },
  },
  target: {
    en: { label: 'Link target', help: 'target of all links (where they open).' },
    ja: { label: 'リンクの target', help: 'すべてのリンクの target（開く場所）です。' },
  },
  timeout: {
    en: {
      label: 'Timeout (milliseconds)',
      help: 'Milliseconds to wait for a response. After that the request has failed, and the fallback is shown.',
    },
    ja: {
      label: '待つ時間（ミリ秒）',
      help: '応答を待つ長さ（ミリ秒）です。過ぎると失敗とみなし、代わりの内容を表示します。',
    },
  },
  'title-keyword': {
    en: { label: 'Title', help: 'Words of the title.' },
    ja: { label: 'タイトル', help: 'タイトルに含まれる言葉です。' },
  },
  transport: {
    en: {
      label: 'Transport',
      help: 'A script in the page, a script in a sandboxed frame, or CORS. With an access token, it is the frame unless set. Rarely needs a change.',
      values: { jsonp: 'Script in the page', frame: 'Script in a frame', fetch: 'CORS' },
    },
    ja: {
      label: '問い合わせの方法',
      help: 'ページの中のスクリプト、サンドボックスのフレームの中のスクリプト、CORS のどれで問い合わせるかです。アクセストークンを送るときは、書かなければフレームになります。ふつうは変えなくて大丈夫です。',
      values: { jsonp: 'ページの中のスクリプト', frame: 'フレームの中のスクリプト', fetch: 'CORS' },
    },
  },
  'up-class-num': {
    en: { label: 'Children, 10–12', help: 'Children in grades 4 to 6 of elementary school.' },
    ja: { label: '小学生（高学年）', help: '小学4〜6年生の人数です。' },
  },
  view: {
    en: {
      label: 'Map',
      help: 'List, map or both. With the map alone, the list is one row below it.',
      values: { list: 'List', map: 'Map', both: 'Map and list' },
    },
    ja: {
      label: '一覧と地図の表示',
      help: '一覧・地図・両方から選べます。地図だけのとき、一覧は下に1行で並びます。',
      values: { list: '一覧', map: '地図', both: '地図と一覧' },
    },
  },
};

/** Labels of values that several attributes have. */
export const sharedValues: Readonly<Record<Locale, Texts>> = {
  en: {
    list: 'List',
    grid: 'Grid',
    carousel: 'Horizontal scrolling',
    compare: 'Table to compare',
    compact: 'Compact',
    table: 'Table',
    none: 'None',
    image: 'Picture',
    title: 'Name',
    price: 'Price',
    rating: 'Rating',
    rank: 'Rank',
    shop: 'Shop',
    caption: 'Description',
    action: 'Button',
    points: 'Points',
    sale: 'End of a sale',
    author: 'Author',
    artist: 'Artist',
    series: 'Series',
    publisher: 'Publisher',
    label: 'Label',
    keyword: 'Keyword',
    genre: 'Genre',
    sort: 'Sort by',
    age: 'Age',
    sex: 'Gender',
    area: 'Area',
    station: 'Station',
    access: 'Access',
    rooms: 'Rooms',
    dates: 'Dates',
    guests: 'Guests',
    conditions: 'Amenities',
    near: 'Near me',
    calendar: 'Calendar',
    maker: 'Maker',
    bookmark: 'Bookmark button',
    sellers: 'Offers',
    release: 'Release date',
    details: 'Details',
    hardware: 'Platform',
    os: 'Operating system',
    size: 'Format',
    cycle: 'Frequency',
    availability: 'Availability',
    code: 'ISBN, JAN',
    tracks: 'Tracks',
    preview: 'Preview',
    language: 'Language',
    limited: 'Limited editions',
    actions: 'Buttons',
    vacancies: 'Vacancies',
    facts: 'Key facts',
    aspects: 'Ratings by aspect',
    award: 'Badge',
    ebook: 'Price of the e-book',
    term: 'Your own rows',
    words: 'Your words',
    map: 'Map',
    review: 'Review',
    address: 'Address',
    highway: 'Expressway',
    distance: 'Distance',
    bookable: 'Bookable courses',
    ispublic: 'Visibility',
  },
  ja: {
    list: 'リスト',
    grid: 'グリッド',
    carousel: '横スクロール',
    compare: '比べる表',
    compact: 'コンパクト',
    table: '表',
    none: 'なし',
    image: '写真',
    title: '名前',
    price: '価格',
    rating: '評価',
    rank: '順位',
    shop: 'ショップ',
    caption: '説明',
    action: 'ボタン',
    points: 'ポイント',
    sale: 'セールの終わり',
    author: '著者',
    artist: 'アーティスト',
    series: 'シリーズ',
    publisher: '出版社',
    label: 'レーベル',
    keyword: 'キーワード',
    genre: 'ジャンル',
    sort: '並び順',
    age: '年代',
    sex: '性別',
    area: '地域',
    station: '駅',
    access: 'アクセス',
    rooms: '部屋',
    dates: '日付',
    guests: '人数',
    conditions: 'こだわり条件',
    near: '現在地',
    calendar: 'カレンダー',
    maker: 'メーカー',
    bookmark: 'お気に入りボタン',
    sellers: '出品数',
    release: '発売日',
    details: '詳しい情報',
    hardware: '対応機種',
    os: '対応 OS',
    size: '本の種類',
    cycle: '発行頻度',
    availability: '在庫状況',
    code: 'ISBN・JAN',
    tracks: '収録曲',
    preview: '試し読み',
    language: '言語',
    limited: '限定版',
    actions: 'ボタン',
    vacancies: '空室',
    facts: '基本の情報',
    aspects: '項目別の評価',
    award: '写真に付ける言葉',
    ebook: '電子書籍の価格',
    term: '自分で書いた行',
    words: 'ひとこと',
    map: '地図',
    review: 'レビュー',
    address: '住所',
    highway: '高速道路',
    distance: '距離',
    bookable: '予約できるコース',
    ispublic: '公開設定',
  },
};
