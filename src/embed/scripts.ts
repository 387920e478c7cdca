/**
 * The classic scripts of the drop-in: they are CommonJS to the bundler, and this is how they find
 * and load each other. What is around their code is written by `build/drop-in.ts`.
 */
import { folderOf, ownScript } from './script-settings.js';

/** What TypeScript does not know of yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy;
}
interface Policy {
  createScriptURL: (address: string) => string;
}

/** The code of a script: it requires what others export, and exports itself. */
type Script = (require: (path: string) => unknown, exports: object) => void;

const own = ownScript();
const folder = folderOf(own);
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** What scripts export, by the names of their files. */
const loaded = new Map<string, object>();
const requests = new Map<string, Promise<object>>();
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

function addScript(file: string, address: string): Promise<object> {
  const element = document.createElement('script');
  // They run in the order in which they are asked for, since some take from others.
  element.async = false;
  element.src = address;
  if (own?.nonce) element.nonce = own.nonce;
  element.crossOrigin = own?.crossOrigin ?? null;
  return new Promise((resolve, reject) => {
    element.onload = element.onerror = () => {
      element.remove();
      const exports = loaded.get(file);
      if (exports) {
        resolve(exports);
      } else {
        // At once: whoever hears of the failure may ask for it again.
        requests.delete(file);
        reject(new Error(`${address} cannot be loaded`));
      }
    };
    document.head.append(element);
  });
}

/** What a script exports; one that is not there yet is loaded. One that fails can be tried again. */
export function require(path: string): object | Promise<object> {
  const file = path.replace(/.*\//, '');
  const exports = loaded.get(file) ?? requests.get(file);
  if (exports) return exports;
  const request = addScript(file, addressOf(`kit/${file}`));
  requests.set(file, request);
  return request;
}

/** Runs a script beside `mkt.js`. */
function run(file: string, script: Script): void {
  const exports = {};
  script(require, exports);
  loaded.set(file, exports);
}

/** Begins with what `mkt.js` exports, and returns what the other scripts call. */
export function publish(core: object): typeof run {
  loaded.set('mkt.js', core);
  return run;
}
