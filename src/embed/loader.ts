/** Finds the elements that a page uses, now and later, and loads the scripts that they need. */
import { DISCOVER } from '../controllers/discover.js';
import { lateParts } from '../controllers/late-parts.js';
import { families } from './families/index.js';
import { tags } from './tags.js';

const unknown = new Set<string>();

async function reportUnknown(tag: string): Promise<void> {
  if (unknown.has(tag)) return;
  unknown.add(tag);
  const { didYouMean, nearestName } = await lateParts.diagnostics();
  const hint = didYouMean(nearestName(tag, Object.keys(tags)));
  console.error(`<${tag}> is no element of mkt-widgets${hint}`);
}

/** Requests what undefined elements need, from a root downwards. */
function discover(root: ParentNode): void {
  const within = [...root.querySelectorAll(':not(:defined)')];
  const found = root instanceof Element && root.matches(':not(:defined)') ? [root] : [];
  for (const { localName } of [...found, ...within]) {
    if (!localName.startsWith('mkt-')) continue;
    const names = tags[localName];
    const done = names
      ? Promise.all(names.map((name) => families[name]()))
      : reportUnknown(localName);
    // The browser itself tells of a script that it could not load, or was not allowed to.
    done.catch(() => {});
  }
}

/** Begins to look for elements in the document, and in shadow roots that tell of them. */
export function discoverElements(): void {
  discover(document);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) discover(node);
    }
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener(DISCOVER, (event) => {
    const [element] = event.composedPath();
    if (element instanceof Element && element.shadowRoot) discover(element.shadowRoot);
  });
}
