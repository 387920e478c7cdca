/**
 * The classic scripts of the drop-in, which are CommonJS to the bundler: a registry by which they load and
 * import each other. `scripts/build/drop-in.ts` writes the wrapper around their code.
 */
import { folderOf, ownScript } from './script-settings.js';

/** Not yet in TypeScript's types. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy;
}
interface Policy {
  createScriptURL: (address: string) => string;
}

/** The code of a script, as a CommonJS module. */
type Script = (require: (path: string) => unknown, exports: object) => void;

/** The script with the hashes of all others, and its own hash: `scripts/build/drop-in.ts` inserts them. */
const HASHES = '%INTEGRITY_FILE%';
const HASH = '%INTEGRITY%';

const folder = folderOf(ownScript);
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** Exports of the scripts, by file name. */
const loaded = new Map<string, object>();
const requests = new Map<string, Promise<object>>();
/** Called with the exports of requested scripts. */
const receivers = new Map<string, (exports: object) => void>();
let policy: Policy | undefined;
let isReported = false;

function addressOf(file: string): string {
  if (!folder) {
    const error = new Error('mkt.js needs a classic script with a src [noSrc]');
    if (!isReported) console.error(error.message);
    isReported = true;
    throw error;
  }
  policy ??= trustedTypes?.createPolicy('mkt-widgets', {
    createScriptURL(address) {
      if (!new URL(address).href.startsWith(folder)) throw new TypeError(address);
      return address;
    },
  });
  const address = `${folder}kit/${file}`;
  return policy?.createScriptURL(address) ?? address;
}

function addScript(file: string, integrity: string): Promise<object> {
  const src = addressOf(file);
  const { nonce, crossOrigin } = ownScript!;
  const element = Object.assign(document.createElement('script'), {
    // They must run in the order of their requests, since some import others.
    async: false,
    src,
    integrity,
    nonce,
    crossOrigin,
  });
  return new Promise((resolve, reject) => {
    receivers.set(file, resolve);
    element.onload = element.onerror = () => {
      element.remove();
      const exports = loaded.get(file);
      if (exports) {
        resolve(exports);
      } else {
        // Before the rejection, since its handlers may request the script again.
        requests.delete(file);
        reject(new Error(`${src} cannot be loaded`));
      }
    };
    document.head.append(element);
  });
}

/** Loads a script once; after a failure, the next call tries again. */
function load(file: string, integrity = ''): Promise<object> {
  if (!requests.has(file)) requests.set(file, addScript(file, integrity));
  return requests.get(file)!;
}

/** Loads a script with an integrity check if the tag of `mkt.js` has one. */
const loadChecked = async (file: string): Promise<object> =>
  load(file, ((await load(HASHES, HASH)) as Record<string, string>)[file]);

const nameOf = (path: string) => path.replace(/.*\//, '');

/** The exports of a script; a promise if it has to be loaded. */
export function require(path: string): object | Promise<object> {
  const file = nameOf(path);
  return loaded.get(file) ?? (ownScript?.integrity ? loadChecked : load)(file);
}

/** Runs a script beside `mkt.js`. If it imports a script that has failed, it can be loaded again with it. */
function run(file: string, script: Script): void {
  const exports = {};
  const failure = new Error();
  try {
    script((path) => {
      const module = loaded.get(nameOf(path));
      if (module) return module;
      // Dynamic imports call this later, when the script has run.
      if (loaded.has(file)) return require(path);
      throw failure;
    }, exports);
    loaded.set(file, exports);
    // A tool of the page may run a clone in place of the requested tag.
    receivers.get(file)?.(exports);
  } catch (error) {
    if (error !== failure) throw error;
  }
}

/** Starts the registry with the exports of `mkt.js`; returns the function that the other scripts call. */
export function publish(core: object): typeof run {
  loaded.set('mkt.js', core);
  return run;
}
