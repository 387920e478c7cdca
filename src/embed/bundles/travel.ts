import '../../define/golf-finder.js';
import '../../define/hotel-search.js';
