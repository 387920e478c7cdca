import { MktBookList } from '../elements/book-list.js';
import { define } from './define.js';

define(MktBookList);

export { MktBookList };
