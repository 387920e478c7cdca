/** The theme page of the site. */
import { sendKeys } from '@web/test-runner-commands';
import { scriptsByTag } from '../../src/embed/scripts-by-tag.js';
import {
  arrived,
  expect,
  opened,
  origins,
  page,
  partsOf,
  settled,
  viewport,
} from '../../test/support/index.js';

before(async () => {
  // The first test builds the site.
  await fetch('/site/');
});

/** The page with the sandbox of the tests. */
const open = (path = 'en/theme/', width = 1280) => opened(`/site/${path}`, { width, height: 1400 });

/** The console lines of the page from now on. */
function linesOf({ console }: typeof globalThis): readonly string[] {
  const lines: string[] = [];
  console.error = console.warn = (...all) => void lines.push(all.map(String).join(' '));
  return lines;
}

const resultOf = ({ document }: Window) => document.querySelector('#result')!.textContent;
const fieldOf = ({ document }: Window, selector: string) =>
  document.querySelector<HTMLInputElement>(selector)!;

describe('the theme page', () => {
  beforeEach(async () => viewport(1300, 1400));

  it('has every element', async () => {
    const { document } = await open();
    const missing = Object.keys(scriptsByTag).filter(
      (tag) => tag !== 'mkt-dynamic-ad' && !document.querySelector(`main ${tag}`),
    );
    expect(missing, 'add them to site/pages/theme.njk').to.deep.equal([]);
  });

  it('changes the elements by keyboard, and writes the code for it', async () => {
    const window = await open();
    const lines = linesOf(window);
    const ranking = await arrived(window.document.body, 'mkt-ranking');
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

    const hue = fieldOf(window, '#hue');
    expect(hue.ariaValueText).to.equal('azure 207°');
    hue.focus();
    await sendKeys({ press: 'Home' });
    expect(hue.ariaValueText).to.equal('red 0°');
    expect(resultOf(window)).to.match(/--mkt-accent-color: #[\da-f]{6};/);
    expect(window.getComputedStyle(price!).color).not.to.equal(before);
    expect(lines).to.deep.equal([]);
  });

  it('writes code that has the same effect on a page', async () => {
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

  for (const path of ['theme/', 'en/theme/']) {
    it(`fits a phone: /${path}`, async () => {
      const { document } = await open(path, 320);
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
    });
  }
});
