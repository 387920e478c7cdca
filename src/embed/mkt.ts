/**
 * The drop-in: what every element needs, the one that most pages have, and the loader of the others.
 */
import './early-start.js';
import { MktConfig } from '../components/config/config.js';
import { MktRanking } from '../components/ranking/ranking.js';
import { define } from '../define/define.js';
import { discoverElements } from './loader.js';
import { watchScripts } from './script-diagnostics.js';
import { publish } from './script-registry.js';

export { require } from './script-registry.js';

/**
 * Called at the end of the script: where a page has it twice, the first one does it all.
 * @param core what it exports
 * @returns what the scripts beside it call
 */
export function start(core: object) {
  define(MktConfig);
  define(MktRanking);
  watchScripts();
  discoverElements();
  return publish(core);
}
