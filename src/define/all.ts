/** Registers every element: made by `npm run docs:manifest`. */
import './book-list.js';
import './bookmark-button.js';
import './bookmark-list.js';
import './campaign.js';
import './config.js';
import './dynamic-ad.js';
import './ebook-list.js';
import './golf-finder.js';
import './hotel-detail.js';
import './hotel-search.js';
import './picks.js';
import './product-search.js';
import './ranking.js';
import './shortlist.js';
import './value.js';
