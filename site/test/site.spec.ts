/** The site on a static host, with its own sandbox. */
import type { MktElement } from '../../src/element/mkt-element.js';
import {
  arrived,
  attributeIs,
  expect,
  opened,
  origins,
  page,
  settled,
  waitUntil,
} from '../../test/support/index.js';

before(async () => {
  // The first test builds the site.
  await fetch('/site-alone/');
});

after(async () => {
  const all = await navigator.serviceWorker.getRegistrations();
  await Promise.all(all.map((registration) => registration.unregister()));
});

const pageAt = (path: string, width = 1000): Promise<Window> =>
  opened(`/site-alone/${path}`, { width, height: 800 });

type Shown = HTMLElement & Pick<MktElement, 'records'>;

describe('the site', () => {
  it('has live elements on any static host', async () => {
    const { document } = await pageAt('');
    const ranking = document.querySelector<Shown>('mkt-ranking')!;
    expect(await settled(ranking)).to.equal('ready');
    expect(ranking.records).to.have.length(4);
  });

  it('has examples and points on the front page that fill their rows', async () => {
    for (const width of [820, 1200]) {
      const { document } = await pageAt('', width);
      const examples = [...document.querySelectorAll('.two > .live > *')];
      for (const element of examples) {
        element.scrollIntoView();
        expect(await settled(element)).to.equal('ready');
      }
      const [first, second] = examples.map((element) => element.getBoundingClientRect());
      const isRow = second!.top < first!.bottom;
      if (isRow) expect(first!.bottom, `${width} px`).to.be.closeTo(second!.bottom, 40);
    }
    const { document } = await pageAt('', 1200);
    const tops = [...document.querySelectorAll('.points > div')].map((point) =>
      Math.round(point.getBoundingClientRect().top),
    );
    const alone = tops.filter((top) => tops.filter((other) => other === top).length === 1);
    expect(alone).to.deep.equal([]);
  });

  for (const path of ['gallery/', 'ja/gallery/', 'elements/mkt-hotel-search/'])
    it(`has no endless page on a phone: ${path}`, async () => {
      const { document } = await pageAt(path, 360);
      expect(document.documentElement.scrollHeight).to.be.within(2000, 20000);
    });

  it('opens the part of the gallery that the address names', async () => {
    const { document, location } = await pageAt('gallery/');
    location.hash = 'mkt-golf-finder';
    const golf = document.querySelector<Shown>('mkt-golf-finder')!;
    expect(await settled(golf)).to.equal('ready');
  });

  for (const name of ['review', 'five-picks', 'hotel'])
    it(`shows the post ${name} with all its entries on a phone, in both languages`, async () => {
      for (const path of [`ja/recipes/${name}/`, `recipes/${name}/`]) {
        const { document } = await opened(`/site-alone/${path}`, { width: 375, height: 800 });
        await arrived(document.body, '.post :is([phase])');
        for (const element of document.querySelectorAll<Shown>('.post [phase]')) {
          element.scrollIntoView();
          expect(await settled(element), `${path}: ${element.localName}`).to.equal('ready');
        }
        expect(document.documentElement.scrollWidth, path).to.equal(375);
        expect(document.querySelector('.code .copy'), path).not.to.equal(null);
      }
    });

  it('shows the builder there, too', async () => {
    const { document } = await pageAt('builder/#tag=mkt-bookmark-list&limit=2');
    const state = await arrived(document.body, '.state[data-phase]');
    await attributeIs(state, 'data-phase', ['ready', 'empty']);
  });

  it('has themes to make there, too', async () => {
    const { document } = await pageAt('theme/');
    for (const tag of ['mkt-ranking', 'mkt-bookmark-list']) {
      const element = await arrived<Shown>(document.body, tag);
      element.scrollIntoView();
      expect(await settled(element), tag).to.equal('ready');
    }
  });

  it('finds ids, and leads with them to the builder', async () => {
    const window = await pageAt('find/#hotel');
    const { document } = window;
    const input = await arrived<HTMLInputElement>(document.body, 'id-finder input');
    // The address of a page: the finder searches for the number in it.
    input.value = 'https://market.example/hotels/10101/?ref=1';
    input.form!.requestSubmit();
    const hotel = await arrived<HTMLElement>(document.body, 'id-finder .result');
    expect(hotel.querySelector('code')!.textContent).to.equal('10101');
    hotel.querySelector<HTMLElement>('.result-buttons button:last-child')!.click();
    const frame = window.frameElement as HTMLIFrameElement;
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    expect(frame.contentWindow!.location.href).to.contain('hotel-no=10101');
  });

  describe('in a browser without storage and service workers', () => {
    const CLOSED = `<script>
      const refuse = () => { throw new DOMException('', 'SecurityError'); };
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
    </script>`;
    const closedPage = async (path: string, search: string) => {
      const html = await (await fetch(`/site-alone/${path}`)).text();
      const whole = html.replaceAll('../../', '/site-alone/').replace('<head>', `<head>${CLOSED}`);
      return page(whole, { search, width: 1000, height: 800 });
    };
    function fill({ document }: Window, name: string, value: string): void {
      const input = document.querySelector<HTMLInputElement>(`[id$="${name}"]`)!;
      input.value = value;
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type));
    }

    for (const [name, path, hash, message, mine, result] of [
      [
        'builder',
        'en/builder/',
        '#tag=mkt-ranking&limit=2',
        '.fields .problem',
        '[name="whose"][value="mine"]',
        '.state[data-phase="ready"]',
      ],
      ['finder', 'en/find/', '#genre', '#find > [role="status"]', '#is-mine', 'id-finder .result'],
    ] as const) {
      it(`reports it in the ${name}, which works with the own id`, async () => {
        const window = await closedPage(path, hash);
        const { body } = window.document;
        const status = await arrived(body, message);
        expect(status.textContent).to.contain('sandbox cannot run');
        body.querySelector<HTMLInputElement>(mine)!.click();
        fill(window, 'application-id', 'APP');
        fill(window, 'base-url', origins.service);
        await arrived(body, result);
      });
    }
  });

  const SOUGHT = [
    ['en/', 'fallback', 'guide/#fallbacks'],
    ['ja/guide/', '5分ではじめる', 'start/'],
    ['', '代わりの内容', 'ja/guide/#代わりの内容'],
    // A single character at the end of a sentence, and words of both scripts.
    ['ja/guide/', '棚', 'ja/templates/#本棚'],
    ['ja/theming/', 'npm バンドラー', 'ja/guide-developers/#npm-とバンドラー'],
  ] as const;
  for (const [path, words, found] of SOUGHT) {
    it(`finds “${words}” in the documents: /${path}`, async () => {
      const { document } = await pageAt(path);
      const input = document.querySelector<HTMLInputElement>('.search input')!;
      input.value = words;
      input.dispatchEvent(new Event('input'));
      const hit = await arrived<HTMLAnchorElement>(document.body, '.hits a');
      expect(decodeURI(hit.href)).to.contain(`/site-alone/${found}`);
      expect((await fetch(hit.href)).status).to.equal(200);
    });
  }

  it('announces the number of hits, selects them by arrow keys, and restores the focus', async () => {
    const { document } = await pageAt('en/');
    const input = document.querySelector<HTMLInputElement>('.search input')!;
    const list = document.querySelector<HTMLElement>('.hits')!;
    const status = document.querySelector('[role="status"]')!;
    const press = (key: string) =>
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const type = async (words: string) => {
      input.value = words;
      input.dispatchEvent(new Event('input'));
      await waitUntil(() => !!status.textContent, 'It tells');
    };
    input.focus();
    await type('fallback');
    const hits = [...list.querySelectorAll('a')];
    expect(hits).to.have.length(8);
    expect(status.textContent).to.match(/^8 of \d+$/);
    press('ArrowDown');
    expect(document.activeElement).to.equal(hits[0]);
    press('ArrowDown');
    expect(document.activeElement).to.equal(hits[1]);
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).to.equal(input);
    press('ArrowDown');
    press('Escape');
    expect(list.hidden).to.equal(true);
    expect(document.activeElement).to.equal(input);
    status.textContent = '';
    await type('xyzzyxyzzy');
    expect(status.textContent).to.equal('Nothing was found');
  });

  it('announces each copy', async () => {
    const { document } = await pageAt('guide/');
    const button = await arrived<HTMLButtonElement>(document.body, 'button.copy');
    const status = document.querySelector('[role="status"]')!;
    const announced: (string | null)[] = [];
    new MutationObserver(() => announced.push(status.textContent)).observe(status, {
      childList: true,
    });
    for (const times of [1, 2]) {
      button.click();
      await waitUntil(() => announced.length === times, 'It tells');
    }
    expect(announced).to.deep.equal(['Copied', 'Copied']);
  });

  it('shows no hits for input that has changed meanwhile', async () => {
    const window = await pageAt('en/');
    const input = window.document.querySelector<HTMLInputElement>('.search input')!;
    const list = window.document.querySelector<HTMLElement>('.hits')!;
    const type = (words: string) => {
      input.value = words;
      input.dispatchEvent(new Event('input'));
    };
    type('guide');
    await arrived(list, 'a');
    type('fallback');
    type('');
    await attributeIs(list, 'hidden', ['']);
    expect(list.hidden).to.equal(true);
  });

  for (const path of [
    '',
    'en/start/',
    'guide/',
    'ja/guide/',
    'ja/live-services/',
    'find/',
    'ja/elements/mkt-dynamic-ad/',
  ]) {
    it(`fits a phone: /${path}`, async () => {
      const { document } = await pageAt(path, 360);
      expect(document.documentElement.scrollWidth).to.equal(360);
    });
  }
});
