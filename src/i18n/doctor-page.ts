/** Findings about what the author has written: the element, its content and the page. */
import type { Locale } from './locale.js';

/** Problem and advice, by finding. */
const ja = {
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
  endedEarly: [
    'この要素に内容がないか、HTML の読み取りで内容の前に閉じられました。段落（p）・見出し・リンクの中では、最初のブロックやリンクの前で閉じられます。',
    '段落の外に書くか、<div data-mkt="…"> を使ってください。開始タグの後に空行を入れないでください。',
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
  wrongKeep: [
    'keep の値がアドレスではないため、キープのボタンから一覧へ行けません。',
    '<mkt-shortlist kept> のあるページのアドレスを、https:// か / から書いてください。',
  ],
  wrongLinkParams: [
    'link-params の値にまちがいがあり、リンクに何も付きません。',
    '下のように、名前と値の組を & でつないでください。',
  ],
  prerenderedData: [
    'mkt-widgets prerender が書いた構造化データがあるので、json-ld は何も書きません。',
    'json-ld を外すか、--json-ld を付けずにもう一度 prerender してください。',
  ],
  wrongData: [
    '要素の中の構造化データに、検索エンジンがエラーとして扱うまちがいがあります。',
    'もう一度 prerender するか（商品には --prices か --ratings が必要です）、下に示すものを直してください。',
  ],
  noConsentManager: [
    'このページに、同意管理ツール（__tcfapi）がありません。',
    'IAB TCF に対応した同意管理ツールをページに加えるか、consent="click" にしてください。',
  ],
} satisfies Record<string, readonly [problem: string, advice: string]>;

const en: Record<keyof typeof ja, readonly [problem: string, advice: string]> = {
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
  endedEarly: [
    'The element has no content, or the HTML parser ended it before its content, as it does in a paragraph, a heading or a link at the first block or link inside.',
    'Write it outside of the paragraph, or as <div data-mkt="…">, without a blank line after the start tag.',
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
  wrongConsent: [
    'The value of consent is not valid, so nothing was requested.',
    'Use one of the values below.',
  ],
  wrongAnalytics: ['analytics names an unknown service.', 'Use the names below.'],
  noAnalytics: [
    'analytics names a service that is not on this page, so nothing is reported to it.',
    'Add the script of the service to the page, or remove its name.',
  ],
  wrongKeep: [
    'keep is no address, so the buttons that keep entries do not lead to the list.',
    'Write the address of the page with <mkt-shortlist kept>, from https:// or /.',
  ],
  wrongLinkParams: [
    'link-params has a mistake, so links stay as they are.',
    'Write pairs as below, joined by &.',
  ],
  prerenderedData: [
    'The element has structured data by mkt-widgets prerender, so json-ld writes none.',
    'Remove json-ld, or prerender again without --json-ld.',
  ],
  wrongData: [
    'The structured data in the element has a mistake that search engines report as an error.',
    'Prerender again (products need --prices or --ratings), or correct the values below.',
  ],
  noConsentManager: [
    'The page has no consent manager (__tcfapi).',
    'Add a consent manager that supports IAB TCF, or use consent="click".',
  ],
};

export const pageFindings: Readonly<Record<Locale, typeof en>> = { ja, en };
