import type { PageInfo } from '../../client/response.js';
import type { AnyRecord } from '../../client/records/record.js';

/** What the events of the kit carry, by their names: what dispatches them is typed by this, too. */
export interface MktEventDetails {
  /** An answer is shown. */
  'mkt-load': { readonly records: readonly AnyRecord[]; readonly page: PageInfo };
  /** What was asked for did not come, or cannot be asked for. */
  'mkt-error': { readonly error: Error };
  /** A link of an entry was clicked. `position` counts the entries that are shown, from 1. */
  'mkt-select': {
    readonly record: AnyRecord;
    readonly position: number;
    readonly originalEvent: Event;
  };
  /** Half of an entry was in view for a second. */
  'mkt-impression': { readonly record: AnyRecord; readonly position: number };
  /** The reader searches for something, by the names of the parameters. */
  'mkt-search': { readonly params: Readonly<Record<string, unknown>> };
  /** The reader pressed the button for a bookmark, and then what has become of it. */
  'mkt-bookmark': {
    readonly state: 'pending' | 'added' | 'removed' | 'failed';
    readonly itemCode?: string | undefined;
    readonly bookmarkId?: string | undefined;
    /** Where it has failed. */
    readonly error?: Error;
  };
}

/** The events of the kit by their names. All of them bubble, out of shadow roots as well. */
export type MktEventMap = {
  [Name in keyof MktEventDetails]: CustomEvent<MktEventDetails[Name]>;
};

declare global {
  /** Elements, documents and windows. */
  interface GlobalEventHandlersEventMap extends MktEventMap {}
  /** What is only known to be an `Element`. */
  interface ElementEventMap extends MktEventMap {}
  interface ShadowRootEventMap extends MktEventMap {}
}
