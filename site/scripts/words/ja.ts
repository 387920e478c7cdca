/** Japanese texts of the builder and the finder. */
import { attributeOf } from '../../../src/exports/definitions.js';
import { findingTexts, issueText } from '../../../src/exports/findings.js';
import { elementNames } from './element-names.js';
import { fieldWords } from './field-words.js';
import type { Words } from './en.js';

const called = (parameter: string) => fieldWords.ja.field(attributeOf(parameter));

const CORRECTED = {
  escaped: '文字に変わっていたコード（&lt;）を元に戻しました',
  curlyQuotes: '曲がった引用符をまっすぐにしました',
  fullWidth: '全角の文字を半角にしました',
} as const;

export const ja: Words = {
  elements: elementNames('ja'),
  groups: {
    what: '表示する内容',
    appearance: '見た目',
    behaviour: '読者ができること',
    account: 'サービスと技術的な設定',
  },
  places: {
    language: 'ja',
    question: 'どこに書きますか？',
    none: '選んでください',
    ownSite: '自分のサイト',
    blogs: 'ブログサービス',
    otherBlog: 'ほかのブログ（下書きで試す）',
    others: 'そのほか',
    names: {
      html: 'HTML を書けるサイト',
      wordpress: 'WordPress（プラグインあり）',
      hugo: 'Hugo',
      react: 'React などのアプリ',
      strips: '知らないタグが消えるエディタ',
      frames: 'スクリプトを使えず、iframe なら貼れる所',
      address: 'アドレスだけを貼れる所',
      links: 'リンクと画像だけを貼れる所',
      mail: 'メール',
    },
    works: (form) => `コードの種類を「${form}」にしました。`,
    unchecked: (forms) =>
      `下書きに貼って試し、表示されなければ次の種類にしてください：${forms.map((form) => `「${form}」`).join('→')}`,
    list: 'ja/places/blogs/',
    listName: 'ブログサービスの一覧',
  },
  forms: {
    element: 'タグ',
    div: 'div（タグが消される所で）',
    iframe: 'iframe（スクリプト禁止の所で）',
    oembed: 'oEmbed（アドレスを貼る所で）',
    wordpress: 'WordPress ショートコード',
    jsx: 'JSX（React）',
    hugo: 'Hugo ショートコード',
    plain: 'HTML（リンクと画像だけ）',
  },
  formHints: {
    element: 'HTML を書けるブログやホームページ向けです。',
    div: '知らないタグを消してしまうエディタ向けです。スクリプトは管理者などが一度だけ入れておきます。',
    iframe:
      'ページにスクリプトは要りません。幅と高さはプレビューと同じです。お気に入りは表示できません。',
    oembed:
      'アドレスを貼ると埋め込みになるエディタへの応答です。貼るためのページは「npx mkt-widgets oembed」で作れます。',
    wordpress: 'プラグインが必要です。スクリプトと ID はプラグインが入れます。',
    jsx: '「import "mkt-widgets/elements/….js"」と、外側の <mkt-config> が必要です。',
    hugo: 'layouts/shortcodes にショートコードを、ページの head にスクリプトを入れておきます。',
    plain:
      'メールなど、スクリプトもフレームも使えない所向けです。今のプレビューの内容のままで、価格は入りません。',
  },
  frame: {
    checksSite: '登録したサイトだけに応答するサービスを使う',
    registered: '開発者向けページに登録するのは、ブログではなく、embed.html を置いたホストです。',
    builderHost:
      'このフレームの embed.html は、ビルダーのサイトのものです。公開する前に、ファイルを自分の場所に置き、そのアドレスを「ファイルの置き場所」に入れてください。登録サイトを確かめるサービスは、ほかの人のホストからの問い合わせを拒否します。',
  },
  plain: {
    forMail: 'メール用',
    waiting: 'プレビューに商品などが表示されると、コピーできます。',
    none: 'この種類には、どの読者にも同じように見せられるものがないので、コピーできません。',
    invented: '架空の商品です。公開する前に、自分の ID を入れてコピーし直してください。',
  },
  result: '結果',
  outputs: { snippet: 'コード', notice: 'プライバシーページの文' },
  notice: {
    copy: '文を HTML でコピー',
    copied: '文をコピーしました',
    scope:
      '読者の情報がどこへ送られるかを、プライバシーポリシーなどのページに書くための文です。この要素の分だけです。サイト全体の分は、「npx mkt-widgets notice」にページを渡すと作れます。',
    waiting: 'プレビューに要素が表示されると、文ができます。',
    sandbox:
      'お試し用のサービスのホストです。公開する前に、自分の ID を入れてコピーし直してください。',
    isRelay: 'サービスは、自分の中継サーバーです',
  },
  widths: { phone: 'スマホ', sidebar: 'サイドバー', desktop: 'パソコン' },
  schemes: { light: 'ライト', dark: 'ダーク' },
  title: 'ウィジェットを作る',
  lead: '種類を選び、見せたいものを入力して、コードをコピーするだけです。',
  choose: '種類',
  more: 'もっと細かく',
  undo: '元に戻す',
  redo: 'やり直す',
  undone: '元に戻しました',
  redone: 'やり直しました',
  reset: '最初から',
  share: 'この設定のリンクをコピー',
  copied: 'コードをコピーしました',
  bare: '代わりのリンクがないので、データが届かないと読者には何も見えません。ビルダーの「代わりのリンク」で足せます。',
  useLink: '1件目のリンクを使う',
  faulty: (count) => `まちがいのある欄が${count}つあります。`,
  copiedLink: 'リンクをコピーしました',
  copy: 'コードをコピー',
  snippet: 'コード',
  preview: 'プレビュー',
  previewWidth: 'プレビューの幅',
  previewScheme: 'プレビューの配色',
  withScript: 'スクリプトタグも',
  withStyles: 'mkt.css も',
  unpublished: {
    text: 'キットのファイルは、まだ公開されていません。自分のサーバーに置いて、そのアドレスを「ファイルの置き場所」に入れてください。',
    page: 'start/#files',
    name: 'ファイルの用意のしかた',
  },
  tagsOfPage: (count) => `ページに1回だけ要るタグ（${count}つ。一緒にコピーされます）`,
  plainText: 'タグや記号のコードは、そのまま文字として出ます。ふつうの文字で書いてください',
  once: 'スクリプトとスタイルシートは、1ページに1回だけで十分です。',
  paste: 'お手持ちのコードを開く',
  pasteHint: 'コードをここに貼り付けてください。コピーできる種類なら、どれでも開けます。',
  open: '開く',
  noSnippet: 'この中にウィジェットのコードは見つかりませんでした。',
  leftover: ({ code, name, suggestion }) =>
    code === 'attribute'
      ? `${name} という属性はありません。${suggestion ? `${suggestion} ではありませんか？` : ''}`
      : code === 'private'
        ? `${name} には1人の読者のトークンが入っているので、外しました。ページを見るだれもが、それを使えてしまいます。`
        : code === 'setting'
          ? `スクリプトタグか <mkt-config> の ${name} はここでは扱えません。コピーしたあと手で戻してください。`
          : code === 'inside'
            ? `中の <${name}> はここでは扱えません。コピーしたあと手で戻してください。`
            : code === 'text'
              ? '中の文字はここでは扱えません。コピーしたあと手で戻してください。'
              : `最初の1つだけを開きました（ほかに${name}個あります）。`,
  unknownTag: (tag, suggestions) =>
    `<${tag}> という要素はありません。${suggestions.length ? `${suggestions.join('か ')} ではありませんか？` : ''}`,
  corrected: ({ accident, text }) => `${CORRECTED[accident]}${text ? `：${text}` : '。'}`,
  idOwner: 'データ',
  sandbox: 'お試し用（架空の商品。登録は要りません）',
  noSandbox:
    'このブラウザ、またはこのアドレスでは、お試し用のデータを使えません。自分の ID を入れてください。',
  mine: '自分のアプリ ID',
  pasted: '貼り付けたコードの ID',
  pastedHint: 'このコードだけに使われ、どこにも残りません。',
  adopt: 'これを自分の ID にする',
  foreignFiles: (kit) =>
    `このコードは ${kit} のファイルを読み込みます。そこの持ち主は、あなたのページでスクリプトを動かせます。自分の場所か、信頼できる場所のときだけ使ってください。`,
  kit: 'ファイルの置き場所',
  kitHint:
    'mkt.js のあるフォルダのアドレスです。ファイルを自分で置いたときは、そのフォルダに書き換えます。',
  account: {
    'application-id': 'アプリ ID',
    'affiliate-id': 'アフィリエイト ID',
    'base-url': 'サービスのアドレス',
    'dynamic-ad-url': 'おすすめのアドレス',
  },
  scriptSettings: 'スクリプトタグのすべての設定',
  origins: {
    name: 'ほかに信頼するサービス',
    hint: 'そのスクリプトがページで動きます。https://other.example のようなオリジンを、空白で区切って並べます。',
  },
  sample: {
    name: 'サービスへの問い合わせのアドレス',
    hint: 'サービスの説明書やテスト用のページにあるものを貼ると、アドレス、版、名前、パラメータが入ります。',
    taken: 'アドレスから設定を入れました',
    unknown: '要素が使う問い合わせのアドレスではありません',
  },
  accountHint: 'ID はこのタブの中だけに残ります。コードには入りますが、共有リンクには入りません。',
  sandboxHint:
    'このコードはお試し用のデータを表示します。公開する前に、自分の ID を入れてください。',
  fallback: '代わりのリンク',
  fallbackHint:
    'データが届く前や、届かないときに読者が見るものです。リンクを入れておくと、そのときも収入になります。',
  link: 'リンク先',
  linkText: 'リンクの文字',
  items: {
    title: '選んだもの',
    intro:
      '自分で選んだものを、好きな順に並べます。名前・価格・写真はサービスから届き、言葉は自分で書きます。',
    add: '追加',
    kinds: {
      'hotel-no': '宿を追加',
      'product-id': '商品を追加',
      isbnjan: '本を追加',
      'item-number': '電子書籍を番号で追加',
    },
    empty: '「選んだもの」に、紹介するものを加えてください。',
    incomplete: '番号を入れると表示されます。',
    nothing:
      '選んだものは、今はどれも取り扱いがありません。番号を確かめるか、別のものを選んでください。',
    full: (max) => `1つの一覧には、${max}件まで入れられます。`,
    up: (name) => `上へ移す：${name}`,
    down: (name) => `下へ移す：${name}`,
    remove: (name) => `外す：${name}`,
    removeShort: '外す',
    added: (name) => (name ? `${name}を追加しました` : '追加しました'),
    moved: (name, place) => `${name}を${place}番目にしました`,
    removed: (name) => `${name}を外しました`,
    words: 'ひとこと',
    wordsHint: 'すすめる理由を、1文か2文で書きます。',
    award: '写真に付ける言葉',
    awardHint: '「家族なら」のような数文字です。空なら付きません。',
    link: 'リンク先',
    linkHint:
      'データが届く前や、取り扱いがなくなったときに読者が見るリンクです。そのときも収入になります。',
    name: 'リンクの文字',
    useLink: 'この1件のリンクを使う',
    bare: 'リンクのないものがあり、データが届かないと読者には言葉だけが見えます。',
    noPlace:
      'この種類のコードには、一覧を入れられません。「タグ」「div」「WordPress ショートコード」「JSX」のどれかを選んでください。',
  },
  shops: {
    title: 'ほかの店へのリンク',
    intro: '1件ごとに、同じものをほかの店で探すボタンを出します。',
    add: '店を追加',
    legend: (number) => `店${number}`,
    kind: '探し方',
    kinds: {
      title: '名前で探す',
      isbn: '本の ISBN で探す',
      jan: 'JAN コードで探す',
      author: '著者で探す',
      free: '自由に書く',
    },
    address: '店の検索ページのアドレス',
    hint: 'その店で何かの言葉を検索し、結果のアドレスを貼り付けて、言葉の部分を波かっこの中のものに替えてください。',
    text: 'ボタンの文字',
    example: 'ほかの店で見る',
    remove: 'この店を外す',
  },
  unknownPlaceholder: (placeholder, suggestion) =>
    `${placeholder} のある商品がありません。${suggestion ? `{${suggestion}} ではありませんか？` : '{title}、{isbn}、{jan}、{author} が使えます'}`,
  hidesShops: (fault) => `${fault} のときは表示されません`,
  fitReplaces: findingTexts.ja.fitReplaces.join(''),
  isOver: '期間が過ぎているので、もう表示されません',
  campaign: {
    title: 'キャンペーンの文',
    hint: 'キャンペーンの日だけ、日本時間で、要素の上に表示します。HTML と JSX のコードだけに入り、プレビューには出ません。',
    text: '文',
    from: '始まりの日（例：2026-11-27 か 2026-11-27T20:00）',
    until: '終わりの日（例：2026-11-30 か 2026-11-30T09:59）',
    days: '毎月の日（例：5,10,15）',
  },
  suggest: '表示中のもののリンクを使う：',
  suggestWithoutId: 'アフィリエイト ID を入れるまで、これらのリンクは収入になりません。',
  sandboxLink: 'お試し用のデータへのリンクです。選び直してください',
  adLabel: 'PR',
  notALink: 'http:// か https:// で始めてください',
  find: '探す…',
  unset: '指定しない',
  states: {
    idle: '読者の入力を待っています',
    loading: '読み込んでいます…',
    ready: (count) => (count ? `${count}件を表示しています` : '表示しています'),
    empty: findingTexts.ja.nothingFound.join(''),
    error: '表示できません',
  },
  ...fieldWords.ja,
  inBrackets: (text, more) => `${text}（${more}）`,
  issue: (issue) => issueText(issue, called, 'ja'),
  named: (attribute, problem) => `「${fieldWords.ja.field(attribute)}」：${problem}。`,
  ignored: '今の検索では使われません（別の項目と組み合わせます）',
  notFound: (attribute) =>
    `この「${fieldWords.ja.field(attribute)}」では何も見つかりません。「探す…」で選べます`,
  gone: findingTexts.ja.gone.join(''),
  needsChoices: (control) =>
    `「${fieldWords.ja.value('reader-controls', control)}」には選択肢が必要です。コピーしたあと、タグの中に <option slot="${control}" value="…"> を書いてください。`,
  needsId:
    '自分のアプリ ID を「データ」に入れてください。サービスの開発者向けページで登録すると発行されます。',
  seeFields: '表示できません。説明の付いた項目を直してください。',
  finding: (code) => findingTexts.ja[code].join(''),
  failure: (code, detail) =>
    findingTexts.ja[code].join('') +
    (code === 'serviceError' && detail ? `（サービスの説明：${detail}）` : ''),
  finder: {
    title: 'ID を探す',
    kinds: {
      genre: 'マーケットプレイスのジャンル',
      books: '本・メディアのジャンル',
      ebooks: '電子書籍のジャンル',
      area: '地域',
      golfArea: 'ゴルフの地域',
      hotel: 'ホテル',
      golf: 'ゴルフ場',
      book: '本',
      product: '商品',
    },
    by: '名前・番号・ページのアドレス',
    search: '探す',
    use: '使う',
    inBuilder: 'ビルダーで使う',
    copy: 'コードをコピー',
    none: '見つかりませんでした。',
    titleOf: (kind) => `ID を探す：${kind}`,
    colon: '：',
    found: (count) => `${count}件あります`,
    nearest: '近い言葉：',
    elsewhere: 'ほかの種類にあります：',
    top: 'すべてのジャンル',
    count: (count) => `${count}件`,
    areas:
      'お試し用データの地域です。実際のサービスのコードは、サービスの地域一覧から入力欄に貼り付けてください。',
    close: '閉じる',
    genreHint: 'サービスの応答に含まれるジャンルです。開くと、その下のジャンルが出ます。',
  },
};
