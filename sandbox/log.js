/**
 * @typedef {object} Entry
 * @property {string} url
 * @property {string} time
 * @property {{ referer: string }} headers
 */

/** Limited, since a demo may run for weeks. */
const LIMIT = 2000;

/** The last requests. */
export function createLog() {
  /** @type {Array<Entry & { tag: string | null }>} */
  let entries = [];
  return {
    /** @param {Request} request */
    add(request) {
      entries.push({
        url: request.url,
        tag: new URL(request.url).searchParams.get('tag'),
        time: new Date().toISOString(),
        headers: { referer: request.headers.get('referer') ?? '' },
      });
      if (entries.length > LIMIT) entries = entries.slice(-LIMIT);
    },
    /** @param {string} [tag] @returns {Entry[]} */
    list: (tag) =>
      entries
        .filter((entry) => tag === undefined || entry.tag === tag)
        .map(({ url, time, headers }) => ({ url, time, headers })),
    clear() {
      entries = [];
    },
  };
}
