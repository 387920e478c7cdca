const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const hyphens = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const written = (values, prefix = '') =>
  Object.entries(values)
    // Nunjucks adds this key to keyword arguments.
    .filter(([name]) => name !== '__keywords')
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => ` ${prefix}${hyphens(name)}="${escape(value)}"`)
    .join('');

/** The elements of the kit, without `mkt-`. */
const ELEMENTS = [
  'ranking',
  'shortlist',
  'product-search',
  'book-list',
  'ebook-list',
  'hotel-search',
  'hotel-detail',
  'golf-finder',
  'picks',
  'dynamic-ad',
  'bookmark-list',
  'bookmark-button',
  'value',
  'campaign',
  'config',
];

/** The number of letters that two names share at their start. */
function shared(name, other) {
  let count = 0;
  while (count < name.length && name[count] === other[count]) count++;
  return count;
}

const nearest = (name) =>
  ELEMENTS.reduce((best, other) => (shared(name, other) > shared(name, best) ? other : best));

function known(element) {
  if (!ELEMENTS.includes(element))
    throw new Error(
      `{% mkt "${element}" %}: there is no such element; did you mean "${nearest(element)}"?`,
    );
  return element;
}

/** Markdown puts a tag with text behind it into a paragraph, which ends before a list or another paragraph. */
const onOwnLines = (fallback) =>
  /<(ul|ol|p|div|template)\b/.test(fallback) ? `\n${fallback.trim()}\n` : fallback;

/**
 * Adds `{% mkt "ranking", genreId=100371 %}fallback{% endmkt %}`, and `{% mktHead %}` for the script.
 * @param {object} settings of the script tag
 * @param {string} settings.files address of the folder with mkt.js
 */
export default function mkt(eleventy, { files, ...settings }) {
  eleventy.addShortcode(
    'mktHead',
    () => `<link rel="stylesheet" href="${files}mkt.css">
<script src="${files}mkt.js"${written(settings, 'data-')} async></script>`,
  );
  eleventy.addPairedShortcode(
    'mkt',
    (fallback, element, named = {}) =>
      `<mkt-${known(element)}${written(named)}>${onOwnLines(fallback)}</mkt-${element}>`,
  );
}
