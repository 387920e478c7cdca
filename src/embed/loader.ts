/** Loads the scripts of the elements that it finds in the page. */
import { bundles } from './bundles/index.js';
import { fillDataElement, KIND, DATA_ELEMENT } from './data-elements.js';
import { scriptsByTag } from './scripts-by-tag.js';
import { reportUnknown } from './unknown-tags.js';
import { observeElements } from './dom-observer.js';

/** Ms before a second attempt to load a script. */
const RETRY_AFTER = 1000;

async function load(tag: string): Promise<void> {
  const names = scriptsByTag[tag];
  if (!names) return reportUnknown(tag);
  const loadAll = () => Promise.all(names.map((name) => bundles[name]()));
  await loadAll().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    return loadAll();
  });
}

/** Starts to look for elements in the document, and in shadow roots that are announced by `DISCOVER`. */
export function discoverElements(): void {
  observeElements(`:not(:defined), ${DATA_ELEMENT}`, KIND, (element) => {
    // The browser logs failed and blocked scripts itself.
    const ignore = () => {};
    if (element.localName.startsWith('mkt-')) load(element.localName).catch(ignore);
    else fillDataElement(element, load).catch(ignore);
  });
}
