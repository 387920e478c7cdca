import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { promise } from '../../scripts/checks/promise.js';
import { run } from '../../scripts/lib/programs.js';
import { newPage } from './browser.js';

/** Writes the output of each tool for a style sheet. PurgeCSS sees a page without elements. */
const TOOLS = `import { readFileSync } from 'node:fs';
import CleanCSS from 'clean-css';
import cssnano from 'cssnano';
import { minify } from 'csso';
import { transform } from 'lightningcss';
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
const css = readFileSync('mkt.css', 'utf8');
const content = [{ raw: '<p></p>', extension: 'html' }];
console.log(JSON.stringify({
  csso: minify(css).css,
  'clean-css': new CleanCSS({ level: 2 }).minify(css).styles,
  purgecss: (await new PurgeCSS().purge({ content, css: [{ raw: css }] }))[0].css,
  cssnano: (await postcss([cssnano()]).process(css, { from: undefined })).css,
  lightningcss: String(transform({ filename: '', code: Buffer.from(css), minify: true }).code),
}));`;
const PACKAGES = ['clean-css', 'cssnano', 'csso', 'lightningcss', 'postcss', 'purgecss'];

const SNIPPETS = ['ranking', 'book-list', 'hotel-search', 'shortlist'].flatMap((name) =>
  ['list', 'grid', 'carousel', 'compact', 'table'].flatMap((layout) => [
    `<mkt-${name} layout="${layout}" hide="image" look="dense" heading="Best"></mkt-${name}>`,
    `<div data-mkt="${name}" data-layout="${layout}" data-limit="4" data-view="both"></div>`,
  ]),
);

/** Checks that `mkt.css` reserves the same space after each tool. @param {import('puppeteer-core').Browser} browser */
export async function checkStyleSheet(browser) {
  const folder = mkdtempSync(join(tmpdir(), 'mkt-css-'));
  const page = await newPage(browser);
  /** The heights of the snippets in a narrow and a wide page. @param {string} css */
  const heights = async (css) => {
    await page.setContent(`<style>${css}</style>${SNIPPETS.join('')}`);
    return page.evaluate(() =>
      [300, 900].flatMap((width) => {
        // The space ends after some seconds without a script.
        for (const animation of document.getAnimations()) animation.pause();
        document.body.style.width = `${width}px`;
        return [...document.body.children].map((element) => element.getBoundingClientRect().height);
      }),
    );
  };
  try {
    await run('npm', ['install', '--ignore-scripts', ...PACKAGES], folder);
    const css = readFileSync('dist/mkt.css', 'utf8');
    writeFileSync(join(folder, 'mkt.css'), css);
    const reserved = await heights(css);
    expect(Math.max(...reserved)).to.be.above(100);
    const { stdout } = await run('node', ['--input-type=module', '--eval', TOOLS], folder);
    for (const [name, written] of Object.entries(JSON.parse(stdout)))
      await promise(
        `mkt.css reserves the same space after ${name}`,
        async () => void expect(await heights(written)).to.deep.equal(reserved),
      );
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
