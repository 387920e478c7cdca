/** The list that somebody has shared, in the address of the page: ids only. Anybody can write it. One for all lists of the page. */
import { hasLookup, idIn, idText, MAX_KEPT, type KeptId } from './kept-id.js';

const NAME = 'mkt-kept';
/** Most characters of a fragment that are read: a long one would keep the page busy. */
const LONGEST = 5000;

const parameter = (ids: readonly KeptId[]): string => `${NAME}=${ids.map(idText).join()}`;

/** The address of the page with another fragment: a path would be one of `<base href>`, or begin with a host. */
const withFragment = (fragment: string): string =>
  location.href.replace(/#.*/s, '') + (fragment && `#${fragment}`);

/** The address that shares a list. */
export const addressOf = (items: readonly KeptId[]): string =>
  withFragment(parameter(items.filter(({ kind }) => hasLookup(kind))));

/** The ids in a fragment: the first of equal ones, at most `MAX_KEPT`. */
function idsIn(fragment: string): KeptId[] {
  const list = new URLSearchParams(fragment.slice(1, LONGEST)).get(NAME) ?? '';
  const ids = new Map<string, KeptId>();
  for (const text of list.split(',')) {
    const id = idIn(text);
    if (id && hasLookup(id.kind) && ids.size < MAX_KEPT) ids.set(text, id);
  }
  return [...ids.values()];
}

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
    if (hash !== this.#fragment) this.#ids = idsIn(hash);
    this.#fragment = hash;
    return this.#ids;
  }

  /** Whatever else is in the fragment stays. */
  set ids(ids: readonly KeptId[]) {
    const parts = location.hash.slice(1).split('&');
    const others = parts.filter((part) => part && !part.startsWith(`${NAME}=`));
    const fragment = [...others, ...(ids.length ? [parameter(ids)] : [])].join('&');
    try {
      history.replaceState(history.state, '', withFragment(fragment));
    } catch {
      // The browser or the page refuses it: the ids are changed all the same.
    }
    this.#ids = ids;
    this.#fragment = location.hash;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.listeners) listener();
  }
}

export const sharedAddress = new SharedAddress();
