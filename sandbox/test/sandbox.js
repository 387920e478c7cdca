import { runInNewContext } from 'node:vm';
import { createService } from '../index.js';
import { listen } from '../server.js';

/** @typedef {Record<string, string | number>} Params */

/**
 * The least parameters for each operation.
 * @type {Record<string, Params>}
 */
export const least = {
  'FavoriteBookmark/List/20170426': { access_token: 'demo-read.least', hits: 40 },
  'FavoriteBookmark/Add/20120627': {
    access_token: 'demo-update.least',
    itemCode: 'konpeito-tsushin:80260442',
  },
  'FavoriteBookmark/Delete/20120627': { access_token: 'demo-update.least', bookmarkId: '1' },
  'Product/Search/20140305': { genreId: '100671' },
  'Travel/KeywordHotelSearch/20170426': { keyword: '京都' },
  'Travel/SimpleHotelSearch/20131024': { middleClassCode: 'tokyo' },
  'Travel/VacantHotelSearch/20170426': {
    largeClassCode: 'japan',
    checkinDate: '2027-06-02',
    checkoutDate: '2027-06-04',
  },
  'Travel/HotelDetailSearch/20170426': { hotelNo: 10101 },
  'BooksTotal/Search/20170404': { booksGenreId: '000' },
  'BooksBook/Search/20130522': {},
  'BooksCD/Search/20170404': { bookGenreId: '002' },
  'BooksDVD/Search/20170404': { bookGenreId: '003' },
  'BooksSoftware/Search/20170404': { booksGenreId: '004' },
  'BooksGame/Search/20130522': { booksGenreId: '006' },
  'BooksForeignBook/Search/20130522': { booksGenreId: '005' },
  'BooksMagazine/Search/20130522': { booksGenreId: '007' },
  'Ebook/EbookSearch/20170426': { ebookGenreId: '101' },
  'Golf/GolfGolfCourseSearch/20131113': {},
  'MarketItem/Ranking/20170628': {},
};

/** The argument of a JSONP callback. @param {string} script @param {string} name */
export function calledBack(script, name) {
  /** @type {any[]} */
  const calls = [];
  runInNewContext(script, { [name]: (/** @type {any} */ body) => calls.push(body) });
  return calls.map((body) => JSON.parse(JSON.stringify(body)));
}

/** A sandbox service for the tests of one file. */
export function useSandbox() {
  const app = createService();
  /** @type {Awaited<ReturnType<typeof listen>>} */
  let service;
  before(async () => {
    service = await listen(app.fetch);
  });
  after(() => service.close());

  /** @param {string} path @param {Params} [params] */
  function url(path, params = {}) {
    const pairs = Object.entries({ applicationId: 'test', ...params });
    const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
    return `${service.origin}${path}?${query}`;
  }

  /**
   * Requests an operation, or with a leading slash any path: without a connection, which takes time.
   * @param {string} path
   * @param {Params} [params]
   */
  async function send(path, params = {}) {
    const full = path.startsWith('/')
      ? url(path, params)
      : url(`/services/api/${path}`, { ...least[path], ...params });
    const response = await app.request(full);
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    /** @type {any} */
    const body = type.startsWith('application/json') ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, type, text, body };
  }

  return {
    send,
    url,
    /** The response of an address of the service, without a connection. @param {string} address */
    request: (address) => app.request(address),
    get origin() {
      return service.origin;
    },
    /** The body of an answer that must be successful. @param {string} path @param {Params} [params] */
    async body(path, params) {
      const { status, text, body } = await send(path, params);
      if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
      return body;
    },
  };
}
