/**
 * What pages load, and how much of it there may be: bytes after brotli at its best. One of
 * - `files`: these files of dist
 * - `entry`: this file of dist and all that it imports
 * - `code`: what a bundler leaves of this code; `kit` stands for dist
 * @type {ReadonlyArray<{ name: string, limit: number, files?: string[], entry?: string, code?: string }>}
 */
export const sizes = [
  {
    name: 'a page with one <mkt-ranking>',
    limit: 14_000,
    files: ['mkt.js', 'mkt.css', 'kit/shared.js', 'kit/ranking.js'],
  },
  { name: 'mkt.all.js', limit: 34_000, files: ['mkt.all.js'] },
  { name: 'service.js with its chunks', limit: 12_000, entry: 'service.js' },
  {
    name: 'one operation of service.js',
    limit: 4_000,
    code: `export { request, ranking } from 'kit/service.js'`,
  },
];
