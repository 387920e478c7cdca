/** Loads the scripts that the elements of a page need, as it finds them. */
import { families } from './families/index.js';
import { fillStandIn, KIND, STAND_IN } from './stand-ins.js';
import { tags } from './tags.js';
import { reportUnknown } from './unknown-tags.js';
import { watchFor } from './watch.js';

/** Ms after which a script that could not be loaded is requested once more. */
const RETRY_AFTER = 1000;

async function load(tag: string): Promise<void> {
  const names = tags[tag];
  if (!names) return reportUnknown(tag);
  const loadAll = () => Promise.all(names.map((name) => families[name]()));
  await loadAll().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    return loadAll();
  });
}

/** Begins to look for elements in the document, and in shadow roots that tell of them. */
export function discoverElements(): void {
  watchFor(`:not(:defined), ${STAND_IN}`, KIND, (element) => {
    // The browser itself tells of a script that it could not load, or was not allowed to.
    const ignore = () => {};
    if (element.localName.startsWith('mkt-')) load(element.localName).catch(ignore);
    else fillStandIn(element, load).catch(ignore);
  });
}
