/** The heights of products, books and e-books, where they differ from those of items. */
import { inLayouts, kindRules } from './rows.js';

export default kindRules('shelf', inLayouts(`[data-kind='shelf']`));
