/** Findings about the request of an element and its response. */
import type { Locale } from './locale.js';

/** Problem and advice, by finding. */
const ja = {
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
  far: [
    '画面に近づくまで、まだ読み込みません。',
    'すぐに読み込むには、loading="eager" を付けてください。',
  ],
  awaitsConsent: [
    '読者の同意を待っています。同意があるまで、サービスに接続しません。',
    '同意なしに表示するには、consent を外してください。',
  ],
  heldBack: [
    'ページのほかのスクリプト（同意管理ツールなど）が、サービスへの問い合わせを止めています。止めるのをやめると、読み込みます。',
    '読者の同意を待つには、<mkt-config> の consent か、スクリプトタグの data-consent を使ってください。',
  ],
  noPageWords: [
    'このページに、探す言葉がありません（keyword-from）。',
    '記事にタグを付けるか、最後に探す言葉を keyword に指定してください。',
  ],
  needsReaderInput: [
    '読者の入力を待っています。',
    '最初から表示するには、条件を属性で指定してください。',
  ],
} satisfies Record<string, readonly [problem: string, advice: string]>;

const en: Record<keyof typeof ja, readonly [problem: string, advice: string]> = {
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
  offline: ['There is no network.', 'The element loads again by itself when the network is back.'],
  timeout: [
    'The request timed out.',
    'Try again later. If it happens often, set a longer timeout.',
  ],
  malformed: [
    'The response is not in the expected format.',
    'Check base-url and api-version, and any relay between the page and the service.',
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
  far: ['Not loaded yet: it loads when scrolled near.', 'To load at once, set loading="eager".'],
  awaitsConsent: [
    'Waiting for the reader’s consent: until then, nothing connects to the service.',
    'To show entries without consent, remove consent.',
  ],
  heldBack: [
    'A script of the page, such as a consent tool, holds back the request. The element loads once it is released.',
    'To wait for the reader’s consent, set consent on <mkt-config> or data-consent on the script tag.',
  ],
  noPageWords: [
    'This page has no words to search by (keyword-from).',
    'Give the post tags, or set keyword as the last resort.',
  ],
  needsReaderInput: [
    'Waiting for the reader’s input.',
    'To show results before that, set search conditions as attributes.',
  ],
};

export const requestFindings: Readonly<Record<Locale, typeof en>> = { ja, en };
