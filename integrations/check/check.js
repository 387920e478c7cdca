/**
 * `node integrations/check/check.js`: builds and opens the samples with the real software, and checks that readers see
 * the same as on a plain page.
 *
 *   --no-build   use the existing dist/
 *   PLACE…       only these: wordpress, wordpress-newest, css, bundlers, minifiers, hugo, react, vue, svelte, angular
 */
import { parseArgs } from 'node:util';
import { expect } from 'chai';
import { build } from '../../scripts/build/build.js';
import { check, promise } from '../../scripts/checks/promise.js';
import { endLater } from '../../scripts/checks/running.js';
import { startService } from '../../sandbox/index.js';
import { startStatic } from '../../sandbox/static.js';
import { newPage, startBrowser, titlesOf } from './browser.js';
import { checkMinifiers } from './minifiers.js';
import { checkPlaces } from './places.js';
import { checkStyleSheet } from './style-sheet.js';
import { checkTemplates } from './templates.js';
import { startWordPress } from './wordpress.js';
import { debian, newest } from './wordpress-editions.js';
import { checkWordPress } from './wordpress-promises.js';

const { values, positionals: only } = parseArgs({
  options: { 'no-build': { type: 'boolean' } },
  allowPositionals: true,
});

await check(async () => {
  if (!values['no-build']) await build();
  const service = endLater(await startService());
  const kit = endLater(await startStatic({ folders: { '': 'dist' } }));
  const browser = endLater(await startBrowser());

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
    expect(expected.length).to.equal(3);
  });

  for (const [place, edition] of Object.entries({
    wordpress: debian,
    'wordpress-newest': newest,
  })) {
    if (only.length && !only.includes(place)) continue;
    const wordpress = endLater(await startWordPress(edition));
    console.log(`In WordPress ${wordpress.version}:`);
    await checkWordPress({ browser, wordpress, service: service.origin, expected });
  }
  if (!only.length || only.includes('css')) await checkStyleSheet(browser);
  await checkMinifiers(only);
  await checkTemplates(only);
  await checkPlaces({ browser, kit: kit.origin, service: service.origin, expected, only });
});
