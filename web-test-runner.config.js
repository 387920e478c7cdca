import { built } from './test/runner/plugins/built.js';
import { forcedColors } from './test/runner/plugins/forced-colors.js';
import { origins } from './test/runner/plugins/origins.js';
import { pages } from './test/runner/plugins/pages.js';
import { sandbox } from './test/runner/plugins/sandbox.js';
import { site } from './test/runner/plugins/site.js';
import { FONT_FOLDER, loadFonts, withFont } from './test/runner/font.js';
import { plainLogger } from './tools/logger.js';
import { LIMITS } from './tools/limits.js';

/** The servers on other origins. */
const servers = origins();

/**
 * The server of the tests in browsers. test/runner/test.js selects the tests and starts the browsers.
 * @type {import('@web/test-runner').TestRunnerConfig}
 */
export default {
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
          afterEach() {
            // The results are sent as a structured clone, which cannot contain elements.
            const { err } = this.currentTest;
            for (const key of ['actual', 'expected']) {
              if (err?.[key]?.nodeName) err[key] = err[key].nodeName;
            }
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
  plugins: [forcedColors(), servers],
  logger: plainLogger(),
};
