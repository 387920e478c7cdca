/** A request that is under way, with everybody who waits for its answer. */
export interface Flight {
  readonly answer: Promise<unknown>;
  readonly abort: (reason: unknown) => void;
  waiting: number;
}

/** What all copies of the kit on a page share, whatever their version: keep its shape. */
interface Page {
  /** Requests under way, by transport and address. */
  readonly flights: Map<string, Flight>;
  /** Settings from the script tags, by property name. */
  readonly settings: Record<string, string | undefined>;
}

/** Fired by a `<mkt-config>` on itself, or on the document, when a setting has changed. */
export const SETTINGS_CHANGE = 'mkt-settings-change';

const KEY = Symbol.for('mkt-widgets');
const scope = globalThis as { [KEY]?: Page | undefined };

/** The page's one instance, under a symbol: no name of the host page can clash with it. */
export const page: Page = (scope[KEY] ??= { flights: new Map(), settings: {} });
