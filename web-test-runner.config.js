/** `npx wtr --files PATH`; `npm test` builds what tests need, and runs Node's tests, too. */
import { chromeLauncher } from '@web/test-runner-chrome';
import { config } from './test/runner/config.js';
import { testFiles } from './test/runner/files.js';
import { useFont } from './test/runner/font.js';
import {
  findBrowser,
  ONE_PROCESS,
  openWindow,
  PAGES_AT_ONCE,
} from './scripts/browsers/chromium.js';

useFont();
const { executablePath, flags } = await findBrowser();
const chrome = chromeLauncher({
  // Without events of the network, which no test reads: each file is one to two hundred requests.
  launchOptions: { executablePath, args: [...flags, ...ONE_PROCESS], networkEnabled: false },
  concurrency: PAGES_AT_ONCE,
  createPage: ({ browser }) => openWindow(browser),
});

export default config(
  [chrome],
  testFiles([], false).filter((file) => file.endsWith('.spec.ts')),
);
