/** Where answers are kept: in the page's memory, and in the browser's IndexedDB for the next visit. */
import { createStore, get as read, update } from 'idb-keyval';

/** The version of the package, which the build puts in. */
declare const __VERSION__: string;

/** The body of an answer, as JSON: whoever reads it checks it like one that has just come. */
export interface CacheEntry {
  readonly json: string;
  readonly receivedAt: Date;
}

/** Ms for which what has a price may be shown, with the time it is from, and is kept. */
export const LONGEST_USE = 24 * 60 * 60 * 1000;

/** What is kept at most; the oldest goes first. */
const LIMITS = { entries: 60, size: 500_000 };

/** Ms after the last answer before they are written to the browser's store. */
const WRITE_DELAY = 200;

/** Ms to wait for the browser's store at most: readers must not wait for one that never opens. */
const OPEN_TIMEOUT = 500;

const store = /* @__PURE__ */ createStore('mkt-widgets', 'answers');
/** One record holds all of them: they are few, and read at once. */
const RECORD_KEY = 'all';

/** Says in `localStorage`, which can be read without waiting, that there is such a record. */
const PRESENCE_KEY = 'mkt-widgets';

/** What this page has in its memory, with what it has read of the browser's store. */
const memory = new Map<string, CacheEntry>();

type KeyedEntry = readonly [key: string, entry: CacheEntry];
type Stored = readonly [version: string, entries: readonly KeyedEntry[]];

function isEntry(one: Partial<KeyedEntry> | undefined): boolean {
  const { json, receivedAt } = (one?.[1] ?? {}) as Partial<CacheEntry>;
  return typeof json === 'string' && receivedAt instanceof Date;
}

/** Ms since an answer came. */
export const ageOf = ({ receivedAt }: Pick<CacheEntry, 'receivedAt'>): number =>
  Date.now() - Number(receivedAt);

/** Whether an answer may still be used: a clock that was set back tells of no age. */
export function isUsable(entry: CacheEntry): boolean {
  const age = ageOf(entry);
  return age >= 0 && age < LONGEST_USE;
}

/**
 * Brings memory and store together, within the limits.
 * @param stored what another release has stored may have another shape, or be broken
 */
function merge(stored: Stored | undefined): Stored {
  const all: KeyedEntry[] = [...memory];
  if (stored?.[0] === __VERSION__) all.push(...[stored[1]].flat().filter(isEntry));
  all.sort(([, one], [, other]) => ageOf(one) - ageOf(other));
  memory.clear();
  let size = 0;
  for (const [key, entry] of all) {
    const { length } = entry.json;
    // What is too large crowds all else out.
    if (memory.has(key) || !isUsable(entry) || length > LIMITS.size) continue;
    size += length;
    if (memory.size === LIMITS.entries || size > LIMITS.size) break;
    memory.set(key, entry);
  }
  // put() drops the first entry.
  const kept = [...memory].reverse();
  memory.clear();
  for (const [key, entry] of kept) memory.set(key, entry);
  return [__VERSION__, [...memory]];
}

/** Where storage is refused, full or broken, the page's own memory has to do. */
async function ignoringFailures(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // Nothing is lost but a request of the next visit.
  }
}

/** The one read of the browser's store, and how long the first answers wait for it. */
let reading: Promise<unknown> | undefined;
let opened: Promise<unknown> | undefined;
let writing: ReturnType<typeof setTimeout> | undefined;

/** Whether the browser's store may hold something: to open it for nothing takes long. */
function mayBeStored(): boolean {
  try {
    return PRESENCE_KEY in localStorage;
  } catch {
    return true;
  }
}

/** Begins to read what is stored, so that it is there once elements ask. */
export function preload(): void {
  if (!reading && mayBeStored())
    reading = ignoringFailures(async () => merge(await read(RECORD_KEY, store)));
}

/** The entry under a key; without a promise where nothing has to be read for it. */
export function get(key: string): CacheEntry | undefined | Promise<CacheEntry | undefined> {
  if (!memory.has(key)) preload();
  if (memory.has(key) || !reading) return memory.get(key);
  opened ??= Promise.race([reading, new Promise((resolve) => setTimeout(resolve, OPEN_TIMEOUT))]);
  return opened.then(() => memory.get(key));
}

/** Runs something that nobody waits for once there is nothing else to do, as far as that is known. */
const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work);

/** Writes what the page has in its memory to the browser's store. */
const write = () =>
  ignoringFailures(async () => {
    // Where there is no store, nothing else would ever drop the oldest.
    merge(undefined);
    await update(RECORD_KEY, merge, store);
    localStorage[PRESENCE_KEY] = 1;
  });

/** Keeps an answer: at once for the page, and for the browser once no more of them come. */
export function put(key: string, body: unknown, receivedAt: Date): void {
  // The latest stand last, so that the first is the one to drop: writing may be long in coming.
  memory.delete(key);
  try {
    memory.set(key, { json: JSON.stringify(body), receivedAt });
  } catch {
    // A script can bring what JSON cannot hold.
    return;
  }
  const [oldest = ''] = memory.keys();
  if (memory.size > LIMITS.entries) memory.delete(oldest);
  clearTimeout(writing);
  writing = setTimeout(() => whenIdle(() => void write()), WRITE_DELAY);
}

/** Forgets all entries, of the page and of the browser. */
export async function clear(): Promise<void> {
  memory.clear();
  await reading;
  // What was still being read has come into it.
  memory.clear();
  await ignoringFailures(() => update(RECORD_KEY, () => undefined, store));
}
