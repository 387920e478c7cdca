import { MktBookList } from '../components/book-list/book-list.js';
import { define } from './define.js';

define(MktBookList);

export { MktBookList };
