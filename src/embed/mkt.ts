/** The drop-in: every element, ready once the page has drawn. */
import './all.js';
