/** Heights of products, books and e-books that differ from the heights of items; tables and genres. */
import { em, rule } from './rule.js';
import { heights, inLayouts, kindRules, tableRules } from './rows.js';

const books = `[data-kind='book']`;

export default [
  kindRules('book', books),
  tableRules(inLayouts(books)),
  rule('.has-genres', { '--_genres-height': em(heights.genres) }),
].join('');
