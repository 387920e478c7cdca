/** The drop-in: a classic script that loads the elements a page uses, now and later. */
import { tags } from '../tags.js';
import { adoptSettings } from './script.js';

const script = document.currentScript as HTMLScriptElement | null;
// Where a tag manager runs this text without a script tag of its own, any tag that names it will do.
const source = script?.src || document.querySelector<HTMLScriptElement>('[src*="mkt.js"]')?.src;
const loaded: Record<string, Promise<unknown> | true> = {};

const from = (file: string) => new URL(file, source ?? location.href).href;
const load = (file: string) => (loaded[file] ??= import(/* @vite-ignore */ from(`kit/${file}.js`)));

/** Where a host does not let module scripts in, one classic file has it all. */
function loadAll(): void {
  if (loaded['all']) return;
  loaded['all'] = true;
  const all = document.createElement('script');
  all.src = from('mkt.all.js');
  all.onerror = () => console.error(`mkt-widgets: nothing loads from ${from('.')}`);
  document.head.append(all);
}

function find(root: Element): void {
  for (const { localName } of [root, ...root.querySelectorAll(':not(:defined)')]) {
    if (!localName.startsWith('mkt-') || customElements.get(localName)) continue;
    const file = tags[localName];
    if (file) Promise.all([load('shared'), load(file)]).catch(loadAll);
    else if (!loaded[localName]) {
      loaded[localName] = (load('nearest') as Promise<typeof import('./kit/nearest.js')>).then(
        ({ complain }) => complain(localName),
        loadAll,
      );
    }
  }
}

adoptSettings(script);
find(document.documentElement);
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node instanceof Element) find(node);
}).observe(document, { childList: true, subtree: true });
