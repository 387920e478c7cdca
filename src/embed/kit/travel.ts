/** The elements for hotels and golf courses, with what a form needs: one file for all of them. */
import '../../define/golf-finder.js';
import '../../define/hotel-detail.js';
import '../../define/hotel-search.js';

// Named, so that no bundler takes it for unused: a form that came later would move what is below.
export { extras } from '../../elements/extras.js';
