/** The elements that find hotels and golf courses: one file for both. */
import '../../define/golf-finder.js';
import '../../define/hotel-search.js';
