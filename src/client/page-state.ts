/** A request that is under way, shared by all who have asked the same. */
export interface InFlightRequest {
  readonly answer: Promise<unknown>;
  readonly abort: (reason: unknown) => void;
  waiting: number;
  /** What waits for it on the page, as far as it has a place there. */
  readonly targets: ViewportTarget[];
}

/** Something with a place on the page, such as an element. */
export interface ViewportTarget {
  /** Whether it is near the viewport; undefined: not known yet. */
  readonly isNear: boolean | undefined;
  /** Whether its author wants it at once, wherever it is. */
  readonly isEager?: boolean;
}

/** A request that waits for its turn. */
export interface QueuedRequest {
  readonly targets: readonly ViewportTarget[];
  /** Requests that may be under way together with it. */
  readonly concurrency: number;
  /** Ms between the starts of two requests; 0: none. */
  readonly interval: number;
  readonly start: () => void;
}

/** The requests with one application id: a service counts them together. */
export interface RateLimitGroup {
  /** How many are under way. */
  running: number;
  /** Those that wait for their turn, in their order. */
  readonly queue: QueuedRequest[];
  /** Whether one has started, and the interval to the next is not over yet. */
  isPaced?: boolean;
}

/** A sandboxed frame that asks the service. */
export interface TransportFrame {
  /** Whether it has ever sent a message. */
  alive: boolean;
  /** Takes requests: see `embed/frame/frame.ts`. */
  readonly port: MessagePort;
  /** Called when it dies, for each that waits for an answer. */
  readonly waiting: Set<() => void>;
  /** Takes it out of the page. */
  readonly end: () => void;
}

/** What a script tag of the kit says. */
export interface ScriptSettings {
  /** The tag, whose place on the page says which elements it is for; none of an inline module. */
  readonly script: Node | null;
  /** By property name. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  /** Whether its author has been told what is wrong with it. */
  isChecked?: boolean;
}

/** What all copies of the kit on a page share that know this shape: see `KEY`. */
interface PageState {
  /** Requests under way, by transport and address. */
  readonly inFlight: Map<string, InFlightRequest>;
  /** The script tags: in the order of the page, as far as they are in it. */
  readonly scripts: ScriptSettings[];
  /** Where `frame.html` is, unless a setting says it: beside the script that ran first. */
  frameUrl?: string;
  /** Set once the author has been told that links earn nothing. */
  isToldOfAffiliateId?: boolean;
  /** Requests to schedule together, by application id. */
  readonly rateLimitGroups: Record<string, RateLimitGroup>;
  /** Frames that ask services, by their address and the service's origin: see `transports/frame.ts`. */
  frames?: Record<string, TransportFrame>;
  /**
   * The origins of the services that the script tags name, and the addresses of frames that they
   * name; undefined: no tag names a service. See `trust.ts`.
   */
  trusted?: ReadonlySet<string>;
  /** Set once a policy has kept the service's script out of the page. */
  blocked?: boolean;
}

/** Fired by a `<mkt-config>` on itself, or on the document, when a setting has changed. */
export const SETTINGS_CHANGE = 'mkt-settings-change';

/**
 * Counts the shapes of the state: copies of another release, which know another one, have their own.
 * A change of the shape is a new number.
 */
const KEY = Symbol.for('mkt-widgets page-state 3');
const scope = globalThis as { [KEY]?: PageState | undefined };

/** The page's one instance, under a symbol: no name of the host page can clash with it. */
export const pageState: PageState = (scope[KEY] ??= {
  inFlight: new Map(),
  scripts: [],
  // An application id may be any word, also one that all objects know.
  rateLimitGroups: { __proto__: null } as unknown as PageState['rateLimitGroups'],
});
