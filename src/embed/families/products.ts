import './shelf.js';
import '../../define/product-search.js';
