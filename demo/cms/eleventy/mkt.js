const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const hyphens = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Values as attributes. */
const written = (values, prefix = '') =>
  Object.entries(values)
    // Nunjucks adds this key to keyword arguments.
    .filter(([name]) => name !== '__keywords')
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => ` ${prefix}${hyphens(name)}="${escape(value)}"`)
    .join('');

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
      `<mkt-${element}${written(named)}>${fallback}</mkt-${element}>`,
  );
}
