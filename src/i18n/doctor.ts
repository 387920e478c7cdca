/** Texts of the panel for authors. */
import type { Locale } from './locale.js';

const ja = {
  /** Heading of the panel. */
  title: (problems: number) =>
    problems ? `診断：問題が${problems}件あります` : '診断：問題はありません',
  settings: '設定と属性',
  answer: '応答',
  name: '名前',
  value: '値',
  from: '指定した場所',
  /** Origin of a value. */
  sources: {
    attribute: 'この要素の属性',
    property: 'この要素のプロパティ',
    config: 'mkt-config',
    script: 'スクリプトタグ',
    reader: '読者の操作',
    default: '初期値',
  },
  request: (transport: string) => `問い合わせ（問い合わせの方法：${transport}）`,
  phase: (phase: string) => `状態：${phase}`,
  hits: (shown: number, count: number | undefined) =>
    count === undefined ? `${shown}件を表示` : `全${count}件のうち${shown}件を表示`,
  page: (page: number, pageCount: number) => `${pageCount}ページ中${page}ページ目`,
  /** @param age in seconds */
  age: (age: number, isKept: boolean) =>
    `${age}秒前に取得${isKept ? '（ブラウザに保存されていたもの）' : '（このページで取得）'}`,
  bytes: (bytes: string) => `${bytes}バイト`,
  commission: '成果報酬の目安',
  commissionSum: (sum: string) => `表示中のものが1つずつ売れると、合わせて${sum}`,
  /** Problem and advice, by finding. */
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
      'アプリ ID が正しいか、このサイト（iframe なら embed.html のあるホスト）のアドレスが開発者向けページで登録されているかを確認してください。transport="frame" の問い合わせにはこのアドレスが付かないので、"fetch" にしてください。',
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
    integrityPolicy: [
      'ページの Integrity-Policy が、ハッシュのないサービスのスクリプトを止めています。',
      'スクリプトタグに data-transport="frame" を書いてください。サービスが CORS を許すなら "fetch" でもかまいません。',
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
    fitReplaces: [
      'fit があるため、使われない属性があります。',
      '下に示す属性か、fit を外してください。',
    ],
    ignored: [
      'この検索では使われない属性があります。',
      '下に示す属性を外すか、ほかの条件を見直してください。',
    ],
    strayOptions: [
      '選択肢に対応する controls の値がありません。',
      '下に示す <option> の slot を直すか、同じ名前を controls に加えてください。',
    ],
    emptyControls: [
      'controls に、選択肢がないため表示されないものがあります。',
      '<option slot="genre" value="…"> のように、下に示す名前の選択肢を要素の中に書いてください。',
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
      '要素の中に、マーケットプレイスへのリンクを1つ入れてください。',
    ],
    noValueText: [
      '要素の中に言葉がありません。値を表示できないとき、文に穴があきます。',
      '値の代わりになる言葉を、要素の中に入れてください。',
    ],
    noLabel: [
      'アフィリエイトリンクに広告の表示（PR）がありません。',
      'ページの別の場所に表示がないなら、disclosure="" を外してください。',
    ],
    bareFallback: [
      '代わりのリンクに、rel か広告の表示がありません。スクリプトが動く前や動かないときは、広告とわかりません。',
      'リンクに rel="sponsored nofollow noopener" を付け、その後に <small>PR</small> と書いてください。',
    ],
    noAffiliateId: [
      'アフィリエイト ID がないため、リンクから収益が得られません。',
      'スクリプトタグの data-affiliate-id に ID を書いてください。',
    ],
    affiliateIds: [
      'このページには、違うアフィリエイト ID があります。',
      '下に示す ID がどれも自分のものか確認し、間違いなら1つにそろえてください。',
    ],
    noReferrer: [
      'ページのリファラーポリシーにより、サービスにこのページのアドレスが届きません。',
      '登録したサイトだけに応答するサービスは、問い合わせを拒否します。<meta name="referrer"> か Referrer-Policy を strict-origin-when-cross-origin にしてください。',
    ],
    shops: [
      'ほかの店へのリンクのうち、表示されないものがあります。',
      '下に示すものを確認してください。アドレスは http か https、項目は応答にあるもの、日付は 2026-11-27 の形です。期間が過ぎたリンクは外してください。表示できるのは3つまでで、並べ方が compact か table のときと fit があるときは表示されません。',
    ],
    campaign: [
      'キャンペーンの文のうち、もう表示されないものか、いつも表示されるものがあります。',
      '下に示すものを確認してください。期間が過ぎたものは外してください。時は 2026-11-27 か 2026-11-27T09:59、日は 5,10,15 の形です。文には slot="text" が必要です。',
    ],
    unclosedTag: [
      'この要素が閉じられておらず、後ろの内容まで取り込んでいます。',
      '終了タグを書いてください。タグの最後のスラッシュでは閉じられません。',
    ],
    noScript: [
      'キットのスクリプトタグがページにありません。',
      'ページかテーマに、mkt.js のスクリプトタグを加えてください。',
    ],
    unknownElement: ['この名前の要素はありません。', '名前のつづりを直してください。'],
    escapedCode: [
      '要素のコードが、文字としてページに表示されています。',
      'エディターの HTML を書く場所（「カスタム HTML」など）に貼り直してください。',
    ],
    curlyQuotes: [
      '値が、曲がった引用符（“ ”）で囲まれています。',
      'まっすぐな引用符（"）に直してください。ワープロなどを通すと変わることがあります。',
    ],
    far: [
      '画面に近づくまで、まだ読み込みません。',
      'すぐに読み込むには、loading="eager" を付けてください。',
    ],
    awaitsConsent: [
      '読者の同意を待っています。同意があるまで、サービスに接続しません。',
      '同意なしに表示するには、consent を外してください。',
    ],
    wrongConsent: [
      'consent の値が正しくないため、問い合わせていません。',
      '下に示す値のどれかにしてください。',
    ],
    wrongAnalytics: [
      'analytics に、知らないサービスの名前があります。',
      '下に示す名前のどれかにしてください。',
    ],
    noAnalytics: [
      'analytics に書いたアクセス解析が、このページにありません。そのサービスには何も送りません。',
      'アクセス解析のタグをページに加えるか、名前を外してください。',
    ],
    wrongLinkParams: [
      'link-params の値にまちがいがあり、リンクに何も付きません。',
      '下のように、名前と値の組を & でつないでください。',
    ],
    prerenderedData: [
      'mkt-widgets prerender が書いた構造化データがあるので、json-ld は何も書きません。',
      'json-ld を外すか、--json-ld を付けずにもう一度 prerender してください。',
    ],
    noConsentManager: [
      'このページに、同意管理ツール（__tcfapi）がありません。',
      'IAB TCF に対応した同意管理ツールをページに加えるか、consent="click" にしてください。',
    ],
    needsReaderInput: [
      '読者の入力を待っています。',
      '最初から表示するには、条件を属性で指定してください。',
    ],
  } satisfies Record<string, readonly [problem: string, advice: string]>,
};

const en: typeof ja = {
  title: (problems) =>
    problems
      ? `Doctor: ${problems} ${problems === 1 ? 'problem' : 'problems'}`
      : 'Doctor: no problems',
  settings: 'Settings and attributes',
  answer: 'Response',
  name: 'Name',
  value: 'Value',
  from: 'Set by',
  sources: {
    attribute: 'attribute',
    property: 'property',
    config: 'mkt-config',
    script: 'script tag',
    reader: 'reader',
    default: 'default',
  },
  request: (transport) => `Request (transport: ${transport})`,
  phase: (phase) => `phase: ${phase}`,
  hits: (shown, count) => (count === undefined ? `${shown} shown` : `${shown} of ${count} shown`),
  page: (page, of) => `page ${page} of ${of}`,
  age: (age, isKept) =>
    `${age} s old, ${isKept ? 'cached in this browser' : 'requested on this page'}`,
  bytes: (bytes) => `${bytes} bytes`,
  commission: 'Commission, estimated',
  commissionSum: (sum) => `${sum} if one of each is sold`,
  findings: {
    wrongRule: [
      'An attribute or setting breaks a rule, so nothing was requested.',
      'Correct the attributes below.',
    ],
    noApplicationId: [
      'The application id is missing.',
      'Set data-application-id on the script tag to the id from the service’s developer portal.',
    ],
    noToken: [
      'The reader’s access token is missing.',
      'Set access-token once the reader has signed in. Until then, readers see the content of the element, such as a sign-in link.',
    ],
    wrongId: [
      'The service does not accept the application id.',
      'Compare application-id with the one in the developer portal. Check for spaces, and that it is not the affiliate id.',
    ],
    refused: [
      'The service refuses requests from this page.',
      'Check the application id, and that the address of this site (in an iframe: of the host of embed.html) is registered for it in the developer portal. Requests with transport="frame" do not have this address: use "fetch".',
    ],
    referrer: [
      'The service does not accept the referrer (the address of this page).',
      'Register the address of this site in the developer portal, and check that the page’s referrer policy is not no-referrer.',
    ],
    token: [
      'The reader’s access token is invalid or lacks permission.',
      'Ask the reader to sign in again, and set the new access-token.',
    ],
    quota: [
      'The quota is used up.',
      'Set a longer cache-ttl, limit requests-per-second, or show fewer elements. The quota resets by itself.',
    ],
    unavailable: [
      'The service is down or busy.',
      'Try again later. Until then, readers see the fallback.',
    ],
    serviceError: ['The service returned an error.', 'Read its message below.'],
    policy: [
      'The page’s Content-Security-Policy blocks the service.',
      'Add the hosts of the service and of the kit to script-src, frame-src and connect-src.',
    ],
    integrityPolicy: [
      'The page’s Integrity-Policy blocks the script of the service, which has no hash.',
      'Set data-transport="frame" on the script tag, or "fetch" if the service allows CORS.',
    ],
    blocked: [
      'The service is reachable, but this request was blocked.',
      'Turn off extensions such as ad blockers and try again. The service may also have returned something other than a script.',
    ],
    lost: [
      'The service is reachable, but this request got no response.',
      'Check that the reader’s access-token is valid and has permission, and turn off extensions such as ad blockers. With transport="fetch", the service may give the reason.',
    ],
    unreachable: [
      'The service cannot be reached.',
      'Check the address in base-url. An extension or a company network may also block its host.',
    ],
    offline: [
      'There is no network.',
      'The element loads again by itself when the network is back.',
    ],
    timeout: [
      'The request timed out.',
      'Try again later. If it happens often, set a longer timeout.',
    ],
    malformed: [
      'The response is not in the expected format.',
      'Check base-url and api-version, and any relay between the page and the service.',
    ],
    unknownAttribute: ['The element has no such attribute.', 'Correct the name.'],
    looks: [
      'A display attribute has an invalid value, so its default is used.',
      'Correct the attributes below.',
    ],
    fitReplaces: [
      'Because of fit, attributes have no effect.',
      'Remove the attributes below, or fit.',
    ],
    ignored: [
      'The search ignores attributes.',
      'Remove the attributes below, or change the other conditions.',
    ],
    strayOptions: [
      'No control takes some options.',
      'Correct the slot of the options below, or add its name to controls.',
    ],
    emptyControls: [
      'Controls have no choices, so they are not shown.',
      'Write choices for the names below inside the element, such as <option slot="genre" value="…">.',
    ],
    nothingFound: ['Nothing was found.', 'Check the genre, the area and the keyword.'],
    gone: [
      'The item with this number is no longer available.',
      'Use another number. With substitute, similar items are shown until then.',
    ],
    substituted: [
      'Because of substitute, similar items are shown instead.',
      'They stay until you use another number.',
    ],
    nothingInstead: [
      'substitute is set, but nothing similar was found.',
      'Give it words to search for: substitute="kyoto garden".',
    ],
    noStyleSheet: [
      'Without mkt.css, no space is reserved before the script runs.',
      'Add a <link> to mkt.css to the <head> of the page.',
    ],
    moved: [
      'Content below this element shifted while it loaded.',
      'Check that mkt.css is in <head>, and that the theme does not change the height or margins of the element.',
    ],
    noFallback: [
      'The fallback is missing, so this place earns nothing when no data can be shown.',
      'Put a link to the marketplace inside the element.',
    ],
    noValueText: [
      'There are no words inside, so the sentence has a gap when no value can be shown.',
      'Write the text to show in place of the value inside the element.',
    ],
    noLabel: [
      'Affiliate links have no advertising label.',
      'Unless the page has a label elsewhere, remove disclosure="".',
    ],
    bareFallback: [
      'A link in the fallback has no rel or no advertising label until the script runs, or without it.',
      'Write rel="sponsored nofollow noopener" into the link, and the label after it: <small>Ad</small>.',
    ],
    noAffiliateId: [
      'The affiliate id is missing, so links earn nothing.',
      'Set data-affiliate-id on the script tag to your id.',
    ],
    affiliateIds: [
      'This page has different affiliate ids.',
      'Check that all ids below are yours. If one is a mistake, use a single id.',
    ],
    noReferrer: [
      'Because of the page’s referrer policy, the service does not get the address of this page.',
      'Services that answer only registered sites refuse such requests. Set <meta name="referrer"> or Referrer-Policy to strict-origin-when-cross-origin.',
    ],
    shops: [
      'A link to another shop is not shown.',
      'Check the values below: addresses are http or https, fields are those of the response, dates are like 2026-11-27. Remove links whose period is over. At most three links are shown, and none beside fit or in the layouts compact and table.',
    ],
    campaign: [
      'The words of a campaign are never shown again, or are always shown.',
      'Check the values below. Remove a campaign whose period is over. Times are like 2026-11-27 or 2026-11-27T09:59, days like 5,10,15. The words need slot="text".',
    ],
    unclosedTag: [
      'The element has no end tag, so the rest of the page became its content.',
      'Add the end tag; “/>” does not close the element.',
    ],
    noScript: [
      'The kit’s script tag is missing.',
      'Add the script tag for mkt.js to the page or the theme.',
    ],
    unknownElement: ['There is no element with this name.', 'Correct the name.'],
    escapedCode: [
      'The page shows the code of an element as text.',
      'Paste it where the editor takes HTML, such as a block “Custom HTML”.',
    ],
    curlyQuotes: [
      'Values are in curly quotes (“ ”).',
      'Write straight quotes ("): word processors and some editors change them.',
    ],
    far: ['Not loaded yet: it loads when scrolled near.', 'To load at once, set loading="eager".'],
    awaitsConsent: [
      'Waiting for the reader’s consent: until then, nothing connects to the service.',
      'To show entries without consent, remove consent.',
    ],
    wrongConsent: [
      'The value of consent is not valid, so nothing was requested.',
      'Use one of the values below.',
    ],
    wrongAnalytics: ['analytics names an unknown service.', 'Use the names below.'],
    noAnalytics: [
      'analytics names a service that is not on this page, so nothing is reported to it.',
      'Add the script of the service to the page, or remove its name.',
    ],
    wrongLinkParams: [
      'link-params has a mistake, so links stay as they are.',
      'Write pairs as below, joined by &.',
    ],
    prerenderedData: [
      'The element has structured data by mkt-widgets prerender, so json-ld writes none.',
      'Remove json-ld, or prerender again without --json-ld.',
    ],
    noConsentManager: [
      'The page has no consent manager (__tcfapi).',
      'Add a consent manager that supports IAB TCF, or use consent="click".',
    ],
    needsReaderInput: [
      'Waiting for the reader’s input.',
      'To show results before that, set search conditions as attributes.',
    ],
  },
};

export const doctor: Readonly<Record<Locale, typeof ja>> = { ja, en };

type DoctorMessages = (typeof doctor)['ja'];
export type FindingCode = keyof DoctorMessages['findings'];
/** Origin of the value of an attribute or setting. */
export type Source = keyof DoctorMessages['sources'];
