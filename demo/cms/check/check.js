/**
 * Puts elements where publishers put them, in the real software, and looks whether readers see the
 * same as on a plain page: `npm run cms:check`.
 *
 *   --no-build   take dist/ as it is
 *   PLACE…       only these: wordpress, bundlers, hugo, eleventy, astro, react, vue, svelte, angular
 */
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { build } from '../../../build/build.js';
import { brokenPromises, promise } from '../../promise.js';
import { startService } from '../../service/index.js';
import { startStatic } from '../../static.js';
import { newPage, startBrowser, titlesOf } from './browser.js';
import { holdPlaces } from './places.js';
import { startWordPress } from './wordpress.js';
import { holdWordPress } from './wordpress-promises.js';

const { values, positionals: only } = parseArgs({
  options: { 'no-build': { type: 'boolean' } },
  allowPositionals: true,
});

/** What is to be ended, however this ends; the last first. @type {{ close: () => Promise<unknown> }[]} */
const running = [];
/** @template {{ close: () => Promise<unknown> }} T @param {T} one */
const end = (one) => {
  running.push(one);
  return one;
};
const endAll = async () => {
  while (running.length) await running.pop()?.close();
};
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await endAll();
    process.exit(1);
  });
}

try {
  if (!values['no-build']) await build();
  const service = end(await startService());
  const kit = end(await startStatic({ folders: { '': 'dist' } }));
  const browser = end(await startBrowser());

  /** @type {string[]} */
  let expected = [];
  await promise('A plain page shows three entries', async () => {
    const page = await newPage(browser);
    await page.goto(`${service.origin}/`);
    await page.setContent(
      `<script src="${kit.origin}/mkt.js" data-base-url="${service.origin}" data-application-id="plain-id"></script>
      <mkt-ranking genre-id="100371" limit="3"></mkt-ranking>`,
    );
    expected = await titlesOf(page, 'mkt-ranking');
    assert.equal(expected.length, 3);
  });

  if (!only.length || only.includes('wordpress')) {
    const wordpress = end(await startWordPress());
    await holdWordPress({ browser, wordpress, service: service.origin, expected });
  }
  await holdPlaces({ browser, kit: kit.origin, service: service.origin, expected, only });
} catch (error) {
  await endAll();
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await endAll();
const broken = brokenPromises();
console.log(broken ? `${broken} broken` : 'All kept');
process.exit(broken ? 1 : 0);
