import type { PageInfo } from '../../client/response.js';
import type { AnyRecord } from '../../client/records/record.js';

/** The details of the kit's events, by their names. */
export interface MktEventDetails {
  /** An answer is displayed. */
  'mkt-load': { readonly records: readonly AnyRecord[]; readonly page: PageInfo };
  /** A request has failed, or is invalid. */
  'mkt-error': {
    readonly error: Error;
    /** The item of a list by its id, if only that one has failed. */
    readonly item?: Readonly<Record<string, string>>;
  };
  /** A link of an entry was clicked. `position` counts the displayed entries from 1. */
  'mkt-select': {
    readonly record: AnyRecord;
    readonly position: number;
    readonly originalEvent: Event;
  };
  /** Half of an entry was in view for a second. */
  'mkt-impression': { readonly record: AnyRecord; readonly position: number };
  /** The reader consents by the button of `consent="click"`; a page withdraws it by `false`. */
  'mkt-consent': boolean;
  /** The reader searches, by the names of the parameters. */
  'mkt-search': { readonly params: Readonly<Record<string, unknown>> };
  /** The reader keeps something, or not any more: its id, and the kind of the id. */
  'mkt-keep': {
    readonly kept: boolean;
    readonly kind: string;
    readonly id: string;
    readonly name: string;
  };
  /** The reader pressed a bookmark button; a second event has the result. */
  'mkt-bookmark': {
    readonly state: 'pending' | 'added' | 'removed' | 'failed';
    readonly itemCode?: string | undefined;
    readonly bookmarkId?: string | undefined;
    /** Set after a failure. */
    readonly error?: Error;
  };
}

/** The events of the kit by their names. All of them bubble, also out of shadow roots. */
export type MktEventMap = {
  [Name in keyof MktEventDetails]: CustomEvent<MktEventDetails[Name]>;
};

declare global {
  /** Elements, documents and windows. */
  interface GlobalEventHandlersEventMap extends MktEventMap {}
  /** Values typed as `Element`. */
  interface ElementEventMap extends MktEventMap {}
  interface ShadowRootEventMap extends MktEventMap {}
}

const CANCELABLE: readonly string[] = ['mkt-select', 'mkt-search'];

/**
 * Dispatches an event of the kit. It bubbles, also out of shadow roots.
 * @returns false if a listener has cancelled it
 */
export const dispatch = <Name extends keyof MktEventDetails>(
  target: EventTarget,
  type: Name,
  detail: MktEventDetails[Name],
): boolean =>
  target.dispatchEvent(
    new CustomEvent(type, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: CANCELABLE.includes(type),
    }),
  );
