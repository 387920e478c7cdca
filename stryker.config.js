/** `npm run test:mutation`: see test/mutation/mutation.js. */
export default {
  mutate: [
    'src/client/**/*.ts',
    '!src/client/**/*.{spec,test}.ts',
    // These need a browser.
    '!src/client/transports/*.ts',
    '!src/client/{preconnect,geo/geolocation}.ts',
  ],
  testRunner: 'mocha',
  mochaOptions: { spec: ['src/client/**/*.test.ts', 'test/contract/interface.test.ts'] },
  testRunnerNodeArgs: ['--import', './test/mutation/mocha.js'],
  coverageAnalysis: 'perTest',
  // Tables of parameters and fields: comparing them again for each change takes two thirds of the time.
  ignoreStatic: true,
  ignorePatterns: ['/*', '!/package.json', '!/tsconfig.json', '!/src', '!/test'],
  thresholds: { high: 95, low: 90, break: 85 },
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  concurrency: 2,
  // Waits of a busy machine are no endless loops.
  timeoutMS: 20_000,
};
