/** Finds the elements that a page uses, now and later, and loads the scripts that they need. */
import { DISCOVER } from '../controllers/discover.js';
import { lateParts } from './late-parts.js';
import { setPartLoader } from './parts.js';
import { watchScripts } from './script-diagnostics.js';
import { folderOf, ownScript } from './script-settings.js';
import { tags } from './tags.js';

/** What TypeScript does not know of yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy;
}
interface Policy {
  createScriptURL: (address: string) => string;
}

const script = ownScript();
const folder = folderOf(script);
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const requests = new Map<string, Promise<void>>();
const unknown = new Set<string>();
let policy: Policy | undefined;
let isReported = false;

/** The address of a file beside the kit's script, also for pages that let in trusted ones only. */
function addressOf(file: string): string {
  if (!folder) {
    const error = new Error('mkt.js can load no more: it must be a classic script with a src');
    if (!isReported) console.error(error.message);
    isReported = true;
    throw error;
  }
  policy ??= trustedTypes?.createPolicy('mkt-widgets', {
    createScriptURL(address) {
      const { href } = new URL(address);
      if (!href.startsWith(folder)) throw new TypeError(`${href} is no script of mkt-widgets`);
      return href;
    },
  });
  const address = new URL(file, folder).href;
  return policy?.createScriptURL(address) ?? address;
}

async function addScript(name: string): Promise<void> {
  const element = document.createElement('script');
  // They run in the order in which they are asked for, since some take from others.
  element.async = false;
  element.src = addressOf(__FILES__[name]!);
  if (script?.nonce) element.nonce = script.nonce;
  element.crossOrigin = script?.crossOrigin ?? null;
  await new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = () => {
      // At once: whoever hears of the failure may ask for it again.
      requests.delete(name);
      reject(new Error(`${element.src} cannot be loaded`));
    };
    document.head.append(element);
  }).finally(() => element.remove());
}

/** Loads a script once; one that has failed can be tried again. */
function load(name: string): Promise<void> {
  let request = requests.get(name);
  if (!request) {
    request = addScript(name);
    requests.set(name, request);
    request.catch(() => {
      if (requests.get(name) === request) requests.delete(name);
    });
  }
  return request;
}

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
    const scripts = tags[localName];
    const done = scripts ? Promise.all(scripts.map(load)) : reportUnknown(localName);
    // The browser itself tells of a script that it could not load, or was not allowed to.
    done.catch(() => {});
  }
}

/** Begins to look for elements in the document, and in shadow roots that tell of them. */
export function start(): void {
  setPartLoader(load);
  watchScripts();
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
