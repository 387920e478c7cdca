import { readFileSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { fromRollup } from '@web/dev-server-rollup';
import { chromeLauncher } from '@web/test-runner-chrome';
import { findBrowser } from './test/runner/browser.js';
import { built } from './test/runner/plugins/built.js';
import { inlineCss } from './test/runner/plugins/inline-css.js';
import { origins } from './test/runner/plugins/origins.js';
import { pages } from './test/runner/plugins/pages.js';
import { plainLogger } from './test/runner/logger.js';
import { fileReporter } from './test/runner/reporter.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const { executablePath, flags } = await findBrowser();

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  // The same Lit that the build takes: the development version writes to the console.
  nodeResolve: { exportConditions: ['production', 'default'] },
  concurrency: 2,
  testFramework: { config: { timeout: '10000' } },
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath, args: flags },
      // A window of its own for each file: elements wait for being in view, and a tab behind
      // another one never is.
      createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
    }),
  ],
  middleware: [pages(), built()],
  plugins: [
    origins(),
    // fetch-jsonp is published as UMD.
    fromRollup(commonjs)({ include: ['**/node_modules/fetch-jsonp/**'], strictRequires: false }),
    inlineCss(),
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: 'tsconfig.json',
      define: { __VERSION__: JSON.stringify(version) },
    }),
  ],
  logger: plainLogger(),
  reporters: [fileReporter()],
};
