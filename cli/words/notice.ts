/** Texts of `notice`, and of the notice itself. No character has a meaning in Markdown or HTML. */
import type { Locale } from '../../src/exports/texts.js';
import type { DestinationKind, Sent } from '../notice/destinations.js';

interface KindWords {
  readonly who: string;
  readonly why: string;
  readonly when: string;
}

const en = {
  help: `Usage: mkt-widgets notice [options] <addresses, files or folders…>

Prints a text for your privacy page, as Markdown: which hosts the kit's elements on these pages contact,
what they receive and why, what is stored in the reader's browser, and how to refuse. Names of companies
are blanks. It is no legal advice: check it, and complete it. Exits with 1 if a page cannot be read.

  --html          prints HTML
  --online        also asks your service, as the pages do, for the hosts of pictures and links
  --relay         the service on the pages is your own relay
  --settings <s>  settings for pages without a script tag, as a query string: base-url=…
  --site <url>    address of the site of these files; with --online, also the referrer
  --rate <n>      with --online: requests per second (1)
  --allow-private pages at addresses may be in your own network
  --lang <ja|en>  language of the command and of the text (that of the environment)
  -h, --help      prints this help`,
  noElements: 'These pages have no element that sends a request.',
  title: 'External services on this site',
  caution:
    'A draft made by mkt-widgets from its settings. It is no legal advice: fill in the blanks, check every line, and add what other parts of your site send.',
  columns: ['Recipient', 'Host', 'What it receives', 'Purpose', 'When'],
  unknownHost: '(hosts named by the service)',
  ownHost: (host: string) => (host ? `${host} (this site)` : 'this site'),
  afterConsent: 'after your consent',
  sent: {
    page: 'the address of the page',
    origin: 'the name of this site, without the address of the page',
    network: 'your IP address, the name and version of your browser, its language',
    cookies: 'cookies that the recipient has set before, if your browser allows it',
    pageWords: 'words of the tags or of the title of the page',
    words: 'after a search: the words and choices that you entered',
    position: 'after you have pressed the button and agreed: the position of your device',
    token: 'your access token, if you have signed in',
    item: 'which entry you chose',
    clicks: 'which entries were shown and chosen, with their positions in the list',
  } satisfies Record<Sent, string>,
  kinds: {
    files: {
      who: '[name of the company that hosts the files]',
      why: 'to load the program that shows the lists',
      when: 'when a page opens',
    },
    service: {
      who: '[name of the company of the service]',
      why: 'to show current products, hotels or books with their prices',
      when: 'when a list is shown, and when you search in it',
    },
    relay: {
      who: '[name of the operator of this site], which requests the same from [name of the company of the service] without your data',
      why: 'to show current products, hotels or books with their prices',
      when: 'when a list is shown, and when you search in it',
    },
    pictures: {
      who: '[name of the company of the pictures]',
      why: 'to show the pictures of the entries',
      when: 'when a list is shown',
    },
    tiles: {
      who: '[name of the company of the map]',
      why: 'to show the map; the recipient learns its section',
      when: 'when a map is shown',
    },
    analytics: {
      who: 'the web analytics of this site: [name of the company]',
      why: 'to count which entries are of interest',
      when: 'when entries are shown or chosen',
    },
    links: {
      who: '[name of the company of the shop or of the link]',
      why: 'to open the page; links may contain the affiliate id of this site, by which it earns a commission',
      when: 'when you follow a link',
    },
  } satisfies Record<DestinationKind, KindWords>,
  storedTitle: 'What is stored in your browser',
  storedPlace: (name: string) =>
    `The answers of the service, so that pages show them at once: in IndexedDB, the database “${name}”; in localStorage, the key “${name}” says that it exists.`,
  storedWords: 'They are stored with the words and choices of the search.',
  storedTime: (seconds: number, hours: number) =>
    `An answer replaces a new request for ${seconds} seconds, and is not shown after ${hours} hours. It is removed when a later answer is stored, or with the data of this site in your browser; without another visit, it stays.`,
  nothingStored: 'The lists store nothing.',
  kept: (days: number) =>
    `The things that you keep: in localStorage, a key that starts with “mkt-keep”, with kind, number, name and day, and for golf courses and items of rankings a link and the address of a picture. It is written only when you press “Keep”. When you open the list, it requests the things from the service by their numbers. Each is removed after ${days} days.`,
  keptClearing: 'The list of kept things has a button that removes all of them.',
  token: 'Your access token and your bookmarks are not stored.',
  position: 'Your position is not stored, nor are the answers to a search around it.',
  refusalTitle: 'How to refuse',
  refusals: {
    none: 'Without JavaScript, your browser sends nothing to the service, and links are shown in place of the lists.',
    click:
      'Do not press the button below a list: without your consent, it sends and stores nothing.',
    event:
      'Do not consent, or withdraw your consent, in [place of the consent dialog]: the lists then send nothing more, and their stored data is removed.',
    tcf: 'Do not consent, or withdraw your consent, in the consent dialog of this site: the lists then send nothing more, and their stored data is removed.',
  },
  deleting: 'The data of this site can be deleted in the settings of your browser.',
};

const ja: typeof en = {
  help: `使い方：mkt-widgets notice [オプション] <アドレス、ファイル、フォルダ…>

プライバシーポリシーなどに載せる文章を、Markdown で出力します。ページにある要素がどのホストに接続し、
何が何のために送られるか、読者のブラウザに何が保存されるか、拒否するにはどうするかを書きます。
会社名は空欄です。法的な助言ではありません。必ず確かめて、書き足してください。
読み込めないページがあれば、1で終了します。

  --html          HTML で出力します
  --online        画像とリンクのホストを知るために、ページと同じ問い合わせをサービスに送ります
  --relay         ページに書いたサービスは、自分の中継サーバーです
  --settings <s>  スクリプトタグのないページのための設定。クエリ文字列で書きます：base-url=…
  --site <url>    ファイルのサイトのアドレス。--online では、リファラーにもなります
  --rate <n>      --online のときの、1秒あたりの問い合わせの数（1）
  --allow-private 自分のネットワークの中にあるページも読みます
  --lang <ja|en>  コマンドと文章の言語（環境の言語）
  -h, --help      この説明を表示します`,
  noElements: 'これらのページには、問い合わせを送る要素がありません。',
  title: '外部サービスの利用について',
  caution:
    'mkt-widgets が設定から作った下書きです。法的な助言ではありません。空欄を埋め、すべての行を確かめ、サイトのほかの部分が送る情報を書き足してください。',
  columns: ['送信先', 'ホスト', '送信される情報', '目的', '送信される時'],
  unknownHost: '（サービスが指定するホスト）',
  ownHost: (host) => (host ? `${host}（当サイト）` : '当サイト'),
  afterConsent: '同意された後',
  sent: {
    page: 'ページのアドレス',
    origin: '当サイトのホスト名（ページのアドレスは含みません）',
    network: 'IP アドレス、ブラウザの種類・バージョン・言語',
    cookies: '送信先が以前に保存した Cookie（ブラウザが許可している場合）',
    pageWords: 'ページのタグや題名にある言葉',
    words: '検索したときに、入力した言葉と選んだ条件',
    position: 'ボタンを押して許可したときに、端末の位置',
    token: 'ログインしているときに、アクセストークン',
    item: '選んだ商品や宿など',
    clicks: '表示された商品や宿、選んだ商品や宿と、その順番',
  },
  kinds: {
    files: {
      who: '［ファイルを配信する会社の名前］',
      why: '一覧を表示するプログラムを読み込むため',
      when: 'ページを開いたとき',
    },
    service: {
      who: '［サービスの会社の名前］',
      why: '商品・宿・本などの最新の情報と価格を表示するため',
      when: '一覧が表示されたとき、一覧の中で検索したとき',
    },
    relay: {
      who: '［当サイトの運営者の名前］（読者の情報を除いて、同じ内容を［サービスの会社の名前］に問い合わせます）',
      why: '商品・宿・本などの最新の情報と価格を表示するため',
      when: '一覧が表示されたとき、一覧の中で検索したとき',
    },
    pictures: {
      who: '［画像を配信する会社の名前］',
      why: '商品や宿などの画像を表示するため',
      when: '一覧が表示されたとき',
    },
    tiles: {
      who: '［地図の会社の名前］',
      why: '地図を表示するため（表示する範囲も伝わります）',
      when: '地図が表示されたとき',
    },
    analytics: {
      who: '当サイトのアクセス解析：［会社の名前］',
      why: 'どの商品や宿に関心があるかを数えるため',
      when: '商品や宿が表示されたとき、選ばれたとき',
    },
    links: {
      who: '［店やリンク先の会社の名前］',
      why: 'ページを開くため（リンクには当サイトのアフィリエイト ID が含まれることがあり、それによって当サイトが報酬を受け取ります）',
      when: 'リンクを開いたとき',
    },
  },
  storedTitle: 'ブラウザに保存される情報',
  storedPlace: (name) =>
    `ページをすぐに表示するために、サービスの応答を保存します。場所は、IndexedDB のデータベース「${name}」と、それがあることを示す localStorage の項目「${name}」です。`,
  storedWords: '検索した言葉と条件も、応答とともに保存されます。',
  storedTime: (seconds, hours) =>
    `応答は、${seconds}秒間は新しい問い合わせの代わりに使われ、${hours}時間を過ぎると表示されません。後の応答が保存されるとき、またはブラウザで当サイトのデータを消したときに、削除されます。その後の訪問がなければ残ります。`,
  nothingStored: '一覧は何も保存しません。',
  kept: (days) =>
    `キープしたものを保存します。場所は、localStorage の「mkt-keep」で始まる項目です。種類・番号・名前・日付と、ゴルフ場とランキングの商品はリンクと画像のアドレスを含みます。「キープ」を押したときだけ書き込まれます。一覧を開くと、番号でサービスに問い合わせます。どれも${days}日後に消えます。`,
  keptClearing: 'キープの一覧のボタンで、すべて消せます。',
  token: 'アクセストークンとお気に入りは保存しません。',
  position: '位置と、その周辺を検索した応答は保存しません。',
  refusalTitle: '拒否する方法',
  refusals: {
    none: 'JavaScript を無効にすると、サービスには何も送信されず、一覧の代わりにリンクが表示されます。',
    click: '一覧の下のボタンを押さなければ、何も送信・保存されません。',
    event:
      '［同意を選ぶ場所］で、同意しないか、同意を取り消してください。その後は何も送信されず、保存された情報は削除されます。',
    tcf: '当サイトの同意の画面で、同意しないか、同意を取り消してください。その後は何も送信されず、保存された情報は削除されます。',
  },
  deleting: '当サイトのデータは、ブラウザの設定で消せます。',
};

export const notice: Readonly<Record<Locale, typeof en>> = { en, ja };
