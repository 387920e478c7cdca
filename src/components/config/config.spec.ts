import '../../define/config.js';
import '../../define/ranking.js';
import {
  consoleLines,
  findingLine,
  expect,
  fixture,
  media,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';

const ranking = (attributes = '') =>
  `<mkt-ranking limit="1" loading="eager" application-id="APP" affiliate-id="AFF"
    base-url="${serviceUrl()}" ${attributes}></mkt-ranking>`;

/** Properties that differ between looks. */
async function lookOf(element: Element): Promise<string> {
  expect(await settled(element)).to.equal('ready');
  const { borderWidth, boxShadow } = getComputedStyle(partsOf(element, 'item')[0]!);
  const looks: Readonly<Record<string, string>> = {
    '1px': boxShadow === 'none' ? 'outline' : 'card',
    '1px 0px 0px': 'plain',
    '0px 0px 1px': 'dense',
  };
  return looks[borderWidth] ?? borderWidth;
}

describe('the look of an element', () => {
  // Shadows have transitions.
  beforeEach(async () => media({ reducedMotion: 'reduce' }));

  it('is `card` unless the author sets another one, also by property', async () => {
    const element = await fixture<HTMLElement>(ranking());
    expect(await lookOf(element)).to.equal('card');
    for (const look of ['plain', 'outline', 'dense', 'card']) {
      element.setAttribute('look', look);
      expect(await lookOf(element)).to.equal(look);
    }
    Object.assign(element, { look: 'dense' });
    expect(await settled(element)).to.equal('ready');
    expect(await lookOf(element)).to.equal('dense');
  });

  it('is its own, else that of the nearest configuration', async () => {
    const outer = await fixture(`<mkt-config look="dense">
      <mkt-config look="plain">${ranking()} ${ranking('look="card"')}</mkt-config>
      <mkt-config>${ranking()}</mkt-config>
    </mkt-config>`);
    const all = [...outer.querySelectorAll('mkt-ranking')];
    expect(await Promise.all(all.map(lookOf))).to.deep.equal(['plain', 'card', 'dense']);
  });

  it('is inherited from outside if a configuration has a wrong one, which is reported once', async () => {
    const lines = consoleLines();
    const outer = await fixture<HTMLElement>(
      `<mkt-config look="outline"><mkt-config look="shiny">${ranking()}</mkt-config></mkt-config>`,
    );
    expect(await lookOf(outer.querySelector('mkt-ranking')!)).to.equal('outline');
    await waitUntil(() => lines.length);
    expect(lines).to.deep.equal([
      findingLine(
        'mkt-config look="shiny"',
        'looks',
        'look="shiny" must be one of card, plain, outline, dense',
      ),
    ]);
  });
});

describe('the colour scheme of an element', () => {
  it('is a surface of its own in the colours of the system, with room around', async () => {
    const outer = await fixture(`<div style="color-scheme: light; color: #123">
      ${ranking('color-scheme="dark"')} ${ranking('color-scheme="light"')} ${ranking()}
      <mkt-config color-scheme="dark">${ranking()} ${ranking('color-scheme="page"')}</mkt-config>
    </div>`);
    const all = [...outer.querySelectorAll('mkt-ranking')];
    await Promise.all(all.map(settled));
    const seen = all.map((styled) => {
      const { backgroundColor, color, colorScheme, padding } = getComputedStyle(styled);
      return [backgroundColor, color, colorScheme, padding].join(' | ');
    });
    const page = 'rgba(0, 0, 0, 0) | rgb(17, 34, 51) | light | 0px';
    const dark = 'rgb(18, 18, 18) | rgb(255, 255, 255) | dark | 16px';
    const light = 'rgb(255, 255, 255) | rgb(0, 0, 0) | light | 16px';
    expect(seen).to.deep.equal([dark, light, page, dark, page]);
  });
});
