/**
 * Registers what the one-file drop-in holds: every element that fits into its 34 kB. Books, e-books
 * and products do not fit yet; `mkt.js` and the modules of the package have them.
 */
import './bookmark-button.js';
import './bookmark-list.js';
import './config.js';
import './golf-finder.js';
import './hotel-detail.js';
import './hotel-search.js';
import './picks.js';
import './ranking.js';
