import { rowRules } from './row-rules.js';
import { bookRows, productRows } from './rows.js';

export const bookRules = (): string => rowRules(bookRows);
export const productRules = (): string => rowRules(productRows);
