/** Impressions count entries that a reader sees: those in view can be invisible. */
import { clock, putForward } from '../../../test/support/clock.js';
import {
  consoleProbe,
  expect,
  origins,
  page,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
  type ProbedWindow,
} from '../../../test/support/index.js';

/** Content that has a box and that no reader sees: around the element or its own. */
const INVISIBLE = [
  ['<div style="visibility: hidden">', ''],
  ['<div style="opacity: 0"><div>', ''],
  ['', 'style="visibility: hidden"'],
  ['', 'style="opacity: 0"'],
  [
    '<div><template shadowrootmode="open"><div style="opacity: 0"><slot></slot></div></template>',
    '',
  ],
] as const;

/** Collects the elements whose positions an observer of the page has reported. */
const reports = `
  window.reported = new WeakSet();
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(report, options) {
      super((entries, observer) => {
        report(entries, observer);
        for (const { target } of entries) reported.add(target);
      }, options);
    }
  };`;

type ObservedWindow = ProbedWindow & { readonly reported: WeakSet<Element> };

const opened = (body: string, script = '') =>
  page(`<!doctype html><html lang="ja"><head><meta charset="utf-8">${consoleProbe}
    <script>${clock}${reports}${script}</script>
    <script src="${origins.cdn}/dist/mkt.js" data-application-id="APP" data-base-url="${serviceUrl()}">
    </script></head><body>${body}</body></html>`);

const ranking = (attributes = '') =>
  `<mkt-ranking limit="1" layout="compact" loading="eager" ${attributes}></mkt-ranking>`;

function impressionsWithin(window: ProbedWindow, element: Element, seconds: number): number {
  let count = 0;
  const listener = () => count++;
  element.addEventListener('mkt-impression', listener);
  for (let second = 0; second < seconds; second++) putForward(window, 1000);
  element.removeEventListener('mkt-impression', listener);
  return count;
}

async function ready(window: ProbedWindow): Promise<HTMLElement> {
  const element = window.document.querySelector('mkt-ranking')!;
  expect(await settled(element)).to.equal('ready');
  const [entry] = partsOf(element, 'item');
  const { reported } = window as ObservedWindow;
  await waitUntil(() => reported.has(entry!), 'no report of the entry');
  return element;
}

for (const [browser, script] of [
  ['', ''],
  [' in a browser without checkVisibility()', 'delete Element.prototype.checkVisibility;'],
]) {
  describe(`an entry in view${browser}`, () => {
    it('counts once, after a second', async () => {
      const window = await opened(ranking(), script);
      const element = await ready(window);
      expect(impressionsWithin(window, element, 1)).to.equal(1);
      expect(impressionsWithin(window, element, 5)).to.equal(0);
    });

    for (const [around, attributes] of INVISIBLE) {
      it(`does not count while it is invisible, then after a second: ${around}${attributes}`, async () => {
        const window = await opened(around + ranking(attributes), script);
        const element = await ready(window);
        expect(impressionsWithin(window, element, 5)).to.equal(0);
        for (const part of [...window.document.querySelectorAll('body [style]')])
          part.removeAttribute('style');
        const { parentElement } = element;
        parentElement!.shadowRoot?.querySelector('[style]')!.removeAttribute('style');
        putForward(window, 500);
        expect(impressionsWithin(window, element, 0)).to.equal(0);
        expect(impressionsWithin(window, element, 3)).to.equal(1);
      });
    }
  });
}

const SWITCHES: Readonly<Record<string, (window: ProbedWindow, isOn: boolean) => void>> = {
  'on a page that Turbo shows before it has loaded': ({ document }, isOn) => {
    document.documentElement.toggleAttribute('data-turbo-preview', isOn);
  },
  'in a hidden tab': ({ Document: { prototype } }, isOn) => {
    // The kit reads no properties of the document itself, which can be names of images.
    Object.defineProperty(prototype, 'hidden', { get: () => isOn, configurable: true });
  },
};
for (const [place, turn] of Object.entries(SWITCHES)) {
  describe(place, () => {
    it('entries do not count, but when the reader sees them', async () => {
      const window = await opened(ranking());
      const element = await ready(window);
      turn(window, true);
      expect(impressionsWithin(window, element, 5)).to.equal(0);
      turn(window, false);
      expect(impressionsWithin(window, element, 3)).to.equal(1);
    });
  });
}
