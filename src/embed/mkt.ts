/** The drop-in: the core, the most frequent element, and the loader of all others. */
import { mayHaveDataConfigs } from './early-start.js';
import { define } from '../define/define.js';
import { MktRanking } from '../components/ranking/ranking.js';
import { MktConfig } from '../components/config/config.js';
import { SETTINGS_CHANGE } from '../client/page-state.js';
import { DATA_ELEMENT, KIND } from '../element/data-element.js';
import { whenLoaded } from '../element/dom.js';
import { observeScripts } from '../element/permission.js';
import { checkText, reportUndefined } from './page-diagnostics.js';
import { publish } from './script-registry.js';
import { adoptTags, isTag } from './script-settings.js';
import { bundles } from './bundles/index.js';
import { fillDataElement } from './data-elements.js';
import { scriptsByTag } from './scripts-by-tag.js';
import { observeElements } from './dom-observer.js';

/** Ms before a second attempt to load a script. */
const RETRY_AFTER = 1000;

async function load(tag: string): Promise<void> {
  const names = scriptsByTag[tag]!;
  const loadAll = () => Promise.all(names.map((name) => bundles[name]()));
  await loadAll().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    return loadAll();
  });
}

/** Starts to look for elements and for mistakes in the document and in shadow roots. */
function searchPage(): void {
  observeElements(`:not(:defined), ${DATA_ELEMENT}, script`, KIND, (element) => {
    if (element instanceof HTMLScriptElement) {
      if (isTag(element)) adoptTags([element]);
      return;
    }
    // The browser logs failed and blocked scripts itself.
    const ignore = () => {};
    const { localName: tag } = element;
    if (Object.hasOwn(scriptsByTag, tag)) load(tag).catch(ignore);
    else if (tag.startsWith('mkt-')) reportUndefined(element, tag);
    else fillDataElement(element, load).catch(ignore);
  });
  whenLoaded(checkText);
}

export { require } from './script-registry.js';

/**
 * Called at the end of the script. If a page has the script twice, only the first call has an effect.
 * @param core the exports of the core
 * @returns the function that the other scripts call
 */
export function start(core: object) {
  define(MktConfig);
  define(MktRanking);
  observeScripts();
  document.addEventListener(SETTINGS_CHANGE, observeScripts);
  // Elements request in the microtasks before.
  if (mayHaveDataConfigs) searchPage();
  else queueMicrotask(searchPage);
  return publish(core);
}
