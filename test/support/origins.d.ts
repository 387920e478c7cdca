/** Served by test/runner/plugins/origins.js while tests run. */
export const origins: {
  /** The sandbox service. */
  readonly service: string;
  /** The built kit, under `/dist/`; under `/late/`, all but its first file take their time. */
  readonly cdn: string;
  /** The same from a host without CORS headers, which modules cannot be loaded from. */
  readonly closed: string;
};
