/** Words of the settings: ids, the service, its requests, consent and analytics. */
import type { WordsByAttribute } from './attribute-words.js';

export const settings: WordsByAttribute = {
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
  'dynamic-ad-url': {
    en: {
      label: 'Address of the recommendations',
      help: 'Address of the recommendations, without its path.',
    },
    ja: { label: 'おすすめのアドレス', help: 'おすすめの操作のアドレスです。パスは書きません。' },
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
};
