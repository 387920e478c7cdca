/** The elements for hotels and golf courses: one file for all of them. */
import '../../define/golf-finder.js';
import '../../define/hotel-detail.js';
import '../../define/hotel-search.js';
