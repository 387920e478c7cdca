/** A browser's stores for tests in Node, and its clock. */
import { mock } from 'node:test';
import { IDBFactory } from 'fake-indexeddb';

interface Scope {
  indexedDB?: unknown;
  localStorage?: unknown;
  requestIdleCallback?: ((work: () => void) => unknown) | undefined;
}
export const scope = globalThis as Scope;
const NAMES = ['indexedDB', 'localStorage', 'requestIdleCallback'] as const;
const originals = NAMES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

/** Replaces a global, also one that Node has. */
export const setGlobal = (name: keyof Scope, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** A `localStorage` without entries. */
const emptyStorage = (): Record<string, unknown> => {
  const storage: Record<string, unknown> = {};
  const removeItem = (key: string) => delete storage[key];
  return Object.defineProperty(storage, 'removeItem', { value: removeItem });
};

/** Starts a browser with empty stores, at a time. */
export function startBrowser(now: number): void {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now });
  setGlobal('indexedDB', new IDBFactory());
  setGlobal('localStorage', emptyStorage());
  setGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1));
}

export function endBrowser(): void {
  mock.timers.reset();
  for (const [index, name] of NAMES.entries()) {
    Reflect.deleteProperty(globalThis, name);
    const original = originals[index];
    if (original) Object.defineProperty(globalThis, name, original);
  }
}

/** Lets the browser's store finish its work. */
export async function stored(): Promise<void> {
  for (let i = 0; i < 40; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** Passes some time, and lets the browser's store finish its work. */
export async function pass(ms: number): Promise<void> {
  await stored();
  mock.timers.tick(ms);
  await stored();
}
