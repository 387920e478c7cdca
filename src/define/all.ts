/** Registers every element. */
import './bookmark-list.js';
import './config.js';
import './golf-finder.js';
import './hotel-detail.js';
import './hotel-search.js';
import './picks.js';
import './ranking.js';
