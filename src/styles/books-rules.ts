import { rowRules } from './size-rules.js';
import { bookRows, productRows } from './entry-sizes.js';

export const bookRules = (): string => rowRules(bookRows);
export const productRules = (): string => rowRules(productRows);
