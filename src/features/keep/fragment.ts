/** The fragment of an address that shares a list: ids only. Anybody can write it. Without DOM. */
import { hasLookup, idIn, idText, MAX_KEPT, type KeptId } from './kept-id.js';

const NAME = 'mkt-kept';

/** Most characters of a fragment that are read. */
const LONGEST = 5000;

/** The fragment that shares a list; '' if no operation finds any of its items. */
export function fragmentOf(items: readonly KeptId[]): string {
  const shared = items.filter(({ kind }) => hasLookup(kind));
  return shared.length ? `#${NAME}=${shared.map(idText).join()}` : '';
}

/** The ids in a fragment: the first of equal ones, at most `MAX_KEPT`. */
export function sharedIn(fragment: string): KeptId[] {
  const list = new URLSearchParams(fragment.slice(1, LONGEST)).get(NAME) ?? '';
  const ids = new Map<string, KeptId>();
  for (const text of list.split(',')) {
    const id = idIn(text);
    if (id && hasLookup(id.kind) && ids.size < MAX_KEPT) ids.set(text, id);
  }
  return [...ids.values()];
}

/** A fragment with other ids; whatever else is in it stays. */
export function withShared(fragment: string, ids: readonly KeptId[]): string {
  const others = fragment
    .slice(1)
    .split('&')
    .filter((part) => part && !part.startsWith(`${NAME}=`));
  const parts = [...others, ...(ids.length ? [fragmentOf(ids).slice(1)] : [])];
  return parts.length ? `#${parts.join('&')}` : '';
}
