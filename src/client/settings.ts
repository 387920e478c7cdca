import type { ParameterTable, ParamsOfTable } from './validation/parameter.js';

const urlOrPath = { kind: 'text', pattern: /^(https?:\/)?\/./i, format: 'urlOrPath' } as const;

/** The settings of a client: how it makes requests. */
export const clientSettings = {
  /** Application id, from the service's developer portal. */
  applicationId: { kind: 'text', required: true },
  /** Affiliate id: the links of every answer then carry it. */
  affiliateId: { kind: 'text' },
  /** Address of the service, or a whole address template with `{group}`, `{operation}` and `{version}`. */
  baseUrl: urlOrPath,
  /** Address of the dynamic ad operation, without its path. */
  dynamicAdUrl: urlOrPath,
  /** OAuth access token of the reader, for the bookmark operations. */
  accessToken: { kind: 'text', secret: true },
  /**
   * How the service is asked: by a script in the page, by one in a sandboxed frame, or by CORS. What
   * carries an access token goes by the frame unless this is set.
   */
  transport: { kind: 'text', values: ['jsonp', 'frame', 'fetch'], default: 'jsonp' },
  /** Address of `frame.html`, for the transport `frame`; by default beside the kit's script. */
  frameUrl: urlOrPath,
  /** Milliseconds after which a request counts as failed. */
  timeout: { kind: 'integer', min: 1, max: 2147483647, default: 8000 },
  /** Seconds for which an answer counts as fresh; 0: ask every time. Elements: 600 unless set. */
  cacheTtl: { kind: 'integer', min: 0, default: 600 },
  /**
   * Requests given to the browser at once, of all elements with the same application id; where
   * `requestsPerSecond` is set, unless set as well, as many as that makes. Over HTTP/1.1 browsers
   * have six of them under way, and the others ready in their queue: so the next one leaves at once,
   * also while the page is busy.
   */
  concurrency: { kind: 'integer', min: 1, default: 12 },
  /** Requests begun in a second, of all elements and tabs with the same application id. */
  requestsPerSecond: { kind: 'decimal', min: 0.01 },
  /** Further query parameters for every request, written as a query string; none that is a setting. */
  query: { kind: 'text' },
  /** Version of the operation, where the service offers another than the kit asks for. */
  apiVersion: { kind: 'text', pattern: /^[\w.]+$/, format: 'apiVersion' },
  /** The words of a live service for the interface's neutral ones: `site=acme Market=Acme`. */
  names: {
    kind: 'text',
    pattern: /^\s*((site|market|ebook|golf)=[a-z]\w*(\s+|$))*$/i,
    format: 'identifierMapping',
  },
} as const satisfies ParameterTable;

/** Settings of a client. */
export type Settings = ParamsOfTable<typeof clientSettings>;
