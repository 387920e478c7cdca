/** Served by scripts/plugins/origins.js while tests run. */
export const origins: {
  /** The sandbox service. */
  readonly service: string;
  /** The built kit, under `/dist/`. */
  readonly cdn: string;
};
