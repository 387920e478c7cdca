import { MktEbookList } from '../components/ebook-list/ebook-list.js';
import { define } from './define.js';

define(MktEbookList);

export { MktEbookList };
