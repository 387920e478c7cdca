const FILE = /node_modules\/fetch-jsonp\/build\/fetch-jsonp\.js$/;

/**
 * What it does for options and addresses that the kit never gives, for Internet Explorer, and for
 * whoever waits for its own answer.
 */
const UNUSED = [
  /if \(options\.charset\) \{[^}]*\}/,
  /if \(options\.nonce\) \{[^}]*\}/,
  /if \(options\.crossorigin\) \{[^}]*\}/,
  / \|\| generateCallbackFunction\(\)/,
  /url\.indexOf\('\?'\) === -1 \? '\?' : /,
  /try \{(?=\s*delete)/,
  /\} catch \(e\) \{\s*window[^}]*\}/,
  /var fp = options\.fetchPriority;\s*if \(fp[^{]*\{[^}]*\}/,
  /arguments\.length <= 1 \|\| arguments\[1\] === undefined \? \{\} : /,
  / \|\| defaultOptions\.timeout/,
  / \|\| defaultOptions\.jsonpCallback/,
  /\{\s*ok: true,[^]*?\}\s*\}(?=\);\s*if \(timeoutId\))/,
  /if \(timeoutId\) (?=clearTimeout)/g,
  /'JSONP request to ' \+ _url \+ /g,
  /(?<=timed out'\)\);\s*clearFunction\(callbackFunction\);\s*removeScript\(scriptId\);)\s*window\[callbackFunction\] = function \(\) \{[^}]*\};/,
];

/** What it says in other words: where it looks for the head, and how it takes its arguments. */
const SHORTER = /** @type {const} */ ([
  [/document\.getElementsByTagName\('head'\)\[0\]/g, 'document.head'],
  [/fetchJsonp\(_url\) \{\s*var options = arguments\[1\];/, 'fetchJsonp(url, options) {'],
  [/var url = _url;/, ''],
]);

/**
 * fetch-jsonp comes as UMD only. Bundled as it is, it would call the `define` of a host page that
 * has an AMD loader; served as it is, it has no default export. This takes the wrapper off.
 * @param {string} code
 */
const toEsm = (code) => {
  const [, body] = /\(this, function \(exports, module\) \{([^]*)\}\);?\s*$/.exec(code) ?? [];
  if (!body) throw new Error('fetch-jsonp no longer has the wrapper that this takes off');
  const parts = [...UNUSED.map((part) => /** @type {const} */ ([part, ''])), ...SHORTER];
  const used = parts.reduce((rest, [part, left]) => {
    if (rest.search(part) < 0) {
      throw new Error(`fetch-jsonp is not as expected: it has no ${part}`);
    }
    return rest.replace(part, left);
  }, body);
  return `const module = {};\n${used}\nexport default module.exports;\n`;
};

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
