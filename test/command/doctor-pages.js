/** Pages for tests of `doctor`, without other problems than those of their parts. */

/** A fallback without problems. */
export const LINK =
  '<a href="https://market.example/" rel="sponsored nofollow noopener">All</a> <small>Ad</small>';
export const STYLES = '<link rel="stylesheet" href="/mkt.css">';
export const IDS = 'data-application-id="APP" data-affiliate-id="AFF"';
export const SETTINGS = `${IDS} data-base-url="https://service.example"`;

/** @param {string} body @param {string} settings of the script tag @param {string} head */
export const pageOf = (body, settings = SETTINGS, head = STYLES) =>
  `<!doctype html><html lang="en"><head>${head}<script src="/mkt.js" ${settings}></script></head>
<body>${body}</body></html>`;

/** @param {string} attributes @param {string} children */
export const ranking = (attributes, children = LINK) =>
  `<mkt-ranking ${attributes}>${children}</mkt-ranking>`;

/** A page with one ranking. @param {string} attributes @param {string} children */
export const pageWith = (attributes, children = LINK) => pageOf(ranking(attributes, children));

/** A ranking that `prerender` has written. @param {string} attributes @param {string} data */
export const prerendered = (attributes, data) =>
  pageWith(
    attributes,
    `<ul data-mkt-prerendered><li>${LINK}</li><script type="application/ld+json">${data}</script></ul>`,
  );

/** A fallback with a link to another shop. */
export const SHOP = `${LINK}<a slot="shop" href="https://shop.example/{title}">Other</a>`;
