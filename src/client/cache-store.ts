/** The store of the cache: the page's memory, and the browser's IndexedDB for the next visit. */
import { createStore, get as read, update } from 'idb-keyval';
import { CALLBACK_PERIOD } from './request.js';

/** The version of the package. The build inserts it. */
declare const __VERSION__: string;

/** The body of a response. The reader of an answer validates it like a new one. */
export interface StoredAnswer {
  /** JSON in UTF-8: a string with Japanese text would take two bytes for each character. */
  readonly bytes: Uint8Array;
  readonly receivedAt: Date;
}

/**
 * Longest use of an answer with prices, in ms, which are displayed for a day at most. Its time is displayed with it. When
 * an answer arrives, it can be as old as the name of its callback.
 */
export const LONGEST_USE = 24 * 60 * 60 * 1000 - CALLBACK_PERIOD;

/** Limits of the store; the oldest answers are dropped first. */
const LIMITS = { answers: 60, bytes: 500_000 };

/** Ms between the last answer and the write to the browser's store. */
const WRITE_DELAY = 200;

/** Longest wait for the browser's store, in ms: some never open. */
const OPEN_TIMEOUT = 500;

/** The name of the database, and of the mark in `localStorage`. */
export const STORE_NAME = 'mkt-widgets';

const store = /* @__PURE__ */ createStore(STORE_NAME, 'answers');
/** One value holds all answers: they are few, and one read gets them all. */
const ANSWERS_KEY = 'all';

/** Marks in `localStorage`, which is synchronous, that the value exists. */
const PRESENCE_KEY = STORE_NAME;

/** An answer of this page, whose text is made when the browser is idle. */
interface NewAnswer extends Pick<StoredAnswer, 'receivedAt'> {
  readonly body: unknown;
}

export type KnownAnswer = StoredAnswer | NewAnswer;

/** The answers of this page, merged with the stored ones once these have been read. */
const memory = new Map<string, KnownAnswer>();

/** The body of an answer. @throws {SyntaxError} if other code has changed it */
export const bodyOf = (answer: KnownAnswer): unknown =>
  'body' in answer ? answer.body : JSON.parse(new TextDecoder().decode(answer.bytes));

/** Makes the texts of the answers of this page. */
function encodeBodies(): void {
  for (const [key, answer] of memory) {
    if (!('body' in answer)) continue;
    const { body, receivedAt } = answer;
    try {
      memory.set(key, { bytes: new TextEncoder().encode(JSON.stringify(body)), receivedAt });
    } catch {
      // JSONP can return values that JSON cannot represent.
      memory.delete(key);
    }
  }
}

type KeyedAnswer = readonly [key: string, answer: StoredAnswer];
type Stored = readonly [version: string, answers: readonly KeyedAnswer[]];

function isAnswer(answer: Partial<KeyedAnswer> | undefined): boolean {
  const { bytes, receivedAt } = (answer?.[1] ?? {}) as Partial<StoredAnswer>;
  return bytes instanceof Uint8Array && receivedAt instanceof Date;
}

/** Age of an answer, in ms. */
export const ageOf = ({ receivedAt }: Pick<StoredAnswer, 'receivedAt'>): number =>
  Date.now() - Number(receivedAt);

/** False if the answer is too old, or if the clock was set back: then its age is unknown. */
export function isUsable(answer: Pick<StoredAnswer, 'receivedAt'>): boolean {
  const age = ageOf(answer);
  return age >= 0 && age < LONGEST_USE;
}

/**
 * Merges the stored answers into memory, within the limits.
 * @param stored another release may have stored another shape; it may also be broken
 */
function merge(stored: Stored | undefined): Stored {
  encodeBodies();
  const others = stored?.[0] === __VERSION__ ? [stored[1]].flat().filter(isAnswer) : [];
  // Not `push(...others)`: other code may have stored more answers than a call has arguments.
  const all = [...memory, ...others] as KeyedAnswer[];
  all.sort(([, a], [, b]) => ageOf(a) - ageOf(b));
  memory.clear();
  let size = 0;
  for (const [key, answer] of all) {
    const { length } = answer.bytes;
    // A larger answer would displace all others.
    if (memory.has(key) || !isUsable(answer) || length > LIMITS.bytes) continue;
    size += length;
    if (memory.size === LIMITS.answers || size > LIMITS.bytes) break;
    memory.set(key, answer);
  }
  // put() drops the first answer.
  const oldestFirst = [...memory].reverse();
  memory.clear();
  for (const [key, answer] of oldestFirst) memory.set(key, answer);
  return [__VERSION__, [...memory] as KeyedAnswer[]];
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
    reading = ignoringFailures(async () => merge(await read(ANSWERS_KEY, store)));
}

/** The answer with this key; a promise only if the browser's store must be read first. */
export function get(key: string): KnownAnswer | undefined | Promise<KnownAnswer | undefined> {
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
    // Without IndexedDB, the update below never runs, and old answers have to be dropped here.
    merge(undefined);
    // The answers may have been cleared meanwhile.
    if (!memory.size) return;
    hasWritten = true;
    await update(ANSWERS_KEY, merge, store);
    localStorage[PRESENCE_KEY] = 1;
  });

/** Stores an answer, which nothing changes any more: in memory at once, in the browser after a pause without further answers. */
export function put(key: string, body: unknown, receivedAt: Date): void {
  // Answers are in the order of their time, so that the first is the next to be dropped.
  memory.delete(key);
  memory.set(key, { body, receivedAt });
  const [oldest = ''] = memory.keys();
  if (memory.size > LIMITS.answers) memory.delete(oldest);
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

/** Deletes all answers, of the page and of the browser. */
export async function clear(): Promise<void> {
  clearTimeout(writing);
  memory.clear();
  // A read that starts now could find them before they are deleted.
  await (reading ??= Promise.resolve());
  // One under way may have added answers meanwhile.
  memory.clear();
  await ignoringFailures(async () => {
    if (await mayExist()) {
      await update(
        ANSWERS_KEY,
        () => {
          // A write under way has merged the stored answers into memory.
          memory.clear();
          return undefined;
        },
        store,
      );
    }
    localStorage.removeItem(PRESENCE_KEY);
  });
}
