/**
 * The drop-in: what every element needs, the one that most pages have, and the loader of the others.
 */
import './prepare.js';
import { modules } from 'mkt:modules';
import { MktConfig } from '../components/config/config.js';
import { MktRanking } from '../components/ranking/ranking.js';
import { define } from '../define/define.js';
import { start } from './loader.js';

const scope = globalThis as unknown as Record<symbol, unknown>;
const key = Symbol.for(__KEY__);

// Where a page has the script twice, the first one does it all.
if (!scope[key]) {
  scope[key] = modules;
  // In a task of its own: readers can act between the running of the script and the drawing.
  setTimeout(() => {
    define(MktConfig);
    define(MktRanking);
    start();
  });
}
