/** A browser's stores for tests in Node, and its clock. */
import { IDBFactory } from 'fake-indexeddb';
import { advanceClock, endClock, startClock } from './fake-clock.js';
import { restoreGlobals, setGlobal } from './globals.js';

interface Scope {
  indexedDB?: unknown;
  localStorage?: unknown;
  requestIdleCallback?: ((work: () => void) => unknown) | undefined;
}
export const scope = globalThis as Scope;

/** A `localStorage` without entries. */
const emptyStorage = (): Record<string, unknown> => {
  const storage: Record<string, unknown> = {};
  const removeItem = (key: string) => delete storage[key];
  return Object.defineProperty(storage, 'removeItem', { value: removeItem });
};

/** Starts a browser with empty stores, at a time. */
export function startBrowser(now: number): void {
  startClock(now);
  setGlobal('indexedDB', new IDBFactory());
  setGlobal('localStorage', emptyStorage());
  setGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1));
}

export function endBrowser(): void {
  endClock();
  restoreGlobals();
}

/** Lets the browser's store finish its work. */
export async function stored(): Promise<void> {
  for (let i = 0; i < 40; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** Passes some time, and lets the browser's store finish its work. */
export async function pass(ms: number): Promise<void> {
  await stored();
  advanceClock(ms);
  await stored();
}
