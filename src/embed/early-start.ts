/**
 * Work to start before the rest of the script runs: adopts the settings of its tag, reads the browser's store, and opens
 * the connection to the service while further scripts load. Without permission, it only adopts the settings.
 */
import { preload } from '../client/cache-store.js';
import { preconnect } from '../client/preconnect.js';
import { removeSaved } from '../client/written.js';
import { KIND } from '../element/data-element.js';
import { isOpen } from '../element/permission.js';
import { scriptsByTag } from './scripts-by-tag.js';
import { adoptSettings, ownScript, rootsIn } from './script-settings.js';

// In a browser without Trusted Types, an element can have their name, and Lit would call its methods: hidden while the
// script runs.
if (!Object.hasOwn(window, 'trustedTypes')) {
  Object.defineProperty(window, 'trustedTypes', { value: undefined, configurable: true });
  queueMicrotask(() => Reflect.deleteProperty(window, 'trustedTypes'));
}

const ELEMENT = [...Object.keys(scriptsByTag), `[${KIND}]`].join();
/** Elements that wait for a frame or for a further script. The others request at once. */
const LATER = `:is(${ELEMENT}):not(mkt-config,mkt-ranking[loading=eager])`;

/**
 * True if the page may have data elements that are configurations, with settings for elements that are defined already;
 * false if none has been parsed.
 */
export let mayHaveDataConfigs = true;

adoptSettings();
const { baseUrl, transport } = ownScript?.dataset ?? {};

function connect(): void {
  // A declarative shadow root of a saved element that already had one is a child of the element.
  removeSaved(`:is(${ELEMENT})>[shadowrootmode]`);
  const roots = rootsIn(document);
  const contains = (selector: string) => roots.some((root) => root.querySelector(selector));
  mayHaveDataConfigs = contains(`[${KIND}*=config i]`);
  // A page may have its only elements in closed shadow roots.
  if (!contains(ELEMENT) || !isOpen(contains)) return;
  preload();
  if (baseUrl && contains(LATER)) preconnect(baseUrl, transport);
}

// The rest of the page may withhold the permission.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', connect);
else connect();
