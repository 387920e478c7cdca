import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { promise } from '../../scripts/checks/promise.js';
import { run } from '../../scripts/lib/programs.js';
import { newPage } from './browser.js';

const WIDTHS = [240, 480, 1000];
const LAYOUTS = ['list', 'grid', 'carousel', 'compact', 'table'];
const VARIANTS = [
  'limit="4"',
  'hide="image" look="dense" heading="Best"',
  'view="both" pager="more"',
];
const SNIPPETS = [
  ...['ranking', 'book-list', 'hotel-search'].flatMap((name) =>
    LAYOUTS.flatMap((layout) =>
      VARIANTS.map((variant) => `<mkt-${name} layout="${layout}" ${variant}></mkt-${name}>`),
    ),
  ),
  '<div data-mkt="golf-finder" data-limit="3"></div>',
  '<mkt-hotel-detail hotel-no="1"></mkt-hotel-detail>',
  '<mkt-shortlist><p data-isbn="9784999900008"></p></mkt-shortlist>',
  '<mkt-ranking consent="click"></mkt-ranking>',
].map((snippet) => `<section>${snippet}</section>`);

/**
 * Each returns a style sheet as the tool writes it. PurgeCSS sees a page without elements.
 * @type {Record<string, (load: NodeJS.Require, css: string) => Promise<string> | string>}
 */
const TOOLS = {
  csso: (load, css) => load('csso').minify(css).css,
  'clean-css': (load, css) => new (load('clean-css'))({ level: 2 }).minify(css).styles,
  purgecss: async (load, css) => {
    const content = [{ raw: '<p></p>', extension: 'html' }];
    return (await new (load('purgecss').PurgeCSS)().purge({ content, css: [{ raw: css }] }))[0].css;
  },
  cssnano: async (load, css) =>
    (await load('postcss')([load('cssnano')()]).process(css, { from: undefined })).css,
  lightningcss: (load, css) =>
    String(
      load('lightningcss').transform({ filename: 'a.css', code: Buffer.from(css), minify: true })
        .code,
    ),
};

/** Checks that `mkt.css` reserves the same space after each tool. @param {import('puppeteer-core').Browser} browser */
export async function checkStyleSheet(browser) {
  const folder = mkdtempSync(join(tmpdir(), 'mkt-css-'));
  const page = await newPage(browser);
  /** @param {string} css */
  const heights = async (css) => {
    await page.setContent(`<style>${css}</style>${SNIPPETS.join('')}`);
    return page.evaluate((widths) => {
      // The space ends after some seconds without a script.
      for (const animation of document.getAnimations()) animation.pause();
      return widths.map((width) => {
        document.body.style.width = `${width}px`;
        return [...document.querySelectorAll('section')].map(({ offsetHeight }) => offsetHeight);
      });
    }, WIDTHS);
  };
  try {
    await run('npm', ['install', '--ignore-scripts', ...Object.keys(TOOLS), 'postcss'], folder);
    const css = readFileSync('dist/mkt.css', 'utf8');
    const reserved = await heights(css);
    expect(Math.min(...reserved.flat())).to.be.above(20);
    for (const [name, tool] of Object.entries(TOOLS))
      await promise(`mkt.css reserves the same space after ${name}`, async () => {
        const written = await tool(createRequire(join(folder, 'x.js')), css);
        expect(await heights(written)).to.deep.equal(reserved);
      });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
