import { MktProductSearch } from '../elements/product-search.js';
import { define } from './define.js';

define(MktProductSearch);

export { MktProductSearch };
