/** The store of the cache: the page's memory, and the browser's IndexedDB for the next visit. */
import { createStore, get as read, update } from 'idb-keyval';
import { CALLBACK_PERIOD } from './request.js';

/** The version of the package. The build inserts it. */
declare const __VERSION__: string;

/** The body of a response. The reader of an entry validates it like a new one. */
export interface CacheEntry {
  /** JSON in UTF-8: a string with Japanese text would take two bytes for each character. */
  readonly bytes: Uint8Array;
  readonly receivedAt: Date;
}

/**
 * Longest use of an answer with prices, in ms, which are displayed for a day at most. Its time is displayed with it. When
 * an answer arrives, it can be as old as the name of its callback.
 */
export const LONGEST_USE = 24 * 60 * 60 * 1000 - CALLBACK_PERIOD;

/** Limits of the store; the oldest entries are dropped first. */
const LIMITS = { entries: 60, bytes: 500_000 };

/** Ms between the last answer and the write to the browser's store. */
const WRITE_DELAY = 200;

/** Longest wait for the browser's store, in ms: some never open. */
const OPEN_TIMEOUT = 500;

/** The name of the database, and of the mark in `localStorage`. */
export const STORE_NAME = 'mkt-widgets';

const store = /* @__PURE__ */ createStore(STORE_NAME, 'answers');
/** One record holds all entries: they are few, and one read gets them all. */
const RECORD_KEY = 'all';

/** Marks in `localStorage`, which is synchronous, that the record exists. */
const PRESENCE_KEY = STORE_NAME;

/** An entry of this page, whose text is made when the browser is idle. */
interface NewEntry extends Pick<CacheEntry, 'receivedAt'> {
  readonly body: unknown;
}

export type MemoryEntry = CacheEntry | NewEntry;

/** The entries of this page, merged with the record once it has been read. */
const memory = new Map<string, MemoryEntry>();

/** The body of an entry. @throws {SyntaxError} if other code has changed it */
export const bodyOf = (entry: MemoryEntry): unknown =>
  'body' in entry ? entry.body : JSON.parse(new TextDecoder().decode(entry.bytes));

/** Makes the texts of the entries of this page. */
function encodeBodies(): void {
  for (const [key, entry] of memory) {
    if (!('body' in entry)) continue;
    const { body, receivedAt } = entry;
    try {
      memory.set(key, { bytes: new TextEncoder().encode(JSON.stringify(body)), receivedAt });
    } catch {
      // JSONP can return values that JSON cannot represent.
      memory.delete(key);
    }
  }
}

type KeyedEntry = readonly [key: string, entry: CacheEntry];
type Stored = readonly [version: string, entries: readonly KeyedEntry[]];

function isEntry(entry: Partial<KeyedEntry> | undefined): boolean {
  const { bytes, receivedAt } = (entry?.[1] ?? {}) as Partial<CacheEntry>;
  return bytes instanceof Uint8Array && receivedAt instanceof Date;
}

/** Age of an answer, in ms. */
export const ageOf = ({ receivedAt }: Pick<CacheEntry, 'receivedAt'>): number =>
  Date.now() - Number(receivedAt);

/** False if the entry is too old, or if the clock was set back: then its age is unknown. */
export function isUsable(entry: Pick<CacheEntry, 'receivedAt'>): boolean {
  const age = ageOf(entry);
  return age >= 0 && age < LONGEST_USE;
}

/**
 * Merges the stored record into memory, within the limits.
 * @param stored another release may have stored another shape; it may also be broken
 */
function merge(stored: Stored | undefined): Stored {
  encodeBodies();
  const others = stored?.[0] === __VERSION__ ? [stored[1]].flat().filter(isEntry) : [];
  // Not `push(...others)`: other code may have stored more entries than a call has arguments.
  const all = [...memory, ...others] as KeyedEntry[];
  all.sort(([, a], [, b]) => ageOf(a) - ageOf(b));
  memory.clear();
  let size = 0;
  for (const [key, entry] of all) {
    const { length } = entry.bytes;
    // A larger entry would displace all others.
    if (memory.has(key) || !isUsable(entry) || length > LIMITS.bytes) continue;
    size += length;
    if (memory.size === LIMITS.entries || size > LIMITS.bytes) break;
    memory.set(key, entry);
  }
  // put() drops the first entry.
  const oldestFirst = [...memory].reverse();
  memory.clear();
  for (const [key, entry] of oldestFirst) memory.set(key, entry);
  return [__VERSION__, [...memory] as KeyedEntry[]];
}

/** Runs storage work. If storage is refused, full or broken, the page's memory is enough. */
async function ignoringFailures(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // The only loss is a request on the next visit.
  }
}

/** The one read of the browser's store, and the wait of the first answers for it. */
let reading: Promise<unknown> | undefined;
let opened: Promise<unknown> | undefined;
let writing: ReturnType<typeof setTimeout> | undefined;

/** False if the browser's store is empty: opening it in vain takes long. */
function mayBeStored(): boolean {
  try {
    return PRESENCE_KEY in localStorage;
  } catch {
    return true;
  }
}

/** True once this page has opened the browser's store to write. */
let hasWritten = false;

/** Starts to read the browser's store before elements need it. */
export function preload(): void {
  if (!reading && mayBeStored())
    reading = ignoringFailures(async () => merge(await read(RECORD_KEY, store)));
}

/** The entry with this key; a promise only if the browser's store must be read first. */
export function get(key: string): MemoryEntry | undefined | Promise<MemoryEntry | undefined> {
  if (!memory.has(key)) preload();
  if (memory.has(key) || !reading) return memory.get(key);
  opened ??= Promise.race([reading, new Promise((resolve) => setTimeout(resolve, OPEN_TIMEOUT))]);
  return opened.then(() => memory.get(key));
}

/** Runs low-priority work when the browser is idle, or in a later task without `requestIdleCallback`. */
const whenIdle = (work: () => void): unknown =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work) : setTimeout(work);

const write = () =>
  ignoringFailures(async () => {
    // Without IndexedDB, the update below never runs, and old entries have to be dropped here.
    merge(undefined);
    // The entries may have been cleared meanwhile.
    if (!memory.size) return;
    hasWritten = true;
    await update(RECORD_KEY, merge, store);
    localStorage[PRESENCE_KEY] = 1;
  });

/** Stores an answer, which nothing changes any more: in memory at once, in the browser after a pause without further answers. */
export function put(key: string, body: unknown, receivedAt: Date): void {
  // Entries are in the order of their time, so that the first is the next to be dropped.
  memory.delete(key);
  memory.set(key, { body, receivedAt });
  const [oldest = ''] = memory.keys();
  if (memory.size > LIMITS.entries) memory.delete(oldest);
  clearTimeout(writing);
  writing = setTimeout(() => whenIdle(() => void write()), WRITE_DELAY);
}

/** False if the browser has no store: opening it would create one. The mark is not enough, since pages delete it. */
async function mayExist(): Promise<boolean> {
  if (hasWritten) return true;
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === STORE_NAME);
  } catch {
    return true;
  }
}

/** Deletes all entries, of the page and of the browser. */
export async function clear(): Promise<void> {
  clearTimeout(writing);
  memory.clear();
  // A read that starts now could find them before they are deleted.
  await (reading ??= Promise.resolve());
  // One under way may have added entries meanwhile.
  memory.clear();
  await ignoringFailures(async () => {
    if (await mayExist()) {
      await update(
        RECORD_KEY,
        () => {
          // A write under way has merged the record into memory.
          memory.clear();
          return undefined;
        },
        store,
      );
    }
    localStorage.removeItem(PRESENCE_KEY);
  });
}
