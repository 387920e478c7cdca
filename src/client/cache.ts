import { createStore, get, update } from 'idb-keyval';
import type { Answer } from './response.js';

/** The version of the package, which the build puts in. */
declare const __VERSION__: string;

/** An answer that is kept, without the body it came in. */
export interface CacheEntry {
  readonly answer: Answer;
  /** When it came, in ms. */
  readonly at: number;
  /** Length of the answer as JSON. */
  readonly size: number;
}

/** What is kept at most; the oldest goes first. */
const MOST = { entries: 60, size: 500_000 };

const store = /* @__PURE__ */ createStore('mkt-widgets', 'answers');
/** One record holds all of them: they are few, and read at once. */
const KEY = 'all';

/** Says that there is one, where it can be read without waiting. */
const MARK = 'mkt-widgets';

/** What this page knows, and has read of what the browser has kept. */
const known = new Map<string, CacheEntry>();

type Entry = readonly [key: string, kept: CacheEntry];
type Stored = readonly [version: string, entries: readonly Entry[]];

function isEntry(one: Partial<Entry> | undefined): boolean {
  const { answer } = (one?.[1] ?? {}) as { readonly answer?: Partial<Answer> };
  return Array.isArray(answer?.records) && answer.time instanceof Date;
}

/** Brings both together. What another release has kept may have another shape, or be broken. */
function merge(stored: Stored | undefined): Stored {
  const now = Date.now();
  const all: Entry[] = [...known];
  if (stored?.[0] === __VERSION__) all.push(...[stored[1]].flat().filter(isEntry));
  all.sort(([, { at: one }], [, { at: other }]) => other - one);
  known.clear();
  let size = 0;
  for (const [key, kept] of all) {
    // What a clock that was ahead has dated is never good, and what is too large crowds all else out.
    if (known.has(key) || kept.at > now || kept.size > MOST.size) continue;
    size += kept.size;
    if (known.size === MOST.entries || size > MOST.size) break;
    known.set(key, kept);
  }
  return [__VERSION__, [...known]];
}

/** Where storage is refused, full or broken, the page's own memory has to do. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // Nothing is lost but a request of the next visit.
  }
}

let opened: Promise<unknown> | undefined;
let saving: ReturnType<typeof setTimeout> | undefined;

/** Whether the browser may have kept something: to open its store for nothing takes long. */
function hasKept(): boolean {
  try {
    return MARK in localStorage;
  } catch {
    return true;
  }
}

/** What is kept under a key; at once where there is nothing to read. */
export function recall(key: string): CacheEntry | undefined | Promise<CacheEntry | undefined> {
  if (known.has(key) || (!opened && !hasKept())) return known.get(key);
  opened ??= Promise.race([
    quietly(async () => merge(await get(KEY, store))),
    // A store that never opens must not keep readers waiting.
    new Promise((resolve) => setTimeout(resolve, 500)),
  ]);
  return opened.then(() => known.get(key));
}

/** Keeps an answer: at once for the page, and for the browser once no more of them come. */
export function keep(key: string, { raw: _raw, ...answer }: Answer): void {
  known.set(key, { answer, at: Date.now(), size: JSON.stringify(answer).length });
  // Where there is no store to write, nothing else would ever drop the oldest.
  merge(undefined);
  clearTimeout(saving);
  saving = setTimeout(() => {
    void quietly(async () => {
      await update(KEY, merge, store);
      localStorage[MARK] = 1;
    });
  }, 200);
}

/** Forgets all answers, of this page and of the browser. */
export async function clearCache(): Promise<void> {
  known.clear();
  await quietly(() => update(KEY, () => undefined, store));
}
