/** Served by test/runner/plugins/origins.js while tests run. */
export const origins: {
  readonly service: string;
  /** The built kit, under `/dist/`. */
  readonly cdn: string;
  /** The same from a host without CORS headers, which modules cannot be loaded from. */
  readonly closed: string;
  /** The same from a host that holds all but the first file back, below `/hold:KEY/dist/`. */
  readonly held: string;
};
