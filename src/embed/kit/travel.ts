/** The elements for hotels and golf courses, with what a form needs. */
import '../../define/golf-finder.js';
import '../../define/hotel-detail.js';
import '../../define/hotel-search.js';
import '../../elements/extras.js';
