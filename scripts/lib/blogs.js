/**
 * Blog services, with the best kind of snippet that they are known to take: for the builder. docs/places/blogs.md has
 * the sources.
 */

/**
 * @typedef {object} Blog
 * @property {string} id
 * @property {string} ja its name
 * @property {string} en
 * @property {'div' | 'iframe' | 'plain' | 'oembed'} form
 */

/** @type {readonly Blog[]} */
export const blogs = [
  { id: 'hatena', ja: 'はてなブログ', en: 'Hatena Blog', form: 'plain' },
  { id: 'note', ja: 'note', en: 'note', form: 'oembed' },
  { id: 'livedoor', ja: 'ライブドアブログ', en: 'livedoor Blog', form: 'oembed' },
  { id: 'fc2', ja: 'FC2 ブログ', en: 'FC2 Blog', form: 'plain' },
  { id: 'blogger', ja: 'Blogger', en: 'Blogger', form: 'iframe' },
  { id: 'wordpress-com', ja: 'WordPress.com', en: 'WordPress.com', form: 'plain' },
  { id: 'wix', ja: 'Wix', en: 'Wix', form: 'iframe' },
  { id: 'squarespace', ja: 'Squarespace', en: 'Squarespace', form: 'plain' },
  { id: 'notion', ja: 'Notion', en: 'Notion', form: 'iframe' },
  { id: 'shopify', ja: 'Shopify', en: 'Shopify', form: 'plain' },
  { id: 'ghost', ja: 'Ghost', en: 'Ghost', form: 'plain' },
  { id: 'medium', ja: 'Medium', en: 'Medium', form: 'oembed' },
  { id: 'tumblr', ja: 'Tumblr', en: 'Tumblr', form: 'plain' },
];
