import { readFileSync } from 'node:fs';
import { firefox } from './firefox.js';
import { webkit } from './webkit.js';

/** What starts each: a launcher, or nothing where the browser cannot be had. */
const BROWSERS = { Firefox: firefox, WebKit: webkit };

/** Only Chromium can be told how large its window is and what its reader prefers: test/support/media.ts. */
const IN_CHROMIUM_ALONE = /\b(media|viewport)\(/;

/**
 * The files to run in each browser but Chromium that this machine has or can get.
 * @param {string[]} files
 * @returns {Promise<import('@web/test-runner').TestRunnerGroupConfig[]>}
 */
export async function inOtherBrowsers(files) {
  const wanted = files.filter((file) => !IN_CHROMIUM_ALONE.test(readFileSync(file, 'utf8')));
  const groups = [];
  for (const [name, start] of wanted.length ? Object.entries(BROWSERS) : []) {
    const launcher = await start().catch((/** @type {Error} */ { message }) => {
      console.log(message);
    });
    if (launcher) groups.push({ name, files: wanted, browsers: [launcher] });
    else console.log(`No ${name} here: no test runs in it.`);
  }
  return groups;
}
