import type { NearMessages, StockMessages } from './form-messages.js';
import type { Messages } from './messages.js';

export const formats: Messages['formats'] = {
  price: (amount) => `${amount}円`,
  dateStyle: 'long',
  // Japanese print has brackets as wide as its characters; `Intl` writes them half as wide.
  weekday: (written) => written.replace('(', '（').replace(')', '）'),
  time: (day, clock) =>
    `${day.getUTCFullYear()}年${day.getUTCMonth() + 1}月${day.getUTCDate()}日 ${clock}`,
};

export const common: Messages['common'] = {
  loading: '読み込み中…',
  empty: '条件に合うものが見つかりませんでした。',
  error: '読み込めませんでした。時間をおいてもう一度お試しください。',
  retry: 'もう一度読み込む',
  disclosure: 'PR',
  rating: (stars, written) => `5点満点中${stars}点${written ? `、レビュー${written}件` : ''}`,
  view: '商品を見る',
  priceFrom: (price) => `${price}〜`,
  points: (rate) => `P${rate}倍`,
  pointsInFull: (rate) => `ポイント${rate}倍`,
  asOf: (time) => `${time}時点`,
};

export const form: Messages['form'] = {
  search: '検索',
  reset: 'リセット',
  further: '詳しい条件',
  set: (count) => `${count}件設定中`,
  fewer: (label) => `${label}を減らす`,
  more: (label) => `${label}を増やす`,
  done: '閉じる',
  chosen: '選択中の条件',
  remove: (choice) => `${choice} を解除`,
  removed: (choice) => `「${choice}」を解除しました。`,
  clear: 'すべて解除',
  cleared: '条件をすべて解除しました。',
  valueOf: (label, value) => `${label}：${value}`,
  range: (from, to) => `${from}〜${to}`,
  any: '指定なし',
  all: 'すべて',
  labels: {
    keyword: 'キーワード',
    genre: 'ジャンル',
    area: '地域',
    sort: '並び順',
  },
  issues: {
    requiredOneOf: 'キーワードなどの検索条件を入力してください。',
    keyword: 'キーワードは2文字以上、全角64文字（半角128文字）以内で入力してください。',
    other: 'この条件では検索できません。入力内容をご確認ください。',
  },
  required: (label) => `${label}を入力してください。`,
  either: (labels) => `${labels.join('または')}を入力してください。`,
  inputs: {
    date: '日付を正しく入力してください。',
    number: '数を入力してください。',
    integer: '整数で入力してください。',
    atLeast: (limit) => `${limit}以上の数を入力してください。`,
    atMost: (limit) => `${limit}以下の数を入力してください。`,
  },
};

export const rankingForm: Messages['rankingForm'] = {
  labels: {
    age: '購入者の年代',
    sex: '購入者の性別',
  },
  options: {
    age: { 10: '10代', 20: '20代', 30: '30代', 40: '40代', 50: '50代以上' },
    sex: { 0: '男性', 1: '女性' },
  },
};

export const productForm: Messages['productForm'] = {
  labels: {
    minPrice: '価格の下限（円）',
    maxPrice: '価格の上限（円）',
  },
  issues: { mustExceed: '価格の下限より高い金額を入力してください。' },
  options: {
    sort: {
      standard: '標準',
      '-releaseDate': '発売日が新しい順',
      '-seller': '売れている順',
      '-satisfied': '満足度が高い順',
    },
  },
};

const availability: StockMessages['availability'] = {
  1: '在庫あり',
  2: '3〜7日程度で発送',
  3: '3〜9日程度で発送',
  4: 'メーカー在庫あり',
  5: '予約受付中',
  6: 'お取り寄せ（メーカーに在庫を確認）',
};

const salesType: StockMessages['salesType'] = { 0: '通常商品', 1: '予約商品' };

export const stock: Messages['stock'] = { availability, salesType };

export const bookForm: Messages['bookForm'] = {
  labels: {
    title: 'タイトル',
    author: '著者',
    publisherName: '出版社',
    artistName: 'アーティスト・出演者',
    label: 'レーベル・発売元',
    os: '対応 OS',
    hardware: '対応機種',
    isbn: 'ISBN',
    jan: 'JAN コード',
    isbnjan: 'ISBN・JAN コード',
    language: '言語',
    size: '本の種類',
    availability: '在庫状況',
    outOfStockFlag: '在庫切れも表示',
    limitedFlag: '限定版のみ',
    chirayomiFlag: '試し読みできる商品のみ',
    salesType: '販売状況',
  },
  options: {
    availability,
    salesType,
    language: { ja: '日本語', en: '英語' },
    size: {
      1: '単行本',
      2: '文庫',
      3: '新書',
      4: '全集・双書',
      5: '事典・辞典',
      6: '図鑑',
      7: '絵本',
      8: 'カセット・CDなど',
      9: 'コミック',
      10: 'その他',
    },
    sort: {
      standard: '標準',
      sales: '売れている順',
      '+releaseDate': '発売日が古い順',
      '-releaseDate': '発売日が新しい順',
      '+itemPrice': '価格が安い順',
      '-itemPrice': '価格が高い順',
      reviewCount: 'レビューが多い順',
      reviewAverage: 'レビュー評価が高い順',
    },
  },
  issues: { isbnOrJan: '13桁で入力してください。' },
  hints: { isbn: '13桁', jan: '13桁', isbnjan: '13桁' },
};

const near: NearMessages = {
  button: '現在地から探す',
  locating: '現在地を取得しています…',
  denied: '位置情報の利用が許可されていません。ブラウザの設定をご確認ください。',
  unavailable: '現在地を取得できませんでした。しばらくしてからもう一度お試しください。',
  around: '現在地周辺',
  onMap: '地図の範囲',
  elsewhere: '指定した地点からの距離',
  within: (kilometres) => `${kilometres} km 以内`,
};

export const hotelForm: Messages['hotelForm'] = {
  labels: {
    checkinDate: 'チェックイン',
    checkoutDate: 'チェックアウト',
    adultNum: '大人',
    roomNum: '部屋数',
    upClassNum: '小学生（高学年）',
    lowClassNum: '小学生（低学年）',
    infantWithMBNum: '幼児（食事・寝具あり）',
    infantWithMNum: '幼児（食事のみ）',
    infantWithBNum: '幼児（寝具のみ）',
    infantWithoutMBNum: '幼児（食事・寝具なし）',
    minCharge: '料金の下限（円）',
    maxCharge: '料金の上限（円）',
    squeezeCondition: 'こだわり条件',
    searchRadius: '現在地からの距離',
  },
  options: {
    squeezeCondition: {
      kinen: '禁煙ルーム',
      internet: '客室インターネット',
      daiyoku: '大浴場',
      onsen: '温泉',
    },
    sort: {
      standard: '標準',
      '+roomCharge': '料金が安い順',
      '-roomCharge': '料金が高い順',
    },
  },
  issues: {
    minLength: '2文字以上で入力してください。',
    mustExceed: '料金の下限より高い金額を入力してください。',
    inPast: '今日以降の日付を選んでください。',
    mustBeAfter: 'チェックイン日より後の日付を選んでください。',
    tooManyGuests: '人数は合計99名以内で入力してください。',
  },
  missing: {
    checkinDate: 'チェックイン日を入力してください。',
    checkoutDate: 'チェックアウト日を入力してください。',
  },
  panel: {
    label: '人数',
    summary: ({ adultNum = 0, roomNum, ...children }) => {
      const count = Object.values(children).reduce((sum, one) => sum + one, 0);
      return [
        `大人${adultNum}名`,
        ...(count ? [`子ども${count}名`] : []),
        ...(roomNum ? [`${roomNum}室`] : []),
      ].join('・');
    },
  },
  near,
};

export const golfForm: Messages['golfForm'] = {
  labels: {
    reservation: '予約できるコースのみ',
    searchRadius: '現在地からの距離',
  },
  options: {
    sort: {
      rating: 'レビューが多い順',
      '50on': '五十音順',
      prefecture: '都道府県順',
      highway: '高速道路順',
      reservation: '予約が多い順',
      evaluation: '総合評価が高い順',
      staff: '接客の評価が高い順',
      facility: '設備の評価が高い順',
      meal: '食事の評価が高い順',
      course: 'コースの評価が高い順',
      costperformance: 'コストパフォーマンスの評価が高い順',
      distance: 'コース距離の評価が高い順',
      fairway: 'フェアウェイの評価が高い順',
      friends: '仲間と楽しむ方におすすめ',
      entertainment: '接待におすすめ',
      couple: 'カップルにおすすめ',
      athlete: '競技志向の方におすすめ',
      beginner: '初心者におすすめ',
      normal: '中級者におすすめ',
      senior: '上級者におすすめ',
      woman: '女性におすすめ',
    },
  },
  near,
};

export const bookmarkForm: Messages['bookmarkForm'] = {
  labels: { ispublic: '公開設定' },
  options: {
    ispublic: { false: '非公開', true: '公開' },
    sort: {
      regist_datetime: '登録が古い順',
      'regist_datetime:desc': '登録が新しい順',
      price: '価格が安い順',
      'price:desc': '価格が高い順',
    },
  },
};

const previous = '前へ';
const next = '次へ';

export const pagination: Messages['pagination'] = {
  more: 'もっと見る',
  previous,
  next,
  pages: 'ページ送り',
  page: (number) => `${number}ページ目`,
  found: (first, last, count) => `全${count}件中${first}〜${last}件`,
  lookFurther: '続きを探す',
  lookedThrough: (first, last, count, found) =>
    `${first === '1' && last === count ? `${count}軒` : `${count}軒中${first}〜${last}軒目`}を確認` +
    (found === '0' ? 'しました。' : `し、条件に合う宿が${found}軒見つかりました。`),
  shown: (written) => `${written}件を表示しています。`,
  added: (written) => `${written}件を追加しました。`,
  failed: '続きを読み込めませんでした。もう一度お試しください。',
};

export const genres: Messages['genres'] = {
  genres: 'ジャンルで絞り込む',
  all: 'すべて',
  count: (written) => `${written}件`,
};

export const carousel: Messages['carousel'] = {
  list: '一覧（横スクロール）',
  previous: '前へスクロール',
  next: '次へスクロール',
};

export const products: Messages['products'] = {
  lowest: '最安',
  average: '平均',
  highest: '最高',
  notOnSale: '現在販売されていません',
  sellers: (written) => `${written}件の出品`,
  place: (place, genre, total) => `${genre} ${place}位${total ? `（${total}商品中）` : ''}`,
  itsGenre: 'ジャンル内',
  released: (date) => `${date}発売`,
  releaseTimes: {
    around: (date) => `${date}頃`,
    early: (date) => `${date}上旬`,
    middle: (date) => `${date}中旬`,
    late: (date) => `${date}下旬`,
  },
  fixedPrice: '定価',
  suggestedPrice: 'メーカー希望小売価格',
  off: (percent) => `${percent}%引き`,
  preview: '試し読み',
  compare: '価格を比べる',
  preorder: '予約する',
  details: '仕様',
  tracks: '曲目',
};

export const columns: Messages['columns'] = {
  image: '画像',
  title: '商品名',
  maker: 'メーカー',
  author: '著者',
  artist: 'アーティスト・出演者',
  series: 'シリーズ',
  publisher: '出版社',
  label: 'レーベル・発売元',
  hardware: '対応機種',
  os: '対応 OS',
  size: '本の種類',
  cycle: '発行頻度',
  language: '言語',
  rating: '評価',
  rank: '順位',
  price: '価格',
  availability: '在庫状況',
  sellers: '出品数',
  release: '発売日',
  code: 'ISBN・JAN',
  preview: '試し読み',
  details: '仕様',
  tracks: '曲目',
};

export const travel: Messages['travel'] = {
  lowest: {
    perPerson: ['1名1泊', '〜'],
    total: ['全員で1泊', '〜'],
    unknown: ['最安料金', ''],
  },
  station: (name) => `最寄り駅 ${name}`,
  highway: (name) => `最寄り IC ${name}`,
  away: (distance) => `直線距離 ${distance}`,
  reviews: 'レビュー',
  calendar: '空き状況',
  viewHotel: '宿・プランを見る',
  viewCourse: 'コースを見る',
};

const allTaken = 'この期間に空室はありません。';

export const hotelDetail: Messages['hotelDetail'] = {
  plans: '宿泊プラン',
  journeys: '交通付きプラン',
  map: '地図',
  pictures: '写真',
  previousPicture: '前の写真',
  nextPicture: '次の写真',
  outside: '外観',
  inside: '客室',
  address: '住所',
  telephone: '電話番号',
  access: 'アクセス',
  nearest: '最寄り駅',
  parking: '駐車場',
  review: '宿泊者のレビュー',
  reviews: 'レビュー',
  allTaken,
  aspects: {
    service: 'サービス',
    location: '立地',
    room: '部屋',
    equipment: '設備・アメニティ',
    bath: '風呂',
    meal: '食事',
  },
};

export const calendar: Messages['calendar'] = {
  nights: '宿泊日を選ぶ',
  show: '日ごとの料金を見る',
  previous: '前の2週間',
  next: '次の2週間',
  range: (first, last) => `${first}〜${last}`,
  stay: (day, nights) => `${day}から${nights}泊`,
  pending: '料金を確認中…',
  noRooms: '空室なし',
  vacant: '空室あり',
  cheapest: '最安',
  night: (day, about) =>
    [`${day}${about.length ? ` ${about[0]}` : ''}`, ...about.slice(1)].join('、'),
  total: (price) => `全員で1泊 ${price}から`,
  failed: '料金を確認できませんでした。もう一度確認するには押してください',
  lowest: (price, day) => `最安は${day}、全員で1泊${price}です`,
  allTaken,
  someFailed: '「—」の日を押すと、もう一度確認します。',
  someVacant: '空室のある日があります。',
};

export const doctor: Messages['doctor'] = {
  title: (problems) => (problems ? `診断：問題が${problems}件あります` : '診断：問題はありません'),
  settings: '設定と属性',
  request: '問い合わせ',
  answer: '応答',
  name: '名前',
  value: '値',
  from: '指定した場所',
  sources: {
    attribute: 'この要素の属性',
    property: 'この要素のプロパティ',
    config: 'mkt-config',
    script: 'スクリプトタグ',
    reader: '読者の操作',
    default: '初期値',
  },
  transport: (name) => `問い合わせの方法：${name}`,
  phase: (phase) => `状態：${phase}`,
  hits: (shown, count) =>
    count === undefined ? `${shown}件を表示` : `全${count}件のうち${shown}件を表示`,
  page: (page, of) => `${of}ページ中${page}ページ目`,
  age: (age, isKept) =>
    `${age}秒前に取得${isKept ? '（ブラウザに保存されていたもの）' : '（このページで取得）'}`,
  bytes: (bytes) => `${bytes}バイト`,
  findings: {
    wrongRule: [
      '属性または設定の値が規則に合わないため、問い合わせていません。',
      '下に示す属性を直してください。',
    ],
    noApplicationId: [
      'アプリ ID がありません。',
      'スクリプトタグの data-application-id に、サービスの開発者向けページで取得した ID を書いてください。',
    ],
    noToken: [
      '読者のアクセストークンがありません。',
      '読者がログインしたら、そのトークンを access-token に渡してください。それまでは、要素の中に入れたもの（ログインへのリンクなど）が表示されます。',
    ],
    wrongId: [
      'サービスがアプリ ID を受け付けませんでした。',
      'application-id を、開発者向けページに表示されているものと見比べてください。前後の空白や、アフィリエイト ID との取り違えにもご注意ください。',
    ],
    refused: [
      'サービスがこのページからの問い合わせを拒否しました。',
      'アプリ ID が正しいか、このサイトのアドレスが開発者向けページで登録されているかを確認してください。',
    ],
    referrer: [
      'サービスがリファラー（このページのアドレス）を受け付けませんでした。',
      '開発者向けページでこのサイトのアドレスを登録し、ページのリファラーポリシーが no-referrer になっていないか確認してください。',
    ],
    token: [
      '読者のアクセストークンが無効か、権限が足りません。',
      '読者にもう一度ログインしてもらい、新しい access-token を渡してください。',
    ],
    quota: [
      '利用上限に達しました。',
      'cache-ttl を長くするか、requests-per-second で間隔をあけるか、ページ内の要素を減らしてください。しばらくすると、また使えるようになります。',
    ],
    unavailable: [
      'サービスが停止中か、混み合っています。',
      '時間をおいてからお試しください。その間は代わりの内容が表示されます。',
    ],
    serviceError: ['サービスがエラーを返しました。', '下に示すサービスの説明を確認してください。'],
    policy: [
      'ページの Content-Security-Policy が、サービスとの通信を止めています。',
      'script-src、frame-src、connect-src に、サービスとキットのホストを加えてください。',
    ],
    blocked: [
      'サービスには接続できますが、この問い合わせだけが止められました。',
      '広告ブロックなどの拡張機能を切って試してください。サービスがスクリプト以外を返している場合もあります。',
    ],
    lost: [
      'サービスには接続できますが、この問い合わせへの応答が届きませんでした。',
      '読者のアクセストークンが期限切れでないか、権限が足りるかを確認し、広告ブロックなどの拡張機能を切って試してください。transport="fetch" にすると、サービスが返した理由がわかることがあります。',
    ],
    unreachable: [
      'サービスに接続できません。',
      'base-url のアドレスを確認してください。拡張機能や社内ネットワークがそのホストを止めていることもあります。',
    ],
    offline: ['インターネットに接続していません。', '接続が戻ると、自動で読み込み直します。'],
    timeout: [
      '時間内に応答がありませんでした。',
      '時間をおいてからお試しください。たびたび起こる場合は、timeout を長くしてください。',
    ],
    malformed: [
      '応答がこのサービスの形式ではありません。',
      'base-url と api-version を確認してください。応答を書き換える中継サーバーがないかも確認してください。',
    ],
    unknownAttribute: ['この要素にない属性があります。', '名前のつづりを直してください。'],
    looks: [
      '見た目の属性に正しくない値があり、初期値で表示しています。',
      '下に示す属性を直してください。',
    ],
    nothingFound: [
      '条件に合うものが見つかりませんでした。',
      'ジャンルや地域の番号、キーワードを確認してください。',
    ],
    gone: [
      'この番号の商品・宿は、現在取り扱いがありません。',
      '番号を新しいものに替えてください。substitute を付けておくと、代わりに近いものが表示されます。',
    ],
    substituted: [
      'substitute により、代わりに近いものを表示しています。',
      '番号を新しいものに替えるまで、このまま表示されます。',
    ],
    nothingInstead: [
      'substitute がありますが、代わりになるものが見つかりませんでした。',
      'substitute="箱根 温泉" のように、代わりを探す言葉を書いてください。',
    ],
    noStyleSheet: [
      'mkt.css がないため、スクリプトが動く前の場所が確保されません。',
      'ページの <head> に、mkt.css を読み込む <link> を加えてください。',
    ],
    moved: [
      'この要素の下の内容が、表示の途中で動きました。',
      'mkt.css が <head> にあるか、テーマが要素の高さや余白を変えていないか確認してください。',
    ],
    noFallback: [
      '代わりの内容がありません。データを表示できないとき、この場所から収益が得られません。',
      '要素の中に、マーケットへのリンクを1つ入れてください。',
    ],
    noLabel: [
      'アフィリエイトリンクに広告の表示（PR）がありません。',
      'ページの別の場所に表示がないなら、disclosure="" を外してください。',
    ],
    noAffiliateId: [
      'アフィリエイト ID がないため、リンクから収益が得られません。',
      'スクリプトタグの data-affiliate-id に ID を書いてください。',
    ],
    swallowed: [
      'この要素が閉じられておらず、後ろの内容まで取り込んでいます。',
      '終了タグを書いてください。タグの最後のスラッシュでは閉じられません。',
    ],
    noScript: [
      'キットのスクリプトタグがページにありません。',
      'ページかテーマに、mkt.js のスクリプトタグを加えてください。',
    ],
    unknownElement: ['この名前の要素はありません。', '名前のつづりを直してください。'],
    far: [
      '画面に近づくまで、まだ読み込みません。',
      'すぐに読み込むには、loading="eager" を付けてください。',
    ],
    awaitsInput: [
      '読者の入力を待っています。',
      '最初から表示するには、条件を属性で指定してください。',
    ],
  },
};

export const substitute: Messages['substitute'] = {
  item: 'この商品は現在取り扱いがありません。代わりに、近い商品をご紹介します。',
  hotel: 'この宿は現在取り扱いがありません。代わりに、ほかの宿をご紹介します。',
};

export const map: Messages['map'] = {
  map: '地図',
  keys: '矢印キーで移動、＋と－で拡大・縮小できます。Tab キーで目印に進み、矢印キーで次の目印へ移ります。',
  zoomIn: '拡大',
  zoomOut: '縮小',
  searchHere: 'この範囲で再検索',
  placed: (placed, shown) => `${shown}件中${placed}件を地図に表示`,
  nonePlaced: '位置のわかる施設がありません。',
  together: (names) => names.join('、'),
  outline: (source) => `地図データ：${source}`,
};

export const rooms: Messages['rooms'] = {
  breakfast: '朝食付き',
  dinner: '夕食付き',
  bothMeals: '朝夕食付き',
  breakfastChoice: '朝食の有無を選択可',
  dinnerChoice: '夕食の有無を選択可',
  noMeals: '食事なし',
  and: '・',
  night: (day) => `${day}泊`,
  charge: '料金（1名または1室）',
  total: '全員で1泊の合計',
  otherNights: (written) => `残り${written}泊の料金は予約ページでご確認ください。`,
  reserve: '予約する',
};

const refused =
  'ログインの有効期限が切れているか、権限がありません。もう一度ログインしてください。';

export const bookmarkButton: Messages['bookmarkButton'] = {
  bookmark: 'お気に入り',
  remove: '外す',
  undo: '元に戻す',
  gone: '外しました',
  status: {
    pending: '保存中…',
    added: '追加しました。もう一度押すと取り消せます。',
    removed: '外しました。もう一度押すと元に戻せます。',
    restored: '元に戻しました。',
    gone: '外しました。',
    confirm: '外すと元に戻せません。外すにはもう一度押してください。',
    known: 'お気に入りに追加済みです。',
    failed: '更新できませんでした。もう一度お試しください。',
    lost: '更新できたか確認できませんでした。もう一度試すか、ログインし直してください。',
    refused,
    signIn: 'ログインすると追加できます。',
  },
};

export const bookmarkList: Messages['bookmarkList'] = {
  empty: 'お気に入りはまだありません。',
  refused,
  signIn: 'ログインすると、お気に入りをここで見られます。',
  points: (points) => `100円につき${points}ポイント`,
};
