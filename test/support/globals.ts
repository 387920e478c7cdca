/** A browser's globals for tests in Node. */
const originals = new Map<string, PropertyDescriptor | undefined>();

/** Replaces a global, also one that Node has, until `restoreGlobals`. */
export function setGlobal(name: string, value: unknown): void {
  if (!originals.has(name)) originals.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

export function restoreGlobals(): void {
  for (const [name, original] of originals) {
    Reflect.deleteProperty(globalThis, name);
    if (original) Object.defineProperty(globalThis, name, original);
  }
  originals.clear();
}
