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
  { name: 'mkt.all.js', limit: 48 * kB, files: ['mkt.all.js'] },
  { name: 'service.js, complete', limit: 24 * kB, entry: 'service.js', late: true },
  {
    name: 'one operation of service.js',
    limit: 9 * kB,
    code: `export { request, ranking } from 'kit/service.js'`,
  },
];
