/** The shared list in the address of the page: one for all lists of the page. */
import { sharedIn, withShared } from './fragment.js';
import type { KeptId } from './kept-id.js';

class SharedAddress {
  /** Called after each change. */
  readonly listeners = new Set<() => void>();
  #fragment = '';
  #ids: readonly KeptId[] = [];

  constructor() {
    addEventListener('hashchange', () => this.#notify());
  }

  /** The same array until the address changes. */
  get ids(): readonly KeptId[] {
    const { hash } = location;
    if (hash !== this.#fragment) this.#ids = sharedIn(hash);
    this.#fragment = hash;
    return this.#ids;
  }

  set ids(ids: readonly KeptId[]) {
    const { hash, href } = location;
    this.#ids = ids;
    try {
      // The whole address: a path would be one of `<base href>`, or begin with a host.
      const address = href.replace(/#.*/s, '') + withShared(hash, ids);
      history.replaceState(history.state, '', address);
    } catch {
      // The browser or the page refuses it: the ids are changed all the same.
    }
    this.#fragment = location.hash;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.listeners) listener();
  }
}

export const sharedAddress = new SharedAddress();
