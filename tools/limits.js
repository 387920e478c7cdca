/** Milliseconds after which work hangs. They end it, and judge nothing: slow machines need far less. */
export const LIMITS = {
  /** A test of Node or a hook; tests in browsers have the same in web-test-runner.config.js. */
  test: 60_000,
  /** An answer of the browser: its start, a page. */
  browser: 120_000,
  /** A run without any progress. */
  run: 180_000,
};

/** For tests that install, build and compile whole projects. */
export const LIMITS_OF_REPOSITORY = { ...LIMITS, test: 900_000, run: 1_200_000 };
