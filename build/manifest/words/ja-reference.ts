/** Japanese texts of the reference, except the meanings of attributes in `ja-fields.ts`. */
import { helps } from './ja-fields.js';

type Texts = Readonly<Record<string, string>>;

/** The descriptions of elements, by tag. */
export const descriptions: Texts = {
  'mkt-book-list':
    '本とそのほかのメディアです。`media` が問い合わせる検索を選びます。すべてを探すものと、1つのメディアを詳しく探すものがあります。`media` を書かないときは、1つのメディアの検索だけにある属性があれば、それで決まります。その検索にない属性は、コンソールに出ます。',
  'mkt-bookmark-button':
    '商品を読者のお気に入りに追加し、そのあと取り消すこともできるボタンです。読者の `access-token` が必要です。なければ押せず、そのことを伝えます。\n\n商品のお気に入りは同じものに戻せないので、削除の前に読者に確かめます。',
  'mkt-bookmark-list':
    'ログインした読者のお気に入りです。1件ごとに、削除と、その取り消しができるボタンが付きます。読者の `access-token` が必要です。なければ、読者にログインを促します。\n\n`hits` か `limit` を書かなければ、一度に10件を求めます。サービスが返すのは40件までです。`controls="none"` とすると、フォームのない一覧になります。\n\n読者がボタンですることは、`<mkt-bookmark-button>` のイベントとして届きます。',
  'mkt-campaign':
    '中の要素の上に、キャンペーンの日だけ書き手の文を表示します。開いたままのタブでも、その時刻に現れ、その時刻に消えます。ほかの日も文の場所は空けておくので、何も動きません。そのあいだはスクリーンリーダーにも読まれません。`from`・`until`・`days` のどれもなければいつも表示し、正しくない値があれば表示しません。\n\nスクリプトが動くまでは、`mkt.css` が文を隠します。`mkt.all.js` には入っていません。そこでは隠れたままです。',
  'mkt-config':
    '中にあるすべての要素の設定とデザインです。設定ごとに、いちばん近いものが使われます。変えると、すぐに反映されます。',
  'mkt-ebook-list': '電子書籍です。',
  'mkt-golf-finder':
    '検索フォームとゴルフ場です。ある場所からの距離でも探せます。`controls="none"` とすると、フォームのない一覧になります。',
  'mkt-hotel-detail':
    'ホテル1軒の写真・アクセス・項目別の評価です。\n\n高さは、サービスが知らせる内容によって変わります。あらかじめ取っておく場所は、ふつうのホテルの大きさです。`--mkt-row-height` で変えられます。',
  'mkt-hotel-search':
    '検索フォームとホテルです。日付があれば空室も表示します。どの検索に問い合わせるかは、書いたもので決まります。チェックインとチェックアウトの日付があれば空室検索、キーワードがあればキーワード検索、両方あればキーワードで見つかったホテルの空室、そのほかは地域・番号・座標による検索です。チェックインの日付だけなら1泊です。日付に `+14` と書くと、日本時間で2週間後になります。過ぎた日には問い合わせません。キーワードで見つかったホテルは、一度に15軒まで調べます。求めるものがどれにもなければ、読者は続きを探せます。`controls="none"` とすると、フォームのない一覧になります。\n\n1件のために取っておく場所は、部屋を表示しないホテルの高さの最大です。部屋を表示するときは、その分だけ高くなります。',
  'mkt-picks':
    '置いたページへのおすすめです。`url` は、書かなければページの正規のアドレス、それもなければオリジンとパスになります。`<mkt-dynamic-ad>` という名前でも登録されますが、この名前は広告ブロッカーが隠します。',
  'mkt-product-search':
    'キーワード・ジャンル・ID で探した商品です。扱っているすべてのショップの価格の幅が付きます。',
  'mkt-value':
    '文の中の、1件の項目1つです。価格、評価、リンクの付いた名前などです。リンクでない値を押すと、データがいつのものかが後ろに出ます。同じものの値がいくつあっても、問い合わせは1回です。広告の表示は、段落の最初のリンクのあとに1つ付きます。\n\n1件は `isbn`、`isbnjan`、`jan`、`item-number`、`product-id`、`hotel-no` のどれかで決めます。サービスには、`item-code` やゴルフ場の番号による検索はありません。\n\n`mkt.all.js` には入っていません。そこでは、代わりの内容のままです。',
  'mkt-ranking':
    'マーケットプレイスの売れ筋です。総合、ジャンル別、または購入者の年代と性別ごとです。',
};

const attributes: Texts = {
  ...helps,

  'mkt-book-list artist-name':
    'CD ではアーティスト、DVD では監督や出演者の名前に含まれる言葉です。空白で区切れます。',
  'mkt-book-list book-genre-id':
    'CD は 002、DVD は 003 の下のジャンルの番号です。ほかのメディアの属性と違い、つづりに s がありません。',
  'mkt-book-list books-genre-id':
    '本・メディアのジャンルの番号です。マーケットプレイスのジャンルとは別のものです。ソフトウェアは 004、洋書は 005、ゲームは 006、雑誌は 007 の下です。',
  'mkt-book-list sort':
    '並び順です。標準、売れている順、発売日順、価格順（`+` は昇順、`-` は降順）、レビューが多い順、レビュー評価が高い順があります。',
  'mkt-bookmark-button phase':
    'ボタンの状態です。`ready` は押せるとき、`loading` は問い合わせているとき、ほかは失敗したときです。要素が自分で書きます。',
  'mkt-bookmark-list hits': '1ページのお気に入りの件数です。',
  'mkt-bookmark-list sort': '並び順です。登録した順か価格順で、`:desc` は新しい順、高い順です。',
  'mkt-campaign from':
    '始まりの日か、始まりの分です。`2026-11-27` や `2026-11-27T20:00` と書きます。',
  'mkt-campaign until':
    '終わりの日か、最後の分です。`2026-11-27` や `2026-11-27T09:59` と書きます。',
  'mkt-campaign days': '毎月の日です。カンマか空白で区切ります。例：`5,10,15`。',
  'mkt-campaign time-zone': '日や時のタイムゾーンです。',
  'mkt-ebook-list sort':
    '並び順です。標準、発売日順、価格順（`+` は昇順、`-` は降順）、レビューが多い順、レビュー評価が高い順があります。',
  'mkt-golf-finder latitude': '中心の緯度です。日本測地系の度で書きます。',
  'mkt-golf-finder longitude': '中心の経度です。日本測地系の度で書きます。',
  'mkt-golf-finder sort':
    '並び順です。レビューの数、名前、都道府県、高速道路、予約、評価の項目（`evaluation` は総合）、距離、向いている人から選べます。',
  'mkt-hotel-detail hotel-no': 'ホテルの番号です。',
  'mkt-hotel-search hotel-no': 'ホテルの番号です。カンマで区切って15軒まで書けます。',
  'mkt-hotel-search latitude':
    '中心の緯度です。秒（小数点以下2桁まで）で書きます。`datum-type` が1なら度です。',
  'mkt-hotel-search longitude':
    '中心の経度です。秒（小数点以下2桁まで）で書きます。`datum-type` が1なら度です。',
  'mkt-hotel-search search-radius': '座標のまわり何キロまで探すかです。0.1〜3 です。',
  'mkt-hotel-search sort':
    '並び順です。`standard` は、検索によって、番号順か近い順、合っている順、おすすめ順です。ほかに、料金の安い順と高い順があります。',
  'mkt-product-search sort':
    '並び順です。標準、発売日が新しい順、売れている順、満足度が高い順があります。',
  'mkt-value isbn': '本の ISBN です。番号の属性を1つだけ書きます。',
  'mkt-value isbnjan': '本やそのほかのメディアの ISBN か JAN コードです。ハイフンなしで書きます。',
  'mkt-value jan': 'CD・DVD・ゲーム・ソフトウェア・雑誌の JAN コードです。',
  'mkt-value hotel-no': 'ホテルの番号です。',
  'mkt-ranking carrier': '端末の種類です。0 はパソコン、1 は携帯電話、2 はスマートフォンです。',
  'mkt-ranking page': '30件ずつ数えた、何ページ目かです。',
};

const genres = (id: string) =>
  `読者が選べるジャンルです。番号を書きます: \`<option value="${id}">\`。`;

const slots: Texts = {
  '': '代わりの内容です。要素が動き出すまで、画面に近づくまで、何も見つからなかったとき、エラーのときに表示されます。読者が検索したときは、見つからなかったことがその上に出ます。',
  'mkt-bookmark-button ':
    '要素が動き出すまでと、`access-token` がないときなど、ページに問題があるときに、ボタンの代わりに表示されます。ログインへのリンクなどを書きます。',
  'mkt-campaign text': 'キャンペーンの文です。どんなマークアップでも書けます。',
  'mkt-campaign ': 'キャンペーンの対象の要素です。いつも表示されます。',
  'mkt-value ': '値が出るまでと、値がないときに表示されます。',
  item: '1件ごとのカードの代わりになる `<template>` です。',
  shop: '1件ごとに表示する、ほかの店へのリンクです。3つまで書けます: `<a href="https://shop.example/search?q={title}">`。`{title}`、`{isbn}`、`{jan}`、`{author}` と項目の名前は、その1件の値に変わります。値のないものには表示されません。`from`、`until`、`days` を付けると、その期間だけ表示します。並べ方が `compact` か `table` のときは表示されません。',
  heading: '属性 `heading` の代わりの見出しです。',
  empty: '何も見つからなかったとき、代わりの内容の代わりに表示されます。',
  error: 'エラーのとき、代わりの内容の代わりに表示されます。',
  footer: '一覧の下に表示されます。',
  'mkt-book-list genre': genres('001004'),
  'mkt-ebook-list genre': genres('101901'),
  'mkt-product-search genre': genres('100371'),
  'mkt-ranking genre': genres('100371'),
  'mkt-golf-finder area': '読者が選べる地域です。コードを書きます: `<option value="8">`。',
  'mkt-hotel-search area':
    '読者が選べる地域です: `<option value="japan,tokyo,tokyo,A">`。広い区分から順に、コードをカンマで区切ります。狭いほうは省けます。',
};

const parts: Texts = {
  heading: '見出し。',
  list: '一覧。',
  item: '1件。',
  link: '1件の主なリンクと、そのほかのリンク。',
  'mkt-value item': '値。',
  'mkt-value as-of': 'データがいつのものか。値を押すと出ます。',
  'mkt-value link': '名前のリンク。',
  image: '写真。',
  title: '名前。',
  'call-to-action': '主なリンクのボタン。`hide="action"` で消えます。',
  'shop-link': 'ほかの店へのリンク（スロット `shop`）。',
  notice: 'なくなったものの代わりを表示していることのお知らせ（`substitute` を付けたとき）。',
  status: '読者へのお知らせ。',
  'mkt-bookmark-button status': '結果のお知らせ。',
  retry: '失敗したものをもう一度試すボタン。',
  disclosure: '収入になるリンクの表示。',
  'as-of': 'データがいつのものかを示す時刻。',
  credit: 'クレジット表記（`credit` のとき）。',
  disclaimer: '価格の注記（`disclaimer` のとき）。',
  consent: '読者に同意を求める部分（`consent="click"` のとき）。',
  'consent-button': 'そのボタン。',
  form: '読者が使うフォーム。',
  field: 'フォームの入力欄。',
  label: '入力欄の名前。',
  'mkt-book-list label': 'レーベルか発売元。',
  error: '入力欄のエラー。',
  conditions: '入力欄の多いフォームで、折りたたまれている部分。',
  submit: '検索するボタン。折りたたまれている部分にも1つあります。',
  reset: 'ページの作成者が決めた条件に戻すボタン。',
  chips: '読者が選んだもの。一覧の上に並びます。',
  chip: '選んだもの1つ。押すと取り消すボタン。',
  clear: 'すべて取り消すボタン。',
  genres: '見つかったもののジャンル。',
  pager: '続きへ進むボタンの並び。',
  more: '続きを表示するボタン。',
  page: '1ページ分のボタン。',
  previous: '前のページへ、または横スクロールで前へ戻るボタン。',
  next: '次のページへ、または横スクロールで次へ進むボタン。',
  doctor: '`debug` でページの作成者に見えるパネル。',
  author: '著者。',
  artist: 'アーティスト・監督・出演者。',
  series: 'シリーズ。',
  hardware: 'ゲームの対応機種。',
  os: 'ソフトウェアの対応 OS。',
  publisher: '出版社。',
  size: '本の種類。',
  cycle: '雑誌の刊行の間隔。',
  rating: 'レビューの平均と件数。',
  'mkt-golf-finder rating': '評価の星。',
  price: '価格。',
  'mkt-book-list price': '価格。割引があれば、定価と割引も。',
  'mkt-hotel-detail price': 'いちばん安い料金。',
  'mkt-hotel-search price': 'いちばん安い料金。',
  'mkt-product-search price': '買えるものの最安・平均・最高の価格。図が付きます。',
  availability: '在庫の状態。',
  'mkt-ebook-list availability': '予約だけできるかどうか。',
  release: '発売日。',
  code: 'ISBN か JAN コード。',
  tracks: 'CD の曲目。',
  preview: '試し読みのリンクを含む部分。',
  action: '試し読みのリンク。',
  'mkt-golf-finder action': '予約カレンダーかレビューへのリンク。',
  'mkt-hotel-detail action': 'プランやレビューへのリンクの1つ。',
  'mkt-hotel-search action': '部屋を予約するリンク。',
  button: 'ボタン。',
  added: 'お気に入りに入っているときのボタン。',
  points: 'いつもの何倍のポイントが付くか。多いときだけ表示されます。',
  'points-end': 'そのポイントが終わる時刻。',
  sale: 'セールが終わる時刻。',
  'mkt-bookmark-list points': '商品を買うと付くポイント。',
  shop: 'ショップ。',
  bookmark: 'お気に入りボタンを含む部分。',
  'mkt-ranking bookmark': '1件ごとの `<mkt-bookmark-button>`。',
  language: '言語。',
  near: '現在地のまわりを探すボタン。',
  address: '住所。',
  highway: '最寄りの高速道路の出口。',
  distance: '指定した場所からの直線距離（km）。',
  caption: '紹介文。',
  'mkt-ranking caption': 'ショップのキャッチコピー。',
  actions: 'ほかのリンク。',
  'mkt-hotel-detail actions': 'プランとレビューへのリンク。',
  map: '地図。',
  'mkt-hotel-detail map': '地図の写真。`map-url` があれば、地図へのリンクも。',
  marker: '1件ごとの、地図の上の印。',
  'search-here': '地図に見えている範囲で探すボタン。',
  pictures: '写真。1枚が見えています。',
  'picture-number': '見えているのが何枚目か。',
  thumbnail: '大きな写真を見せる小さな写真。',
  vacancies: 'カレンダーで選んだ日の空室。',
  rooms: '空室。',
  'mkt-hotel-detail rooms': '空室の一覧。',
  room: '空室1つ、またはそのプラン。',
  meals: '含まれる食事。',
  charge: '料金。サービスが知らせていれば、1泊ごとに。',
  calendar: '日ごとの料金のカレンダー。`controls="calendar"` のときだけです。',
  'show-prices': '日ごとの料金を問い合わせるボタン。',
  night: 'カレンダーの1日。`cheapest` や `chosen` もパートとして付きます。',
  facts: '住所・電話・アクセス・最寄り駅・駐車場。',
  aspects: '項目別の評価の平均を示す棒。',
  review: 'レビュー1件。',
  guests: '人数と部屋のパネルを開くボタン。',
  panel: '人数と部屋のパネル。',
  area: 'ホテルの場所。',
  station: '最寄り駅。',
  access: '行き方。',
  maker: 'メーカー。なければブランド。',
  rank: 'ランキングの順位。',
  'mkt-product-search rank': 'ジャンルのランキングの順位。',
  sellers: '出品数。',
  details: '仕様の表。',
  medal: '1位から3位。',
};

const properties: Texts = {
  '--mkt-color': '文字の色です。',
  '--mkt-background': '要素全体の背景です。`--mkt-color` と合わせて決めてください。',
  '--mkt-accent-color':
    '検索ボタン、価格、そのほかのリンク、ポインタを合わせた1件、フォーカスの枠の色です。文字に使うときは、ページに合わせて暗く、または明るくなります。',
  'mkt-bookmark-button --mkt-accent-color': 'お気に入りの印とフォーカスの枠の色です。',
  '--mkt-on-accent-color': 'その色のボタンの上の文字の色です。既定では黒か白になります。',
  '--mkt-border-color':
    '1件のまわりとあいだの線の色です。既定では、デザインに合わせて文字の色を薄めたものです。',
  '--mkt-fill-color': '写真の背景とプレースホルダーの色です。既定では、文字の色の10分の1です。',
  '--mkt-star-color': '評価の星の色です。既定では、ページに合うオレンジです。',
  '--mkt-rank-color': '順位の数字の色です。既定では白、文字の明るい所では黒です。',
  '--mkt-rank-background': '順位の数字の背景です。既定では、数字の反対の色です。',
  '--mkt-surface-color': '1件ごとの背景です。`--mkt-color` と合わせて決めてください。',
  '--mkt-font-size': '文字全体の大きさです。これをもとにしたすべての大きさも変わります。',
  '--mkt-heading-size': '見出しの大きさです。これ以下は、どれも全体に対する `em` です。',
  '--mkt-title-size': '名前の大きさです。',
  '--mkt-small-size': '小さな文字の大きさです。レビュー、ショップ、時刻、広告の表示に使います。',
  '--mkt-line-height': '行の高さです。文字の大きさの倍数で書きます。',
  '--mkt-padding': '1件の内側の余白です。長さを1つ書きます。',
  '--mkt-gap': '1件ごとのすき間です。既定では、並べ方に合わせます。',
  '--mkt-border-width': '1件のまわりの線の太さです。',
  '--mkt-radius': '1件の角の丸みです。写真や入力欄の丸みも、これに合わせます。',
  '--mkt-control-radius': 'ボタンと入力欄の角の丸みです。既定では `--mkt-radius` の0.6倍です。',
  '--mkt-shadow':
    '1件の影です。既定では、デザイン `card` にやわらかい影が付き、ほかにはありません。',
  '--mkt-shadow-hover':
    'ポインタを合わせたときの影です。既定は `--mkt-shadow` と同じように決まります。',
  '--mkt-duration': '変化にかかる時間です。動きを望まない読者には使われません。',
  '--mkt-easing': '変化のしかた（速さの曲線）です。',
  '--mkt-row-height':
    '1件の高さです。既定では、並べ方に合わせます。テンプレートを使うときは、高さの最小です。',
  '--mkt-map-height': '地図の高さです。',
  '--mkt-map-water-color': '日本の輪郭のまわりの海の色です。',
  '--mkt-map-land-color': 'その輪郭の陸の色です。',
};

const events: Texts = {
  'mkt-load': '応答を表示しました。',
  'mkt-error':
    '応答が届かなかったか、問い合わせができません。まだ表示しているものは `records` にあります。番号で書いたものがなくなったときも起こり、そのエラーの `code` は `gone` です。',
  'mkt-bookmark-button mkt-error': 'ボタンを使えないか、失敗しました。',
  'mkt-value mkt-error': '応答が届かなかったか、問い合わせができません。',
  'mkt-value mkt-select': 'リンクがクリックされました（中ボタンも含みます）。取りやめられます。',
  'mkt-value mkt-impression': '値の半分以上が1秒間見えていました。',
  'mkt-select': '一覧のリンクがクリックされました（中ボタンも含みます）。取りやめられます。',
  'mkt-impression': '1件の半分以上が1秒間見えていました。',
  'mkt-search':
    '読者が検索します。パラメータの名前で知らせます。取りやめると、何も問い合わせません。',
  'mkt-consent': '読者が `consent="click"` のボタンを押しました。',
  'mkt-bookmark': '読者がボタンを押したとき（`pending`）と、その結果が出たときに届きます。',
};

const members: Texts = {
  phase: '要素の状態です。属性 `phase` と同じです。',
  records: '今表示しているレコードです。',
  'mkt-value records': '今表示しているレコードです。1件の一覧です。',
  'refresh()': 'キャッシュにかかわらず、問い合わせ直します。',
  added: 'お気に入りに入っているかどうかです。ボタンの知るかぎりのものです。',
};

/** Meanings, by kind and name; for one element only, by `tag name`. */
export const meanings = { attributes, slots, parts, properties, events, members };

/** Texts around the tables. */
export const words: Texts = {
  Reference: 'リファレンス',
  Settings: '設定',
  Display: '表示',
  Attributes: '属性',
  'Shared attributes with its own values': '値がこの要素だけ違う、共通の属性',
  Slots: 'スロット',
  Parts: 'パート',
  'Custom properties': 'カスタムプロパティ',
  Events: 'イベント',
  'Properties and methods': 'プロパティとメソッド',
  'Fields for templates': 'テンプレートで使えるフィールド',
  Field: 'フィールド',
  Example: '例',
  Attribute: '属性',
  Name: '名前',
  Values: '値',
  Detail: '`detail`',
  Default: '既定',
  'In looks': 'デザインごと',
  Meaning: '意味',
  '(default)': '（既定）',
};

/** Translates the values of an attribute, in the words of the kit's rules. */
const RULES: readonly (readonly [english: RegExp, japanese: string])[] = [
  [/^text$/, '文字'],
  [/^(?:list|comma-separated entries)$/, 'カンマ区切り'],
  [/^space-separated entries$/, '空白区切り'],
  [/^present or absent$/, 'あるかないか'],
  [/^present, or words of two or more .*$/, '値なし、または2文字以上の言葉'],
  [/^http\(s\) address or a path$/, 'http(s) のアドレスかパス'],
  [/^integer from (\S+) to (\S+)$/, '$1〜$2の整数'],
  [/^integer from (\S+)$/, '$1以上の整数'],
  [/^integer$/, '整数'],
  [/^number from (\S+) to (\S+)$/, '$1〜$2の数'],
  [/^number from (\S+)$/, '$1以上の数'],
  [/^number$/, '数'],
  [/^in degrees, from (\S+) to (\S+)$/, '$1〜$2の度'],
  [/^day or minute such as (\S+) or (\S+)$/, '$1 か $2 のような時'],
  [/^days such as (\S+)$/, '$1 のような日'],
  [/^time zone such as (\S+)$/, '$1 のようなタイムゾーン'],
  [/^version such as (\S+)$/, '$1 のような版'],
  [/^pairs such as (\S+)$/, '$1 のような組'],
  [/^pairs such as "(.+)", of (.+)$/, '$1 のような組（$2）'],
  [
    /^words of two or more .* at most (\d+) single-byte or (\d+) double-byte characters in all$/,
    '2文字以上の言葉（かなと記号を除く全角文字は1文字でも可）。全体で半角$1文字・全角$2文字以内',
  ],
  [/^(\d+) characters without hyphens$/, 'ハイフンなしの$1桁'],
  [/^genre under (\d+)$/, '$1 の下のジャンル'],
  [/^https address with \{z\}, \{x\} and \{y\}$/, '{z}・{x}・{y} を含む https のアドレス'],
  [/^address that starts with http:\/\/ or https:\/\/$/, 'http:// か https:// で始まるアドレス'],
  [/^up to (\d+) comma-separated whole numbers$/, 'カンマ区切りの整数（$1個まで）'],
  [/^up to (\d+) comma-separated entries$/, 'カンマ区切り（$1個まで）'],
  [/^comma-separated entries of (.+)$/, 'カンマ区切り（$1）'],
  [/^at least (\d+) characters long$/, '$1文字以上'],
  [/^calendar date written YYYY-MM-DD$/, 'YYYY-MM-DD の日付'],
];

const oneRule = (rule: string): string => {
  const bare = rule.replace(/^an? /, '');
  const translation = RULES.find(([english]) => english.test(bare));
  return translation ? bare.replace(...(translation as [RegExp, string])) : rule;
};

const others = (text: string) =>
  text.replace(/\bthe others\b/g, 'ほか').replace(/\bnone\b/g, 'なし');

/** The values of an attribute, for each operation if they differ. */
export const ruleOf = (rule: string): string =>
  rule
    .split('; ')
    .map((part) => {
      const [, own = part, by] = /^(.*) \(([\w, ]+)\)$/.exec(part) ?? [];
      return by && rule.includes('; ') ? `${oneRule(own)}（${others(by)}）` : oneRule(part);
    })
    .join('、');

/** Translates the additions to a meaning: operations, the version and defaults. */
export function additionsOf(summary: string): string {
  const [, not, only] = /\b(?:Not of ([\w, ]+)|Only of ([\w, ]+))\./.exec(summary) ?? [];
  const [, since] = /\bSince (\d+\.\d+\.\d+)\./.exec(summary) ?? [];
  const [, byDefault] = /\bDefault: (.+)\.$/.exec(summary) ?? [];
  return [
    not && `${not} にはありません。`,
    only && `${only} だけのものです。`,
    since && `${since} からあります。`,
    summary.includes(' Required there.') && 'そこでは必須です。',
    summary.includes(' Required.') && '必須です。',
    byDefault && `既定値: ${others(byDefault)}。`,
  ]
    .filter(Boolean)
    .join('');
}

/** Translates a group of attributes of which one is required. */
export const choiceOf = (choice: string): string =>
  choice
    .replace(/One of (.+?) is needed/g, '$1 のどれかが必要です')
    .replace(/ \(([\w, ]+)\)/g, '（$1）')
    .replaceAll('.', '。');
