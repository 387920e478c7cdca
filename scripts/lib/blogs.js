/**
 * What blog services let people paste, by pages with an address: `npm run docs:manifest` writes the table of the document
 * on blog services from it, and the builder offers the services of which a kind of snippet is known.
 */
import { japaneseBlogs } from './japanese-blogs.js';
import { otherBlogs } from './other-blogs.js';

/** The day on which all sources were read, in stored copies. */
export const READ = '2026-11-27';

/** @typedef {import('./blog-source.js').Blog} Blog @typedef {import('./blog-source.js').Way} Way */

/** @type {readonly Blog[]} */
export const blogs = [...japaneseBlogs, ...otherBlogs];

/** Services of which no page with an answer was found. */
export const UNKNOWN = [
  { ja: 'STUDIO', en: 'STUDIO' },
  { ja: 'ココログ', en: 'Cocolog' },
  { ja: 'さくらのブログ', en: 'Sakura no Blog' },
];

/**
 * The best kind of snippet that a service is known to take; undefined if none is.
 * @param {Blog} blog
 * @returns {'div' | 'iframe' | 'plain' | 'oembed' | undefined}
 */
export function formOfBlog({ facts }) {
  const takes = (/** @type {Way} */ wanted) =>
    facts.some((fact) => fact.way === wanted && fact.takes);
  if (facts.some(({ way, takes }) => way === 'links' && takes === false)) return undefined;
  if (takes('design') && takes('div')) return 'div';
  if (takes('iframe')) return 'iframe';
  if (takes('plain')) return 'plain';
  return takes('address') ? 'oembed' : undefined;
}
