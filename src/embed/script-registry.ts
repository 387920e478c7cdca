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

/** The script with the hashes of all others, and its own hash: `build/drop-in.ts` fills them in. */
const HASHES = '%INTEGRITY_FILE%';
const HASH = '%INTEGRITY%';

const own = ownScript();
const folder = folderOf(own);
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** What scripts export, by the names of their files. */
const loaded = new Map<string, object>();
const requests = new Map<string, Promise<object>>();
let policy: Policy | undefined;
let isReported = false;

/** The address of a script, also for pages that let in trusted ones only. */
function addressOf(file: string): string {
  if (!folder) {
    const error = new Error('mkt.js loads other files only as a classic script with a src');
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
  const { nonce, crossOrigin } = own!;
  const element = Object.assign(document.createElement('script'), {
    // They run in the order in which they are asked for, since some take from others.
    async: false,
    src,
    integrity,
    nonce,
    crossOrigin,
  });
  return new Promise((resolve, reject) => {
    element.onload = element.onerror = () => {
      element.remove();
      const exports = loaded.get(file);
      if (exports) {
        resolve(exports);
      } else {
        // At once: whoever hears of the failure may ask for it again.
        requests.delete(file);
        reject(new Error(`${src} cannot be loaded`));
      }
    };
    document.head.append(element);
  });
}

/** Loads a script once. One that fails can be tried again. */
function load(file: string, integrity = ''): Promise<object> {
  if (!requests.has(file)) requests.set(file, addScript(file, integrity));
  return requests.get(file)!;
}

/** Loads a script that must be as it was built, as the tag of `mkt.js` says of that. */
const loadChecked = async (file: string): Promise<object> =>
  load(file, ((await load(HASHES, HASH)) as Record<string, string>)[file]);

const nameOf = (path: string) => path.replace(/.*\//, '');

/** What a script exports; one that is not there yet is loaded. */
export function require(path: string): object | Promise<object> {
  const file = nameOf(path);
  return loaded.get(file) ?? (own?.integrity ? loadChecked : load)(file);
}

/** Runs a script beside `mkt.js`; one that needs another that has failed can be tried again with it. */
function run(file: string, script: Script): void {
  const exports = {};
  const failure = new Error();
  try {
    script((path) => {
      const found = loaded.get(nameOf(path));
      if (found) return found;
      // Dynamic imports call this later, when the script has run.
      if (loaded.has(file)) return require(path);
      throw failure;
    }, exports);
    loaded.set(file, exports);
  } catch (error) {
    if (error !== failure) throw error;
  }
}

/** Begins with what `mkt.js` exports, and returns what the other scripts call. */
export function publish(core: object): typeof run {
  loaded.set('mkt.js', core);
  return run;
}
