/** The site where nothing but its files is: it brings the sandbox along. */
import type { MktElement } from '../../src/components/base/mkt-element.js';
import { arrived, attributeIs, expect, settled } from '../../test/support/index.js';
import { violationsOf } from '../../test/support/axe.js';

before(async function () {
  // Whoever asks first has it built.
  this.timeout(60_000);
  await fetch('/site-alone/');
});

let frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames) frame.remove();
  frames = [];
});

after(async () => {
  const all = await navigator.serviceWorker.getRegistrations();
  await Promise.all(all.map((one) => one.unregister()));
});

/** A page of the site as a static host has it. */
async function opened(path: string, width = 1000): Promise<Window> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `position:fixed;inset:0 auto auto 0;width:${width}px;height:800px;border:0`;
  frames.push(frame);
  frame.src = `/site-alone/${path}`;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  return frame.contentWindow!;
}

type Shown = HTMLElement & Pick<MktElement, 'records'>;

describe('the site', () => {
  it('has living elements on any static host', async () => {
    const { document } = await opened('');
    const ranking = document.querySelector<Shown>('mkt-ranking')!;
    expect(await settled(ranking)).to.equal('ready');
    expect(ranking.records).to.have.length(4);
  });

  it('shows the builder there, too', async () => {
    const { document } = await opened('builder/#tag=mkt-bookmark-list&limit=2&~lang=en');
    const state = await arrived(document.body, '.state[data-phase]');
    await attributeIs(state, 'data-phase', ['ready', 'empty']);
  });

  it('finds ids, and leads with them to the builder', async () => {
    const window = await opened('find/#hotel');
    const { document } = window;
    const input = await arrived<HTMLInputElement>(document.body, 'id-finder input');
    // The address of a page, whose number is found and asked for.
    input.value = 'https://market.example/hotels/10101/?ref=1';
    input.form!.requestSubmit();
    const hotel = await arrived<HTMLElement>(document.body, 'id-finder .result');
    expect(hotel.querySelector('code')!.textContent).to.equal('10101');
    hotel.querySelector<HTMLElement>('.result-buttons button:last-child')!.click();
    const [frame] = frames;
    await new Promise((resolve) => frame!.addEventListener('load', resolve, { once: true }));
    expect(frame!.contentWindow!.location.href).to.contain('hotel-no=10101');
  });

  it('finds what is looked for in the documents', async () => {
    const { document } = await opened('en/');
    const input = document.querySelector<HTMLInputElement>('.search input')!;
    input.value = 'fallback';
    input.dispatchEvent(new Event('input'));
    const hit = await arrived<HTMLAnchorElement>(document.body, '.hits a');
    expect(hit.href).to.contain('/site-alone/');
    expect((await fetch(hit.href)).status).to.equal(200);
  });

  for (const path of ['', 'en/start/', 'guide/', 'find/', 'builder/', 'elements/mkt-picks/']) {
    it(`can be used by everybody, also on a phone in the dark: /${path}`, async function () {
      this.timeout(40_000);
      const window = await opened(path, 360);
      window.document.documentElement.style.colorScheme = 'dark';
      expect(await violationsOf(window)).to.deep.equal([]);
      expect(window.document.documentElement.scrollWidth).to.equal(360);
    });
  }
});
