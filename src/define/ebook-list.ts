import { MktEbookList } from '../elements/ebook-list.js';
import { define } from './define.js';

define(MktEbookList);

export { MktEbookList };
