import '../../define/ranking.js';
import '../../define/config.js';
import { MktRanking } from '../../components/ranking/ranking.js';
import { define } from '../../define/define.js';
import { SCRIPT_TIMEOUT } from '../../element/viewport/script-timeout.js';
import {
  expect,
  fixture,
  origins,
  page,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
  newHold,
  release,
  type ProbedWindow,
} from '../../../test/support/index.js';
import { clock, putForward } from '../../../test/support/clock.js';

const CREDIT = 'Supported by Example https://developer.example/';
const ranking = (attributes = '') =>
  `<mkt-ranking limit="1" loading="eager" application-id="APP" base-url="${serviceUrl()}"
    ${attributes}></mkt-ranking>`;

/** The credits and disclaimers of a page, by element. */
const texts = (root: ParentNode) =>
  [...root.querySelectorAll('mkt-ranking')].map((element) =>
    [...partsOf(element, 'disclaimer'), ...partsOf(element, 'credit')].map(
      (part) => part.textContent,
    ),
  );

const shown = (root: ParentNode, expected: readonly (readonly string[])[]) =>
  waitUntil(
    () => JSON.stringify(texts(root)) === JSON.stringify(expected),
    `${JSON.stringify(expected)} is not shown`,
  );

describe('credit and disclaimer', () => {
  const config = (children: string, attributes = '') =>
    `<mkt-config credit="${CREDIT}" disclaimer="Prices may change." ${attributes}>${children}</mkt-config>`;
  const both = ['Prices may change.', 'Supported by Example'];

  it('are displayed once per page, below the last element, with a link', async () => {
    const root = await fixture(`<div>${config(ranking() + ranking() + ranking())}</div>`);
    await shown(root, [[], [], both]);
    const last = [...root.querySelectorAll('mkt-ranking')].at(-1)!;
    expect(await settled(last)).to.equal('ready');
    const [part] = partsOf(last, 'credit');
    const link = part!.querySelector('a')!;
    expect(link.href).to.equal('https://developer.example/');
    const [list] = partsOf(last, 'list');
    expect(part!.getBoundingClientRect().top).to.be.at.least(list!.getBoundingClientRect().bottom);
    // The order of the page counts, not that of the elements' creation.
    last.remove();
    await shown(root, [[], both]);
    root.firstElementChild!.insertAdjacentHTML('beforeend', ranking());
    await shown(root, [[], [], both]);
  });

  it('are below each element with credit-place="each", and once per text', async () => {
    const each = await fixture(config(ranking() + ranking(), 'credit-place="each"'));
    await shown(each, [both, both]);
    const one = await fixture(config(ranking('credit-place="each"') + ranking()));
    await shown(one, [both, []]);
    one.remove();
    const different = await fixture(
      `<div>${ranking('credit="A"') + ranking('credit="B"') + ranking('credit="A"')}</div>`,
    );
    await shown(different, [[], ['B'], ['A']]);
    expect(different.querySelector('mkt-ranking')!.shadowRoot!.querySelector('.credit')).to.equal(
      null,
    );
  });

  it('leave the disclaimer if an element switches the credit off', async () => {
    const root = await fixture(config(ranking('credit=""')));
    await shown(root, [['Prices may change.']]);
  });

  it('stay on an error, and are text only', async () => {
    const root = await fixture(
      `<div>${ranking('credit="<b>A</b> javascript:alert(1)" page="1" base-url="/nowhere"')}</div>`,
    );
    await shown(root, [['<b>A</b> javascript:alert(1)']]);
    expect(root.querySelector('mkt-ranking')!.shadowRoot!.querySelector('.credit a')).to.equal(
      null,
    );
  });

  it('move to an element that readers can see, and back', async () => {
    const root = await fixture<HTMLElement>(
      `<div>${config(`${ranking()}<details open>${ranking()}</details>`)}</div>`,
    );
    await shown(root, [[], both]);
    const details = root.querySelector('details')!;
    const last = details.firstElementChild as HTMLElement;
    const ways: readonly ((isHidden: boolean) => unknown)[] = [
      (isHidden) => (details.open = !isHidden),
      (isHidden) => (last.hidden = isHidden),
      (isHidden) => (details.style.display = isHidden ? 'none' : ''),
    ];
    for (const hide of ways) {
      hide(true);
      await shown(root, [both, []]);
      hide(false);
      await shown(root, [[], both]);
    }
    details.open = false;
    details.insertAdjacentHTML('beforeend', ranking());
    await shown(root, [both, [], []]);
  });

  it('are below the last element that has no fixed size, if there is one', async () => {
    const root = await fixture(config(ranking() + ranking('fit="300x250"')));
    await shown(root, [both, []]);
    root.firstElementChild!.remove();
    await shown(root, [both]);
  });

  describe('with a later element that has not rendered', () => {
    const config = (children: string) => `<mkt-config credit="${CREDIT}">${children}</mkt-config>`;
    /** Shows its own credit as soon as the module is there. */
    const other = ranking('credit="Other" credit-place="each"');
    const credit = ['Supported by Example'];
    const later = (root: ParentNode) => root.querySelector('[data-later]')!;

    /** Fails if another element than the later one has the credit. */
    async function isNowhere(root: ParentNode) {
      await shown(root, [[], ['Other']]);
      for (const element of root.querySelectorAll('mkt-ranking')) await settled(element);
      // Places are chosen in a later task.
      for (let task = 0; task < 3; task++) await new Promise((resolve) => setTimeout(resolve));
      expect(texts(root)).to.deep.equal([[], ['Other']]);
    }

    async function isBelow(element: Element) {
      expect(await settled(element)).to.equal('ready');
      await waitUntil(() => partsOf(element, 'credit').length, 'there is no credit');
    }

    /** A page that defines its last element in `endDefinition`, with a clock that stands still. */
    const waiting = async () =>
      (await page(`<!doctype html><html lang="en"><script>${clock}</script><script>{
          const { define } = customElements;
          customElements.define = (tag, ...rest) => {
            const run = () => define.call(customElements, tag, ...rest);
            if (tag === 'mkt-ebook-list') window.endDefinition = run;
            else run();
          };
        }</script>
        <script src="${origins.cdn}/dist/mkt.js" async></script>
        ${config(`${ranking()}${other}<mkt-ebook-list data-later limit="1" application-id="APP"
          base-url="${serviceUrl()}">Fallback</mkt-ebook-list>`)}`)) as ProbedWindow & {
        endDefinition?: () => void;
      };

    it('wait for its script', async () => {
      const window = await waiting();
      const { document } = window;
      await isNowhere(document);
      await waitUntil(() => window.endDefinition, 'the script has not come');
      window.endDefinition!();
      await isBelow(later(document));
      expect(texts(document)).to.deep.equal([[], ['Other']]);
    });

    it('do not wait for ever', async () => {
      const window = await waiting();
      await isNowhere(window.document);
      putForward(window, SCRIPT_TIMEOUT - 1);
      await isNowhere(window.document);
      putForward(window, 1);
      await shown(window.document, [credit, ['Other']]);
    });

    let made = 0;
    /** A page with reserved space for its last element, which is off-screen. */
    async function offScreen(attributes: string, around = (element: string) => element) {
      const name = `mkt-later-${++made}`;
      scrollTo(0, 0);
      const root = await fixture(`<div>
        <style>${name} { display: block; container-type: inline-size; height: 300vh }</style>
        <div style="height: 300vh"></div>
        ${around(`<${name} data-later limit="1" application-id="APP" base-url="${serviceUrl()}"
          ${attributes}></${name}>`)}
      </div>`);
      define(class extends MktRanking {}, name);
      // Only now: the kit waits for no element that it does not know.
      root.querySelector('div')!.innerHTML = config(ranking() + other);
      await isNowhere(root);
      expect(later(root).shadowRoot).to.equal(null);
      scrollTo(0, document.documentElement.scrollHeight);
      return root;
    }

    it('wait until it comes near', async () => {
      const root = await offScreen(`credit="${CREDIT}"`);
      await isBelow(later(root));
      expect(texts(root)).to.deep.equal([[], ['Other']]);
    });

    it('do not wait for it if the page clips it', async () => {
      const root = await offScreen(
        `credit="${CREDIT}"`,
        (element) => `<div style="height: 0; overflow: hidden"><p>More</p>${element}</div>
          <footer style="height: 300vh"></footer>`,
      );
      await shown(root, [credit, ['Other']]);
      expect(later(root).shadowRoot).to.equal(null);
    });

    it('are above it if it has no credit', async () => {
      await shown(await offScreen('credit=""'), [credit, ['Other']]);
    });
  });

  /** Loads a page whose script tag has both, and the kit's files. A pending script would delay its load event. */
  const withScriptTag = (body: string, hold: string) =>
    page(`<!doctype html><html lang="en"><link rel="stylesheet" href="${origins.cdn}/dist/mkt.css">
      <script src="${origins.cdn}/dist/mkt.js" data-application-id="APP" async data-credit="${CREDIT}"
        data-disclaimer="Prices may change." data-base-url="${serviceUrl({ hold })}" data-transport="fetch"></script>
      ${body}`);

  it('cause no layout shift with mkt.css and credit-place="each" on the element', async () => {
    const hold = newHold();
    const { document } = await withScriptTag(
      `<mkt-ranking limit="1" credit-place="each"></mkt-ranking><p>Next</p>`,
      hold,
    );
    await staysInPlace(document.querySelector('p')!, document.querySelector('mkt-ranking')!, hold);
  });

  it('cause no layout shift above the last element, whose script comes later', async () => {
    const hold = newHold();
    const { document } = await withScriptTag(
      `<mkt-ranking limit="1"></mkt-ranking><p>Next</p>
      <mkt-ebook-list limit="1" loading="eager"></mkt-ebook-list>`,
      hold,
    );
    await staysInPlace(
      document.querySelector('p')!,
      document.querySelector('mkt-ebook-list')!,
      hold,
    );
  });
});

/** Checks the position of a text until an element, whose answer is held back, has its credit. */
async function staysInPlace(text: Element, element: Element, hold: string) {
  const { top } = text.getBoundingClientRect();
  const tops = new Set<number>();
  const observer = new ResizeObserver(() => tops.add(text.getBoundingClientRect().top));
  for (const each of text.ownerDocument.querySelectorAll('mkt-ranking')) observer.observe(each);
  await release(hold);
  expect(await settled(element)).to.equal('ready');
  await waitUntil(() => partsOf(element, 'credit').length, 'there is no credit');
  for (const position of [...tops, text.getBoundingClientRect().top]) {
    expect(position).to.be.closeTo(top, 1);
  }
  observer.disconnect();
}
