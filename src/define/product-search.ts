import { MktProductSearch } from '../components/product-search/product-search.js';
import { define } from './define.js';

define(MktProductSearch);

export { MktProductSearch };
