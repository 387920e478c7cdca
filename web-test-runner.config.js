import { readFileSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { fromRollup } from '@web/dev-server-rollup';
import { built } from './test/runner/plugins/built.js';
import { forcedColors } from './test/runner/plugins/forced-colors.js';
import { inlineCss } from './test/runner/plugins/inline-css.js';
import { origins } from './test/runner/plugins/origins.js';
import { pages } from './test/runner/plugins/pages.js';
import { sandbox } from './test/runner/plugins/sandbox.js';
import { site } from './test/runner/plugins/site.js';
import { FONT_FOLDER, loadFonts, withFont } from './test/runner/font.js';
import { plainLogger } from './test/runner/logger.js';
import { LIMITS } from './test/runner/progress.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The servers on other origins. */
const servers = origins();

/**
 * The server of the tests in browsers. test/runner/test.js selects the tests and starts the browsers.
 * @type {import('@web/test-runner').TestRunnerConfig}
 */
export default {
  // The same Lit that the build takes: the development version writes to the console.
  nodeResolve: { exportConditions: ['production', 'default'] },
  testFramework: { config: { timeout: String(LIMITS.test) } },
  // Tests measure text: none starts before the font has loaded. Each one that starts is progress.
  testRunnerHtml: (testFramework) =>
    withFont(
      `<!doctype html><html><head></head><body><script type="module">
        import { sendMessage } from '/__web-dev-server__web-socket.js';
        await (${loadFonts})();
        await import('${testFramework}');
        const sessionId = new URLSearchParams(location.search).get('wtr-session-id');
        mocha.rootHooks({
          beforeEach() {
            void sendMessage({ type: 'test-started', sessionId, test: this.currentTest.fullTitle() });
          },
        });
      </script></body></html>`,
      `/${FONT_FOLDER}`,
    ),
  // Twice what a browser needs at most: it may be started once more.
  browserStartTimeout: 2 * LIMITS.browser + 30_000,
  testsStartTimeout: LIMITS.run,
  // A file takes as long as it needs: its tests have limits, and the run notices a page that hangs.
  testsFinishTimeout: 24 * 3_600_000,
  middleware: [pages(), built(), sandbox(servers.service), site(servers.service)],
  plugins: [
    forcedColors(),
    servers,
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
};
