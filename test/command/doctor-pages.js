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
