/**
 * The drop-in: what every element needs, the one that most pages have, and the loader of the others.
 */
import { define } from '../define/define.js';
import { MktConfig } from '../components/config/config.js';
import { MktRanking } from '../components/ranking/ranking.js';
import { start } from './loader.js';

// In a task of its own: readers can act between the running of the script and the drawing.
setTimeout(() => {
  define(MktConfig);
  define(MktRanking);
  start();
});
