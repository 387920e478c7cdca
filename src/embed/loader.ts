/** Loads the scripts that the elements of a page need, as it finds them. */
import { bundles } from './bundles/index.js';
import { fillDataElement, KIND, DATA_ELEMENT } from './data-elements.js';
import { scriptsByTag } from './scripts-by-tag.js';
import { reportUnknown } from './unknown-tags.js';
import { observeElements } from './dom-observer.js';

/** Ms after which a script that could not be loaded is requested once more. */
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

/** Begins to look for elements in the document, and in shadow roots that tell of them. */
export function discoverElements(): void {
  observeElements(`:not(:defined), ${DATA_ELEMENT}`, KIND, (element) => {
    // The browser itself tells of a script that it could not load, or was not allowed to.
    const ignore = () => {};
    if (element.localName.startsWith('mkt-')) load(element.localName).catch(ignore);
    else fillDataElement(element, load).catch(ignore);
  });
}
