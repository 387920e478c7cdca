/** Loads the elements that a page uses, now and later: part of a classic script. */
import { files } from './tags.js';
import { adoptSettings } from './script-settings.js';

const script = document.currentScript as HTMLScriptElement | null;
let loaded: Record<string, Promise<unknown> | true> = {};

/** What TypeScript does not know of yet. */
interface Trusted {
  createPolicy: (name: string, rules: Pick<Policy, 'createScriptURL'>) => Policy;
}
interface Policy {
  createScriptURL: (address: string) => string;
}

const from = (file: string) => new URL(file, import.meta.url).href;

/** Where a host does not let modules in, one classic file has it all. */
function loadAll(): void {
  if (loaded['all']) return;
  loaded['all'] = true;
  const all = document.createElement('script');
  const address = from('mkt.all.js');
  // Where only trusted scripts may be made, the page says whom it trusts.
  const { trustedTypes: trusted } = globalThis as { trustedTypes?: Trusted };
  const policy = trusted?.createPolicy('mkt-widgets', { createScriptURL: (url) => url });
  all.src = policy?.createScriptURL(address) ?? address;
  all.onerror = () => {
    all.remove();
    loaded = {};
  };
  document.head.append(all);
}

function find(root: Element): void {
  for (const { localName } of [root, ...root.querySelectorAll(':not(:defined)')]) {
    if (!localName.startsWith('mkt-') || customElements.get(localName)) continue;
    for (const file of (files[localName.slice(4)] ?? 'nearest').split(' '))
      loaded[file + localName] ??= import(/* @vite-ignore */ from(`kit/${file}.js`))
        .then(
          (module: Partial<typeof import('./kit/nearest.js')>) => module.complain?.(localName),
          loadAll,
        )
        // Who is not trusted cannot load it.
        .catch(() => {});
  }
}

/** Begins to look for elements, once the core has registered its own. */
export function start(): void {
  find(document.documentElement);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) find(node);
  }).observe(document, { childList: true, subtree: true });
}

adoptSettings(script);
