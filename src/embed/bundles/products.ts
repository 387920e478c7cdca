import './catalogue.js';
import '../../define/product-search.js';
