/** Elements that wait for the reader's consent: given by a button, by the page, or to a consent manager. */
import { CmpApi } from '@iabtechlabtcf/cmpapi';
import '../../define/config.js';
import '../../define/hotel-search.js';
import '../../define/ranking.js';
import { pageState } from '../../client/page-state.js';
import {
  consoleLines,
  expect,
  findingLine,
  fixture,
  newTag,
  partsOf,
  requestsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import { nextAnnouncement } from '../../../test/support/reading.js';
import { arrived, attributeIs } from '../../../test/support/settled.js';
import { choice, VENDOR } from '../../../test/support/tcf.js';
import type { MktRanking } from '../../components/ranking/ranking.js';

const FALLBACK = '<a href="https://market.example/ranking">Best sellers</a>';

async function waiting(consent: string) {
  const tag = newTag();
  const element = await fixture<MktRanking>(
    `<mkt-ranking lang="en" limit="3" loading="eager" application-id="APP" query="tag=${tag}"
      base-url="${serviceUrl()}" cache-ttl="600" consent="${consent}">${FALLBACK}</mkt-ranking>`,
  );
  await attributeIs(element, 'phase', ['idle']);
  return { element, requests: async () => (await requestsOf(tag)).length };
}

const goesBack = (element: Element) => attributeIs(element, 'phase', ['idle']);
const isShown = ({ firstElementChild }: Element) => firstElementChild!.getClientRects().length > 0;

// Other tests begin without consent.
afterEach(() => {
  document.dispatchEvent(new CustomEvent('mkt-consent', { detail: false }));
});

describe('consent="click"', () => {
  const button = (element: Element) =>
    arrived<HTMLButtonElement>(element.shadowRoot!, '[part="consent-button"]');

  it('has a button that says what it shows, if there is a heading', async () => {
    const { element } = await waiting('click" heading="Best sellers');
    const ask = await button(element);
    expect(ask.textContent.trim()).to.equal('Show content, Best sellers');
  });

  it('shows the fallback with a button, and requests after a press', async () => {
    const { element, requests } = await waiting('click');
    const { parentElement: box } = element;
    box!.insertAdjacentHTML('beforeend', element.outerHTML);
    const another = box!.lastElementChild!;
    const ask = await button(element);
    expect(ask.ariaDescribedByElements![0]!.textContent).to.match(
      /connects to an external service/,
    );
    expect(isShown(element)).to.equal(true);
    expect(await requests()).to.equal(0);
    // The element has the height of the fallback and of the request, not of its entries.
    const height = () => element.getBoundingClientRect().height;
    const asking = height();
    expect(asking).to.be.below(180);
    ask.focus();
    ask.click();
    const { role, ariaLabel } = element.shadowRoot!.activeElement!;
    expect([role, ariaLabel]).to.deep.equal(['group', 'List']);
    // The space of the entries is there at once, so that nothing shifts when they come.
    await attributeIs(element, 'phase', ['loading']);
    const reserved = height();
    expect(await settled(element)).to.equal('ready');
    expect(height()).to.be.closeTo(reserved, 0.1);
    expect(element.records).to.have.length(3);
    expect(await nextAnnouncement(element, /shown/)).to.equal('3 items shown.');
    // The focus has not left the element.
    expect(document.activeElement).to.equal(element);
    // The consent is for all elements of the page that need it.
    expect(await settled(another)).to.equal('ready');

    document.dispatchEvent(new CustomEvent('mkt-consent', { detail: false }));
    await goesBack(element);
    await button(element);
    expect(element.records).to.deep.equal([]);
    expect(partsOf(element, 'item')).to.deep.equal([]);
    expect(isShown(element)).to.equal(true);
    expect(height()).to.be.closeTo(asking, 0.1);
    const before = await requests();
    element.refresh();
    await element.updateComplete;
    expect(await requests()).to.equal(before);
  });

  it('shows no form before that', async () => {
    const element = await fixture(
      `<mkt-hotel-search application-id="APP" base-url="${serviceUrl()}" consent="click"
        loading="eager" middle-class-code="tokyo" reader-controls="keyword calendar"></mkt-hotel-search>`,
    );
    const ask = await button(element);
    expect(partsOf(element, 'field')).to.deep.equal([]);
    ask.click();
    await arrived(element.shadowRoot!, '[part~="field"]');
    document.dispatchEvent(new CustomEvent('mkt-consent', { detail: false }));
    await goesBack(element);
    expect(partsOf(element, 'field')).to.deep.equal([]);
  });
});

describe('consent="event:NAME"', () => {
  it('waits for the event of the page, and clears the answer on withdrawal', async () => {
    const { element, requests } = await waiting('event:shop-consent');
    expect(partsOf(element, 'consent-button')).to.deep.equal([]);
    document.dispatchEvent(new Event('shop-consent'));
    expect(await settled(element)).to.equal('ready');
    expect(await requests()).to.equal(1);
    window.dispatchEvent(new CustomEvent('shop-consent', { detail: false }));
    await goesBack(element);
    expect(element.records).to.deep.equal([]);
    window.dispatchEvent(new CustomEvent('shop-consent', { detail: { marketing: true } }));
    expect(await settled(element)).to.equal('ready');
    // The stored answer has gone.
    expect(await requests()).to.equal(2);
  });

  it('does not wait without the attribute', async () => {
    const { element } = await waiting('event:never');
    element.removeAttribute('consent');
    expect(await settled(element)).to.equal('ready');
  });
});

describe('consent on the script tag and on an element', () => {
  const { scripts } = pageState;
  const asks = ({ shadowRoot }: Element) =>
    shadowRoot!.querySelector<HTMLElement>('[part="consent-button"]');

  beforeEach(() => scripts.push({ script: null, settings: { consent: 'event:page-consent' } }));
  afterEach(() => {
    scripts.pop();
    for (const name of ['page-consent', 'own-consent'])
      document.dispatchEvent(new CustomEvent(name, { detail: false }));
  });

  it('are both needed: an author cannot replace the consent that the page asks for', async () => {
    const { element, requests } = await waiting('event:own-consent');
    document.dispatchEvent(new Event('own-consent'));
    await element.updateComplete;
    expect(await requests()).to.equal(0);
    document.dispatchEvent(new Event('page-consent'));
    expect(await settled(element)).to.equal('ready');
    document.dispatchEvent(new CustomEvent('own-consent', { detail: false }));
    await goesBack(element);
  });

  it('show the button until it is pressed, in any order', async () => {
    const { element } = await waiting('click');
    (await arrived<HTMLElement>(element.shadowRoot!, '[part="consent-button"]')).click();
    await waitUntil(() => !asks(element), 'the button stays');
    expect(element.phase).to.equal('idle');
    document.dispatchEvent(new Event('page-consent'));
    expect(await settled(element)).to.equal('ready');
  });
});

describe('consent="tcf:VENDOR"', () => {
  it('is missing if the consent manager throws: the fallback stays', async () => {
    const page = window as { __tcfapi?: () => never };
    const lines = consoleLines();
    page.__tcfapi = () => {
      throw new TypeError('not ready');
    };
    try {
      const { element, requests } = await waiting('tcf:1');
      await waitUntil(() => lines.length);
      await element.updateComplete;
      expect(element.phase).to.equal('idle');
      expect(isShown(element)).to.equal(true);
      expect(await requests()).to.equal(0);
      expect(lines).to.deep.equal(['TypeError: not ready']);
    } finally {
      delete page.__tcfapi;
    }
  });

  it('follows a consent manager that loads late: storage and the named vendor', async () => {
    const { element, requests } = await waiting(`tcf:${VENDOR}`);
    const { element: other } = await waiting('tcf');
    const manager = new CmpApi(31, 1, true);
    manager.update(choice([], []), true);
    manager.update(choice([1], []), false);
    // Purpose 1 is enough without a vendor.
    expect(await settled(other)).to.equal('ready');
    expect(await requests()).to.equal(0);
    manager.update(choice([], [VENDOR]), false);
    await goesBack(other);
    expect(element.getAttribute('phase')).to.equal('idle');
    manager.update(choice([1], [VENDOR]), false);
    expect(await settled(element)).to.equal('ready');
    // While the dialog is open again, the choice stays.
    manager.update(choice([], []), true);
    expect(await settled(element)).to.equal('ready');
    manager.update(choice([], []), false);
    await goesBack(element);
    expect(element.records).to.deep.equal([]);
    // If the law does not require consent.
    manager.update(null);
    expect(await settled(element)).to.equal('ready');
  });
});

describe('any other value of consent', () => {
  const wrong = ['yes', 'my-event:go', 'click event:go', 'event:', 'event:event:go', 'event: go'];
  for (const value of [...wrong, 'event:go tcf:755', 'event:NAME', 'tcf:0', 'tcf:65536']) {
    it(`is never consent, and is reported: ${value}`, async () => {
      const lines = consoleLines();
      const { element, requests } = await waiting(value);
      await waitUntil(() => lines.length);
      expect(lines).to.deep.equal([
        findingLine(
          'mkt-ranking',
          'wrongConsent',
          `consent="${value}" must be one of click, event:NAME, tcf:VENDOR`,
        ),
      ]);
      // Neither the event of another value, nor one that the value seems to name.
      for (const name of ['go', value.replace('event:', '')])
        if (name) document.dispatchEvent(new Event(name));
      await element.updateComplete;
      expect(isShown(element)).to.equal(true);
      expect(await requests()).to.equal(0);
    });
  }
});
