/** The drop-in: the core, the most frequent element, and the loader of all others. */
import './early-start.js';
import { MktConfig } from '../components/config/config.js';
import { MktRanking } from '../components/ranking/ranking.js';
import { define } from '../define/define.js';
import { discoverElements } from './loader.js';
import { watchScripts } from './script-diagnostics.js';
import { publish } from './script-registry.js';

export { require } from './script-registry.js';

/**
 * Called at the end of the script. If a page has the script twice, only the first call has an effect.
 * @param core the exports of the core
 * @returns the function that the other scripts call
 */
export function start(core: object) {
  define(MktConfig);
  define(MktRanking);
  watchScripts();
  discoverElements();
  return publish(core);
}
