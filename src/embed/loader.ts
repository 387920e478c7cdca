/** The drop-in: a classic script that loads the elements a page uses, now and later. */
import { tags } from '../tags.js';
import { adoptSettings } from './script.js';

const script = document.currentScript as HTMLScriptElement | null;
// A tag manager may run this text without a script tag of its own: then any tag that names it will do.
const source =
  script?.src ?? document.querySelector<HTMLScriptElement>('script[src*="/mkt.js"]')?.src;
const loaded = new Map<string, Promise<unknown>>();

const from = (file: string) => new URL(file, source ?? location.href).href;

function load(file: string): Promise<unknown> {
  if (!loaded.has(file)) loaded.set(file, import(/* @vite-ignore */ from(`kit/${file}.js`)));
  return loaded.get(file)!;
}

/** Where a host does not let module scripts in, one classic file has it all. */
function loadAll(): void {
  if (loaded.has('')) return;
  loaded.set('', Promise.resolve());
  const all = document.createElement('script');
  all.src = from('mkt.all.js');
  all.onerror = () =>
    console.error(`mkt-widgets: neither kit/ nor mkt.all.js loads from ${from('.')}`);
  document.head.append(all);
}

function find(root: Element): void {
  for (const { localName } of [root, ...root.querySelectorAll(':not(:defined)')]) {
    if (!localName.startsWith('mkt-') || customElements.get(localName)) continue;
    const file = Object.hasOwn(tags, localName) ? tags[localName]! : undefined;
    if (file) Promise.all([load('shared'), load(file)]).catch(loadAll);
    else if (!loaded.has(localName)) {
      loaded.set(localName, Promise.resolve());
      load('nearest')
        .then((module) => (module as typeof import('./kit/nearest.js')).complain(localName))
        .catch(() => {});
    }
  }
}

adoptSettings(script);
find(document.documentElement);
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof Element) find(node);
}).observe(document.documentElement, { childList: true, subtree: true });
