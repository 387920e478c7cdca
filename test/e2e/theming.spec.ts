/** The page of the demo on which themes are made. */
import { sendKeys } from '@web/test-runner-commands';
import { tags } from '../../src/embed/tags.js';
import {
  consoleProbe,
  expect,
  fixture,
  origins,
  page,
  partsOf,
  settled,
  viewport,
  type ProbedWindow,
} from '../support/index.js';

/** The page as `npm start` serves it, with the sandbox and the built kit of the tests. */
async function open(width = 1280): Promise<ProbedWindow> {
  const html = (await (await fetch('/demo/theming.html')).text())
    .replaceAll('%SERVICE%', origins.service)
    .replaceAll('"/dist/', `"${origins.cdn}/dist/`)
    .replaceAll('"/theming/', '"/demo/theming/')
    .replace('<head>', `<head>${consoleProbe}`);
  return page(html, { width, height: 1400 });
}

const resultOf = ({ document }: Window) => document.querySelector('#result')!.textContent;
const fieldOf = ({ document }: Window, selector: string) =>
  document.querySelector<HTMLInputElement>(selector)!;

describe('the page on which themes are made', () => {
  beforeEach(async () => viewport(1300, 1400));

  it('has every element', async () => {
    const { document } = await open();
    const missing = Object.keys(tags).filter(
      (tag) => tag !== 'mkt-dynamic-ad' && !document.querySelector(`main ${tag}`),
    );
    expect(missing).to.deep.equal([]);
  });

  it('changes the elements by keyboard, and writes down how a page does the same', async () => {
    const window = await open();
    const ranking = window.document.querySelector('mkt-ranking')!;
    expect(await settled(ranking)).to.equal('ready');
    expect(resultOf(window)).not.to.contain('--mkt-');
    const [item] = partsOf(ranking, 'item');
    const style = window.getComputedStyle(item!);
    const [price] = partsOf(ranking, 'price');
    const before = window.getComputedStyle(price!).color;

    fieldOf(window, '[name="look"]').focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(style.borderWidth).to.equal('1px 0px 0px');
    expect(resultOf(window)).to.contain('<mkt-config look="plain">');

    fieldOf(window, '[name="--mkt-padding"]').focus();
    await sendKeys({ press: 'End' });
    expect(style.paddingTop).to.equal('24px');
    expect(resultOf(window)).to.contain('  --mkt-padding: 1.5em;');

    fieldOf(window, '#hue').focus();
    await sendKeys({ press: 'Home' });
    expect(resultOf(window)).to.match(/--mkt-accent-color: #[\da-f]{6};/);
    expect(window.getComputedStyle(price!).color).not.to.equal(before);
    expect(window.lines).to.deep.equal([]);
  });

  it('does on a page what it writes down', async () => {
    const window = await open();
    fieldOf(window, '[name="look"][value="outline"]').click();
    for (const name of ['--mkt-radius', '--mkt-font-size']) {
      fieldOf(window, `[name="${name}"]`).focus();
      await sendKeys({ press: 'End' });
    }
    const other = await page(
      `<!doctype html><link rel="stylesheet" href="${origins.cdn}/dist/mkt.css">
      ${resultOf(window).replace('<mkt-ranking>', '<mkt-ranking limit="1">')}
      <script src="${origins.cdn}/dist/mkt.js" data-application-id="APP" data-base-url="${origins.service}"></script>`,
    );
    const ranking = other.document.querySelector('mkt-ranking')!;
    expect(await settled(ranking)).to.equal('ready');
    const { borderRadius, boxShadow } = other.getComputedStyle(partsOf(ranking, 'item')[0]!);
    expect([borderRadius, boxShadow]).to.deep.equal(['48px', 'none']);
  });

  it('everybody can use it, also on a phone', async () => {
    for (const width of [1280, 320]) {
      const { document } = await open(width);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
    }
    // Beside the elements, whose contracts say so of them.
    const { document } = await open();
    const own = document.querySelectorAll('header, #theme, .result');
    const outer = await fixture(`<div>${[...own].map((one) => one.outerHTML).join('')}</div>`);
    await expect(outer).to.be.accessible({ ignoredRules: ['region', 'page-has-heading-one'] });
  });
});
