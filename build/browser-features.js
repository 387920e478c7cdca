/**
 * The features of browsers that the kit uses, by their names in MDN's data, apart from those that every browser with
 * custom elements has. `npm run docs:manifest` writes their oldest browsers into the documents. A test finds CSS that is
 * missing here.
 *
 * @typedef {object} Feature
 * @property {string} name as Markdown
 * @property {readonly string[]} keys
 * @property {Record<'en' | 'ja', string>} [without] what a browser without it shows; required if there is none
 */

/** @type {readonly Feature[]} */
export const features = [
  { name: '`customElements`', keys: ['api.CustomElementRegistry.define'] },
  {
    name: '`attachShadow()`, `adoptedStyleSheets`',
    keys: ['api.Element.attachShadow', 'api.ShadowRoot.adoptedStyleSheets'],
  },
  {
    name: 'ECMAScript 2022',
    keys: ['javascript.builtins.Array.at', 'javascript.classes.static.initialization_blocks'],
  },
  {
    name: '`IntersectionObserver`, `ResizeObserver`',
    keys: ['api.IntersectionObserver', 'api.ResizeObserver'],
  },
  {
    name: '`ariaLabel`, `ariaPressed`',
    keys: ['api.Element.ariaLabel', 'api.Element.ariaPressed'],
  },
  { name: '`@container`', keys: ['css.at-rules.container', 'css.properties.container-type'] },
  { name: '`color-mix()`', keys: ['css.types.color.color-mix'] },
  {
    name: '`round()`',
    keys: ['css.types.round'],
    without: {
      en: 'a grid has one column, and no space is reserved',
      ja: 'グリッドは1列になり、高さの予約はない',
    },
  },
  {
    name: '`:has()`',
    keys: ['css.selectors.has'],
    without: {
      en: 'some parts of an entry have other places',
      ja: '1件のなかの一部の項目の位置が変わる',
    },
  },
  {
    name: '`oklch(from …)`',
    keys: ['css.types.color.oklch.relative_syntax'],
    without: { en: 'colours that are not derived from the page', ja: 'ページから計算しない色' },
  },
  {
    name: '`light-dark()`',
    keys: ['css.types.color.light-dark'],
    without: { en: 'colours that are not derived from the page', ja: 'ページから計算しない色' },
  },
  {
    name: '`@property`',
    keys: ['css.at-rules.property'],
    without: {
      en: 'in Safari, the reserved space stays if no script comes',
      ja: 'Safari では、スクリプトが届かないときも、確保した場所が残る',
    },
  },
  {
    name: '`content-visibility`',
    keys: ['css.properties.content-visibility', 'css.properties.contain-intrinsic-inline-size'],
    without: { en: 'distant entries are drawn at once', ja: '離れた1件もすぐに描く' },
  },
  {
    name: '`requestIdleCallback`',
    keys: ['api.Window.requestIdleCallback'],
    without: { en: 'answers are stored in a later task', ja: '応答を後のタスクで保存する' },
  },
  {
    name: '`accent-color`',
    keys: ['css.properties.accent-color'],
    without: {
      en: 'form fields have the browser’s colour',
      ja: 'フォームの欄はブラウザの色になる',
    },
  },
  {
    name: '`scrollbar-width`',
    keys: ['css.properties.scrollbar-width'],
    without: { en: 'scroll bars of the browser', ja: 'ブラウザのスクロールバー' },
  },
  {
    name: '`overscroll-behavior-x`',
    keys: ['css.properties.overscroll-behavior-x'],
    without: {
      en: 'a swipe at the end of a carousel can leave the page',
      ja: 'カルーセルの端でのスワイプがページを戻すことがある',
    },
  },
  {
    name: '`overflow-clip-margin`',
    keys: ['css.properties.overflow-clip-margin'],
    without: {
      en: 'the shadow of the map’s controls is cut off',
      ja: '地図の操作部品の影が切れる',
    },
  },
  {
    name: '`forced-color-adjust`',
    keys: ['css.properties.forced-color-adjust'],
    without: {
      en: 'has no contrast themes with forced colours, or overrides colours',
      ja: 'コントラストテーマがないか、色をすべて置き換える',
    },
  },
  {
    name: '`:dir()`',
    keys: ['css.selectors.dir'],
    without: {
      en: 'slots on right-to-left pages have the direction of the kit’s language',
      ja: '右から左に書くページのスロットが、キットの言語の向きになる',
    },
  },
  {
    name: '`@media (scripting)`',
    keys: ['css.at-rules.media.scripting'],
    without: {
      en: 'space is reserved for eight seconds even if scripts are turned off',
      ja: 'スクリプトがオフでも、8秒のあいだ高さを予約する',
    },
  },
  {
    name: '`trustedTypes`',
    keys: ['api.trustedTypes'],
    without: { en: 'the browser has no such policy', ja: 'ブラウザにこのポリシーがない' },
  },
];
