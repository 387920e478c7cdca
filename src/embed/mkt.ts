/**
 * The drop-in: what every element needs, the one that most pages have, and the loader of the others.
 */
import '../define/config.js';
import '../define/ranking.js';
import './loader.js';
