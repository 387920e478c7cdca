/** Elements that a script of the page moves into another document: of a frame, or one without a window. */
import '../define/campaign.js';
import '../define/config.js';
import '../define/ranking.js';
import '../define/value.js';
import { MktRanking } from '../components/ranking/ranking.js';
import { define } from '../define/define.js';
import { arrived, expect, fixture, serviceUrl, settled } from '../../test/support/index.js';
import { collectUncaughtErrors, uncaught } from '../../test/support/uncaught.js';
import type { MktElement } from './mkt-element.js';

const frameDocument = async () =>
  (await fixture<HTMLIFrameElement>('<iframe></iframe>')).contentDocument!;

describe('an element that is moved into the document of a frame', () => {
  collectUncaughtErrors();

  it('keeps its styles, also those of lazy modules', async () => {
    const element = await fixture<MktElement>(
      `<mkt-ranking limit="2" loading="eager" application-id="APP" base-url="${serviceUrl()}"
        credit="Example"><a slot="shop" href="https://shop.example/?q={title}">Shop</a></mkt-ranking>`,
    );
    expect(await settled(element)).to.equal('ready');
    const styled = () =>
      Promise.all(
        ['list', 'shop-link', 'credit'].map(async (part) => {
          const box = await arrived(element.shadowRoot!, `[part~="${part}"]`);
          const { display, fontSize, padding } = getComputedStyle(box);
          return { display, padding, isSmall: parseFloat(fontSize) < 16 };
        }),
      );
    const before = await styled();
    const { body } = await frameDocument();
    body.append(element);
    element.requestUpdate();
    await settled(element);
    expect(await styled()).to.deep.equal(before);
    expect(await uncaught()).to.deep.equal([]);
    const page = await fixture('<div></div>');
    page.append(element);
    await settled(element);
    expect(await styled()).to.deep.equal(before);
  });

  it('does not show the words of a campaign that is over', async () => {
    const campaign = await fixture(
      '<mkt-campaign until="2020-01-01"><p slot="text">Words</p></mkt-campaign>',
    );
    const { body } = await frameDocument();
    body.append(campaign);
    const { visibility } = getComputedStyle(campaign.firstElementChild!);
    expect(visibility).to.equal('hidden');
  });
});

describe('an element without a shadow root that is moved into another document', () => {
  collectUncaughtErrors();
  let made = 0;

  /** A ranking off-screen, in space that a style sheet reserves. */
  async function offScreen() {
    const tag = `x-moved-${++made}`;
    const outer = await fixture(
      `<div><style>${tag} { display: block; container-type: inline-size }</style>
        <div style="height: 9000px"></div><${tag} limit="1" application-id="APP"
          base-url="${serviceUrl()}"></${tag}></div>`,
    );
    define(class extends MktRanking {}, tag);
    const element = outer.querySelector<MktElement>(tag)!;
    expect(element.shadowRoot).to.equal(null);
    return { element, outer };
  }

  const places: Readonly<Record<string, () => Promise<ParentNode>>> = {
    'the content of a template': () => Promise.resolve(document.createElement('template').content),
    'a document without a window': () =>
      Promise.resolve(document.implementation.createHTMLDocument().body),
    'a frame': async () => (await frameDocument()).body,
  };
  for (const [place, open] of Object.entries(places)) {
    it(`throws nothing, and renders with its styles back on the page: ${place}`, async () => {
      const { element, outer } = await offScreen();
      (await open()).append(element);
      expect(await uncaught()).to.deep.equal([]);
      outer.prepend(element);
      expect(await settled(element)).to.equal('ready');
      const list = await arrived(element.shadowRoot!, '[part~="list"]');
      expect(getComputedStyle(list).listStyleType).to.equal('none');
      expect(await uncaught()).to.deep.equal([]);
    });
  }

  it('renders in a frame, with its styles', async () => {
    const { element } = await offScreen();
    (await frameDocument()).body.append(element);
    expect(await settled(element)).to.equal('ready');
    const list = await arrived(element.shadowRoot!, '[part~="list"]');
    expect(getComputedStyle(list).listStyleType).to.equal('none');
    expect(await uncaught()).to.deep.equal([]);
  });

  it('can be a new element of every base class', async () => {
    const { body } = await frameDocument();
    for (const [tag, display] of [
      ['mkt-ranking', 'block'],
      ['mkt-value', 'inline'],
      ['mkt-campaign', 'block'],
      ['mkt-config', 'block'],
    ] as const) {
      const element = document.createElement(tag);
      body.append(element);
      expect(await uncaught(), tag).to.deep.equal([]);
      expect(element.shadowRoot!.adoptedStyleSheets, tag).not.to.have.length(0);
      expect(getComputedStyle(element).display, tag).to.equal(display);
    }
  });
});
