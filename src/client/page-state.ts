/** A request in flight, shared by all callers of the same request. */
export interface InFlightRequest {
  readonly answer: Promise<unknown>;
  readonly abort: (reason: unknown) => void;
  waiting: number;
  /** The elements that wait for it, if they have a position on the page. */
  readonly targets: ViewportTarget[];
  /** The other callers: each fails with an error. */
  readonly leave: Set<(error: Error) => void>;
  isHeldBack?: boolean;
  /** The error of callers without an element, once a request that is held back has timed out. */
  heldBackError?: Error;
}

/** A caller with a position on the page, such as an element. */
export interface ViewportTarget {
  /** True near the viewport; undefined: not known yet. */
  readonly isNear: boolean | undefined;
  /** Called when a script of the page holds its request back. */
  readonly onHeldBack?: () => void;
}

export interface QueuedRequest {
  readonly targets: readonly ViewportTarget[];
  /** Most requests in flight together with it. */
  readonly concurrency: number;
  /** Ms between the starts of two requests; 0: no pause. */
  readonly interval: number;
  readonly start: () => void;
}

/** The requests with one application id: a service counts them together. */
export interface RateLimitGroup {
  running: number;
  /** Waiting requests, in the order of their arrival. */
  readonly queue: QueuedRequest[];
  /** True during the interval after the start of a request. */
  isPaced?: boolean;
}

/** A sandboxed frame that sends requests. */
export interface TransportFrame {
  /** True after its first message. */
  alive: boolean;
  /** Receives requests: see `embed/frame/frame.ts`. */
  readonly port: MessagePort;
  /** Callbacks of waiting requests, called when the frame fails, or the page holds it back. */
  readonly waiting: Set<(isHeldBack: boolean) => void>;
  readonly isHeldBack: () => boolean;
  readonly end: () => void;
}

export interface ScriptSettings {
  /** The tag: its position decides which elements its settings are for. Null for an inline module. */
  readonly script: Node | null;
  /** By property name. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  isChecked?: boolean;
  /** Words of `data-origins` that are no origins. */
  wrongOrigins?: string;
  /** True if the tag has not run itself: see `embed/script-settings.ts`. */
  isReplaced?: boolean;
  /** True if the author's tag may have had further settings, which are lost. */
  isLost?: boolean;
}

/** The state that all copies of the kit on a page share. `KEY` has its version. */
interface PageState {
  /** Requests under way, by transport and address. */
  readonly inFlight: Map<string, InFlightRequest>;
  /** The script tags, in document order if they are in the document. */
  readonly scripts: ScriptSettings[];
  /** Default address of `frame.html`: beside the script that ran first. */
  frameUrl?: string;
  isAffiliateIdReported?: boolean;
  /** Codes of the findings about the page that have been reported. */
  reported?: Set<string>;
  /** Requests scheduled together, by application id. */
  readonly rateLimitGroups: Record<string, RateLimitGroup>;
  /** Transport frames, by their address and the service's origin: see `transports/frame.ts`. */
  frames?: Record<string, TransportFrame>;
  /**
   * Origins of services, and addresses of frames, from the script tags; undefined: no tag names a service. See
   * `trusted-origins.ts`.
   */
  trusted?: ReadonlySet<string>;
  /** The connected `<mkt-config>` elements: see `element/permission.ts`. */
  configs?: Set<Element>;
  /** Set once a policy has blocked the service's script on this page. */
  blocked?: boolean;
  /** Set once the retry of a script by `fetch` has succeeded: a policy or a blocker stops scripts. */
  scriptsFail?: boolean;
}

/** Fired by a `<mkt-config>` on itself, or on the document, after a change of its settings. */
export const SETTINGS_CHANGE = 'mkt-settings-change';

/**
 * The number is the version of the state's shape: copies of a release with another shape have a state of their
 * own. Increase it with each change of the shape.
 */
const KEY = Symbol.for('mkt-widgets page-state 6');
const scope = globalThis as { [KEY]?: PageState | undefined };

/** The page's one instance, under a symbol that cannot clash with the host page's names. */
export const pageState: PageState = (scope[KEY] ??= {
  inFlight: new Map(),
  scripts: [],
  // Without a prototype, since an application id may be any word, `constructor` for example.
  rateLimitGroups: { __proto__: null } as unknown as PageState['rateLimitGroups'],
});
