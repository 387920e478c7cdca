const FILE = /node_modules\/fetch-jsonp\/build\/fetch-jsonp\.js$/;

/**
 * fetch-jsonp comes as UMD only. Bundled as it is, it would call the `define` of a host page that
 * has an AMD loader; served as it is, it has no default export. This hides the page's names from
 * it and gives it one.
 * @param {string} code
 */
export const toEsm = (code) =>
  `const module = { exports: {} }, exports = module.exports, define = undefined;\n` +
  `${code.replace(/\}\)\(this,/, '})(undefined,')}\nexport default module.exports;\n`;

/** For the build. @returns {import('vite').Plugin} */
export const esmFetchJsonp = () => ({
  name: 'fetch-jsonp-as-esm',
  enforce: 'pre',
  transform: (code, id) => (FILE.test(id) ? { code: toEsm(code), map: null } : undefined),
});

/** For the test server. @returns {import('@web/dev-server-core').Plugin} */
export const serveFetchJsonp = () => ({
  name: 'fetch-jsonp-as-esm',
  transform: ({ path, body }) => (FILE.test(path) ? { body: toEsm(String(body)) } : undefined),
});
