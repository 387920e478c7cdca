/** A request that is under way, with everybody who waits for its answer. */
export interface Flight {
  readonly answer: Promise<unknown>;
  readonly abort: (reason: unknown) => void;
  waiting: number;
  /** Where those stand on the page who wait, as far as they have a place there. */
  readonly places: Place[];
}

/** Something on the page, such as an element. */
export type Place = Pick<Element, 'getBoundingClientRect'>;

/** A request that waits for its turn. */
export interface Waiting {
  readonly places: readonly Place[];
  /** Requests that may be under way then, and ms between the beginnings of two. */
  readonly most: number;
  readonly pace: number;
  readonly go: () => void;
}

/** The requests with one application id: a service counts them together. */
export interface Lane {
  /** How many are under way. */
  running: number;
  /** Those that wait for their turn, in their order. */
  queue?: Waiting[];
  /** Lets go who may: called when one has ended. */
  next?: () => void;
}

/** A sandboxed frame that asks the service. */
export interface Frame {
  /** Whether it has ever said a word. */
  alive: boolean;
  /** Where it is asked: see `embed/frame.ts`. */
  readonly port: MessagePort;
  /** Called when it dies, for each that waits for an answer. */
  readonly waiting: Set<() => void>;
  /** Takes it out of the page. */
  readonly end: () => void;
}

/** What all copies of the kit on a page share, whatever their version: keep its shape. */
interface Page {
  /** Requests under way, by transport and address. */
  readonly flights: Map<string, Flight>;
  /** Settings from the script tags, by property name. */
  readonly settings: Record<string, string | undefined>;
  /** By application id. */
  readonly lanes: Record<string, Lane>;
  /** Frames that ask the service, by their address: see `transport/frame.ts`. */
  frames?: Record<string, Frame>;
  /** Set once a policy has kept the service's script out of the page. */
  blocked?: boolean;
}

/** Fired by a `<mkt-config>` on itself, or on the document, when a setting has changed. */
export const SETTINGS_CHANGE = 'mkt-settings-change';

const KEY = Symbol.for('mkt-widgets');
const scope = globalThis as { [KEY]?: Page | undefined };

/** The page's one instance, under a symbol: no name of the host page can clash with it. */
export const page: Page = (scope[KEY] ??= {
  flights: new Map(),
  settings: {},
  // An application id may be any word, also one that all objects know.
  lanes: { __proto__: null } as unknown as Page['lanes'],
});
