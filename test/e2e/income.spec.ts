/** The demo's article uses everything for income and law together. */
import { violationsOf } from '../support/axe.js';
import {
  arrived,
  attributeIs,
  consoleProbe,
  expect,
  newHold,
  origins,
  page,
  partsOf,
  release,
  serviceUrl,
  settled,
  viewport,
  waitUntil,
} from '../support/index.js';

const ELEMENTS = 'mkt-ranking, mkt-book-list, mkt-hotel-search, mkt-value';

/** The article as `npm start` serves it, with the sandbox and the built kit of the tests. */
async function article(service = origins.service): Promise<string> {
  const html = await (await fetch('/demo/article.html')).text();
  return html
    .replaceAll('%SERVICE%', service)
    .replaceAll('"/dist/', `"${origins.cdn}/dist/`)
    .replaceAll('"/article/', '"/demo/article/')
    .replace('<head>', `<head>${consoleProbe}`);
}

async function consentButton({ document }: Window): Promise<HTMLElement> {
  const hotels = document.querySelector('mkt-hotel-search')!;
  await arrived(hotels, '*');
  await waitUntil(() => partsOf(hotels, 'consent-button').length);
  return partsOf(hotels, 'consent-button')[0]!;
}

/** Accepts the banner, and the button of the hotels. */
async function consent(window: Window): Promise<Element[]> {
  const { document } = window;
  const button = await consentButton(window);
  document.querySelector<HTMLElement>('#accept')!.click();
  button.click();
  return [...document.querySelectorAll(ELEMENTS)];
}

describe("the demo's article", () => {
  it('shows labels, shops, ends, credit and calls of analytics after consent, and no errors', async () => {
    await viewport(1200, 5000);
    const window = await page(await article(), { width: 1200, height: 5000 });
    const { document, lines } = window;
    const elements = await consent(window);
    for (const element of elements)
      expect(await settled(element), element.outerHTML).to.equal('ready');
    const count = (name: string) => elements.flatMap((element) => partsOf(element, name)).length;
    await waitUntil(
      () => ['shop-link', 'points-end', 'credit', 'disclaimer'].every(count),
      'a feature is missing',
    );
    expect([count('credit'), count('disclaimer')]).to.deep.equal([1, 1]);
    const links = elements.flatMap((element) => partsOf(element, 'link'));
    expect(
      links.filter(
        (link) => !/[?&]scid=rainy-day&place=\d+/.test((link as HTMLAnchorElement).href),
      ),
    ).to.deep.equal([]);
    const unlabelled = elements.filter(
      (element) => partsOf(element, 'link').length && !partsOf(element, 'disclosure').length,
    );
    expect(unlabelled).to.deep.equal([]);
    await waitUntil(
      () => document.querySelector('#calls')!.textContent.includes('view_item_list'),
      'no call of analytics',
    );
    expect(document.querySelector('mkt-campaign')!.matches(':defined')).to.equal(true);
    const data = await arrived(document.head, '[type="application/ld+json"]');
    expect(JSON.parse(data.textContent)).to.have.property('@type', 'ItemList');
    expect(await violationsOf(window.document)).to.deep.equal([]);
    expect(lines).to.deep.equal([]);

    document.querySelector<HTMLElement>('#withdraw')!.click();
    await waitUntil(() =>
      elements.every((element) => !partsOf(element, 'item').length || element.matches('[consent]')),
    );
  });

  for (const width of [360, 1200]) {
    it(`does not move at ${width} px`, async () => {
      const size = { width, height: 7000 };
      await viewport(size.width, size.height);
      const hold = newHold();
      const html = await article(serviceUrl({ hold }));
      const positions = ({ document }: Window) =>
        [...document.querySelectorAll(`.columns h2, ${ELEMENTS}`)].map((element) =>
          Math.round(element.getBoundingClientRect().top),
        );
      const scriptTag = /<script\s+src="[^"]*mkt\.js"[^>]*><\/script>/;
      const without = positions(await page(html.replace(scriptTag, ''), size));
      const window = await page(html, size);
      const areAt = (expected: readonly number[]) =>
        positions(window).every((top, index) => Math.abs(top - expected[index]!) <= 1);
      const moved = new Set<string>();
      const compareWith = (expected: readonly number[]) => () => {
        if (!areAt(expected)) moved.add(`${expected.join()} → ${positions(window).join()}`);
      };
      await consentButton(window);
      compareWith(without)();
      // Consent makes space for the entries, before they arrive.
      const elements = await consent(window);
      for (const element of elements) await attributeIs(element, 'phase', ['loading']);
      const compare = compareWith(positions(window));
      const observer = new ResizeObserver(compare);
      for (const element of elements) observer.observe(element);
      await release(hold);
      for (const element of elements) {
        expect(await settled(element), element.outerHTML).to.equal('ready');
      }
      await waitUntil(() => elements.some((element) => partsOf(element, 'credit').length));
      compare();
      observer.disconnect();
      expect([...moved]).to.deep.equal([]);
    });
  }
});
