/** A kB is 1,024 bytes here. */
const kB = 1024;

/**
 * What pages load, and how much of it there may be: bytes after brotli at its best. One of
 * - `files`: these files of dist
 * - `entry`: this file of dist and all that it imports; with `late`, also what it imports later
 * - `code`: what a bundler leaves of this code; `kit` stands for dist
 * @type {ReadonlyArray<{ name: string, limit: number, files?: string[], entry?: string, late?: true, code?: string }>}
 */
export const sizes = [
  {
    name: 'a page with one <mkt-ranking>',
    limit: 14 * kB,
    files: ['mkt.js'],
  },
  { name: 'mkt.css, where an author links it', limit: 1.5 * kB, files: ['mkt.css'] },
  { name: 'mkt.all.js', limit: 34 * kB, files: ['mkt.all.js'] },
  { name: 'service.js with its chunks', limit: 12 * kB, entry: 'service.js' },
  // Failures and how they are explained, the cache, the queue, CORS, the frame: where they are needed.
  { name: 'and all it can load later', limit: 15.5 * kB, entry: 'service.js', late: true },
  {
    name: 'one operation of service.js',
    limit: 4 * kB,
    code: `export { request, ranking } from 'kit/service.js'`,
  },
];
