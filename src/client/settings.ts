import type { ParameterTable, ParamsOfTable } from './validation/parameter.js';

export const urlOrPath = {
  kind: 'text',
  pattern: /^(https?:\/)?\/./i,
  format: 'urlOrPath',
} as const;

/** The ids of applications and affiliates: blanks and full-width characters come from copying. */
const id = { kind: 'text', pattern: /^[!-~]+$/, format: 'id' } as const;

/** The settings of a client: how it makes requests. */
export const clientSettings = {
  /** Application id, from the service's developer portal. */
  applicationId: { ...id, required: true },
  /** Affiliate id, which the service adds to all links. */
  affiliateId: id,
  /** Address of the service, or an address template with `{group}`, `{operation}` and `{version}`. */
  baseUrl: urlOrPath,
  /** Address of the dynamic ad operation, without its path. */
  dynamicAdUrl: urlOrPath,
  /** OAuth access token of the reader, for the bookmark operations. */
  accessToken: { kind: 'text', secret: true },
  /**
   * Way of the requests: a script in the page, a script in a sandboxed frame, or CORS. Requests with an access
   * token use the frame by default.
   */
  transport: { kind: 'text', values: ['jsonp', 'frame', 'fetch'], default: 'jsonp' },
  /** Address of `frame.html`, for the transport `frame`; by default beside the kit's script. */
  frameUrl: urlOrPath,
  /** Milliseconds after which a request fails. */
  timeout: { kind: 'integer', min: 1, max: 2147483647, default: 8000 },
  /** Seconds for which an answer is fresh; 0: no cache. Elements: 600 by default. */
  cacheTtl: { kind: 'integer', min: 0, default: 600 },
  /**
   * Most requests at once, of all elements with the same application id. With `requestsPerSecond`, there is no
   * limit by default. Browsers send six at a time over HTTP/1.1 and queue the others, so that the next one
   * leaves at once, even while the page is busy.
   */
  concurrency: { kind: 'integer', min: 1, default: 12 },
  /** Most requests per second, of all elements and tabs with the same application id. */
  requestsPerSecond: { kind: 'decimal', min: 0.01 },
  /** Further query parameters of every request, as a query string without settings. */
  query: { kind: 'text' },
  /** Version of the operation, if the service offers another than the kit's. */
  apiVersion: { kind: 'text', pattern: /^[\w.]+$/, format: 'apiVersion' },
  /** A live service's words for the interface's neutral ones: `site=acme Market=Acme`. */
  names: {
    kind: 'text',
    pattern: /^\s*((site|market|ebook|golf)=[a-z]\w*(\s+|$))*$/i,
    format: 'identifierMapping',
  },
} as const satisfies ParameterTable;

export type Settings = ParamsOfTable<typeof clientSettings>;
