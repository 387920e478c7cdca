const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const hyphens = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Adds `{% mkt "ranking", genreId=100371 %}fallback{% endmkt %}`, and `{% mktHead %}` for the script.
 * @param {object} settings of the script tag
 * @param {string} settings.files address of the folder with mkt.js
 */
export default function mkt(eleventy, { files, ...settings }) {
  eleventy.addShortcode('mktHead', () => {
    const data = Object.entries(settings).map(
      ([name, value]) => ` data-${hyphens(name)}="${escape(value)}"`,
    );
    return `<link rel="stylesheet" href="${files}mkt.css">
<script src="${files}mkt.js"${data.join('')} async></script>`;
  });
  eleventy.addPairedShortcode('mkt', (fallback, element, named = {}) => {
    // Nunjucks marks what is named by one key more.
    const values = Object.entries(named).filter(([name]) => name !== '__keywords');
    const attributes = values.map(([name, value]) => ` ${hyphens(name)}="${escape(value)}"`);
    return `<mkt-${element}${attributes.join('')}>${fallback}</mkt-${element}>`;
  });
}
