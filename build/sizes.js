/** A kB is 1,024 bytes here. */
const kB = 1024;

/**
 * How much there may be: `limit` is what holds today, and is only ever lowered; `goal`, where it is
 * another, is what it is to become.
 * @typedef {{ limit: number, goal?: number }} Bound
 */

/**
 * What is loaded, in bytes after brotli at its best. One of
 * - `files`: these files of dist
 * - `entry`: this file of dist and all that it imports; with `late`, also what it imports later
 * - `code`: what a bundler leaves of this code; `kit` stands for dist
 * @type {ReadonlyArray<Bound & { name: string, files?: string[], entry?: string, late?: true, code?: string }>}
 */
export const sizes = [
  { name: 'mkt.css, where an author links it', limit: 1.5 * kB, files: ['mkt.css'] },
  { name: 'mkt.all.js', limit: 33.8 * kB, files: ['mkt.all.js'] },
  { name: 'and all it can load later', limit: 6.4 * kB, files: ['kit/more.js'] },
  { name: 'service.js with its chunks', limit: 12 * kB, entry: 'service.js' },
  // Failures and how they are explained, the cache, the queue, CORS, the frame: where they are needed.
  { name: 'and all it can load later', limit: 15.5 * kB, entry: 'service.js', late: true },
  {
    name: 'one operation of service.js',
    limit: 4 * kB,
    code: `export { request, ranking } from 'kit/service.js'`,
  },
];

/**
 * What a page with one element loads from the drop-in, without what only some attributes, rare
 * characters, a failure or a reader at a form need: bytes as above.
 * @type {Readonly<Record<string, Bound>>}
 */
export const pages = {
  'mkt-ranking': { limit: 13.8 * kB },
  'mkt-config': { limit: 13.8 * kB },
  'mkt-picks': { limit: 15.1 * kB, goal: 14 * kB },
  'mkt-dynamic-ad': { limit: 15.1 * kB, goal: 14 * kB },
  'mkt-product-search': { limit: 17.2 * kB, goal: 14 * kB },
  'mkt-book-list': { limit: 18.6 * kB, goal: 14 * kB },
  'mkt-ebook-list': { limit: 18.6 * kB, goal: 14 * kB },
  'mkt-bookmark-button': { limit: 17.1 * kB, goal: 14 * kB },
  'mkt-bookmark-list': { limit: 21.9 * kB, goal: 16 * kB },
  'mkt-hotel-search': { limit: 25 * kB, goal: 16 * kB },
  'mkt-hotel-detail': { limit: 22.2 * kB, goal: 14 * kB },
  'mkt-golf-finder': { limit: 25 * kB, goal: 14 * kB },
};

/** The requests for it, and how many wait for each other. */
export const most = { requests: 3, depth: 2 };
