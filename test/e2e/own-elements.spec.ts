/** Elements of the page itself whose names begin with `mkt-`, as those of the kit do. */
import { arrived, expect, partsOf, settled, waitUntil } from '../support/index.js';
import { pageOf, script, SETTINGS } from './pages.js';

const CREDIT = 'data-credit="Supported by Example https://developer.example/"';
const RANKING = '<mkt-ranking limit="1" loading="eager"></mkt-ranking>';
const GOLF = '<mkt-golf-finder area-code="11" limit="1" loading="eager"></mkt-golf-finder>';

/** Defines an element with a shadow root. */
const defined = (tag: string, content: string) => `<script>
  customElements.define('${tag}', class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open' }).innerHTML = \`${content}\`;
    }
  });
</script>`;

describe('an element of the page behind a ranking', () => {
  const places: Readonly<Record<string, string>> = {
    'without a definition': '<mkt-footer>About us</mkt-footer>',
    'defined before': `${defined('mkt-footer', '<slot></slot>')}<mkt-footer>About us</mkt-footer>`,
    'defined at the end': `<mkt-footer>About us</mkt-footer>${defined('mkt-footer', 'Links')}`,
  };
  for (const [place, footer] of Object.entries(places)) {
    it(`takes the credit from no element: ${place}`, async () => {
      const { document } = await pageOf(script(`${SETTINGS} ${CREDIT}`), RANKING + footer);
      const ranking = document.querySelector('mkt-ranking')!;
      expect(await settled(ranking)).to.equal('ready');
      await arrived(ranking.shadowRoot!, '[part~="credit"]');
    });
  }
});

describe('an element of the page around elements of the kit', () => {
  it('leaves them their settings, and they are found in its shadow root', async () => {
    const { document, lines } = await pageOf(
      script(SETTINGS) +
        defined('mkt-card', `<mkt-config affiliate-id="OTHER">${RANKING}${GOLF}</mkt-config>`),
      '<mkt-card></mkt-card>',
    );
    const root = document.querySelector('mkt-card')!.shadowRoot!;
    for (const tag of ['mkt-ranking', 'mkt-golf-finder']) {
      const element = root.querySelector(tag)!;
      expect(await settled(element), tag).to.equal('ready');
      const [link] = partsOf(element, 'link') as HTMLAnchorElement[];
      expect(link!.href, tag).to.contain('/OTHER/');
    }
    expect(lines).to.deep.equal([]);
  });

  it('leaves them their panels', async () => {
    const { document } = await pageOf(
      script(SETTINGS) + defined('mkt-card', RANKING),
      '<mkt-card></mkt-card>',
      { search: '?mkt-debug' },
    );
    const ranking = document.querySelector('mkt-card')!.shadowRoot!.querySelector('mkt-ranking')!;
    await arrived(ranking.shadowRoot!, '[part="doctor"]');
  });
});

describe('an element of the page is no mistake', () => {
  const TEXT = '<p>How we made &lt;mkt-footer&gt;</p>';
  const pages: Readonly<Record<string, string>> = {
    'defined by a later script': `<mkt-footer></mkt-footer>${defined('mkt-footer', 'Links')}`,
    'within a fallback': `<mkt-ranking limit="1"><a href="https://market.example/">All</a>
      <mkt-icon></mkt-icon></mkt-ranking>${defined('mkt-icon', '&#9733;')}`,
    'in a text about it': TEXT,
  };
  for (const [place, body] of Object.entries(pages)) {
    it(place, async () => {
      const { document, lines } = await pageOf(
        script(SETTINGS),
        // Misspelt, so that there is a line to wait for.
        `${body}<mkt-rankng></mkt-rankng>`,
      );
      const ranking = document.querySelector('mkt-ranking');
      if (ranking) expect(await settled(ranking)).to.equal('ready');
      await waitUntil(() => lines.length, 'the misspelt tag is not reported');
      expect(lines).to.have.length(1);
      expect(lines[0]).to.contain('<mkt-rankng>');
    });
  }
});
