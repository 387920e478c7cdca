/**
 * What blog services let people paste, by the pages of the services themselves. The document on blog services has the
 * same cells with their sources; a test compares both.
 */

/** The columns of the document. */
export const WAYS = /** @type {const} */ (['script', 'div', 'iframe', 'plain', 'address']);

/**
 * @typedef {object} Blog
 * @property {string} id
 * @property {string} ja its name
 * @property {string} en
 * @property {Readonly<Partial<Record<(typeof WAYS)[number], boolean>>>} takes without what is not checked
 */

/** @type {readonly Blog[]} */
export const blogs = [
  { id: 'hatena', ja: 'はてなブログ', en: 'Hatena Blog', takes: {} },
  { id: 'note', ja: 'note', en: 'note', takes: {} },
  { id: 'ameba', ja: 'アメブロ', en: 'Ameba Blog', takes: {} },
  { id: 'livedoor', ja: 'ライブドアブログ', en: 'livedoor Blog', takes: {} },
  { id: 'fc2', ja: 'FC2 ブログ', en: 'FC2 Blog', takes: {} },
  { id: 'seesaa', ja: 'Seesaa ブログ', en: 'Seesaa Blog', takes: {} },
  { id: 'blogger', ja: 'Blogger', en: 'Blogger', takes: {} },
  { id: 'wordpress-com', ja: 'WordPress.com', en: 'WordPress.com', takes: {} },
  { id: 'wix', ja: 'Wix', en: 'Wix', takes: { script: true, iframe: true } },
  { id: 'squarespace', ja: 'Squarespace', en: 'Squarespace', takes: {} },
  { id: 'jimdo', ja: 'Jimdo', en: 'Jimdo', takes: {} },
  { id: 'studio', ja: 'STUDIO', en: 'STUDIO', takes: {} },
  { id: 'peraichi', ja: 'ペライチ', en: 'Peraichi', takes: {} },
  { id: 'notion', ja: 'Notion', en: 'Notion', takes: {} },
  { id: 'google-sites', ja: 'Google サイト', en: 'Google Sites', takes: {} },
  { id: 'shopify', ja: 'Shopify', en: 'Shopify', takes: {} },
];
