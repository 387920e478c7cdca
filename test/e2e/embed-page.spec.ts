/** `embed.html`: one element in a frame, for pages without scripts. */
import {
  requestParams,
  expect,
  newTag,
  origins,
  served,
  serviceUrl,
  settled,
} from '../support/index.js';

type Params = Readonly<Record<string, string>>;

const SETTINGS = { 'application-id': 'APP', 'affiliate-id': 'AFF', 'base-url': serviceUrl() };
const RANKING = { tag: 'mkt-ranking', limit: '2', ...SETTINGS };

let frame: HTMLIFrameElement | undefined;
afterEach(() => frame?.remove());

/** Puts the page into a frame. */
function show(origin: string, params: Params, sandbox?: string): HTMLIFrameElement {
  frame = document.createElement('iframe');
  if (sandbox) frame.setAttribute('sandbox', sandbox);
  frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:600px;height:400px';
  frame.src = `${origin}/dist/embed.html?${new URLSearchParams(params).toString()}`;
  document.body.append(frame);
  return frame;
}

/** The page on the tests' origin, so that its content is accessible. */
async function opened(params: Params): Promise<Window & typeof globalThis> {
  const shown = show(location.origin, params);
  await new Promise((resolve) => shown.addEventListener('load', resolve));
  return shown.contentWindow as Window & typeof globalThis;
}

/** The element of the page, once it has settled. */
async function elementOf({ document }: Window): Promise<HTMLElement> {
  const [element, ...others] =
    document.body.querySelectorAll<HTMLElement>('*:not(script, a, small)');
  expect(others).to.deep.equal([]);
  await settled(element!);
  return element!;
}

const linksOf = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll<HTMLAnchorElement>('a[part~="link"]')].map(
    ({ href }) => href,
  );

/** Settles once the page in a frame reports an expected height. */
const height = (of: HTMLIFrameElement, isExpected: (height: number) => boolean) =>
  new Promise<number>((resolve) => {
    const onMessage = ({ data, source }: MessageEvent<{ mkt?: string; height: number }>) => {
      if (source !== of.contentWindow || data.mkt !== 'height' || !isExpected(data.height)) return;
      window.removeEventListener('message', onMessage);
      resolve(data.height);
    };
    window.addEventListener('message', onMessage);
  });

describe('embed.html', () => {
  it('shows the element of its address', async () => {
    const window = await opened({ ...RANKING, 'genre-id': '100371', heading: 'お茶 <b>&</b>' });
    const element = await elementOf(window);
    expect(element.localName).to.equal('mkt-ranking');
    expect(element.getAttribute('phase')).to.equal('ready');
    expect(element.getAttribute('genre-id')).to.equal('100371');
    expect(linksOf(element)).to.have.length(2);
    for (const link of linksOf(element)) expect(link).to.contain('/AFF/');
    // Values in the address are text.
    expect(element.shadowRoot!.querySelector('[part~="heading"]')!.textContent.trim()).to.equal(
      'お茶 <b>&</b>',
    );
    expect(window.document.title).to.equal('お茶 <b>&</b>');
  });

  for (const sandbox of [undefined, 'allow-scripts']) {
    it(`reports its height to the embedding page: sandbox ${sandbox}`, async () => {
      const [two, five] = ['2', '5'].map((limit) => ({ ...RANKING, limit }));
      const shown = show(origins.cdn, two!, sandbox);
      // Two entries of 7.75em, and the content above and below them.
      const low = await height(shown, (reported) => reported > 250);
      shown.remove();
      const high = await height(show(origins.cdn, five!, sandbox), (reported) => reported > low);
      expect(low).to.be.below(400);
      expect(high).to.be.within(low + 300, low + 500);
    });
  }

  it('limits the request rate even without access to other tabs', async () => {
    const params = { ...RANKING, limit: '5', 'base-url': serviceUrl({ fault: 'one' }) };
    const shown = show(origins.cdn, { ...params, 'requests-per-second': '5' }, 'allow-scripts');
    // The reserved space of five entries, then the height of the one received.
    const room = await height(shown, (reported) => reported > 600);
    const low = await height(shown, (reported) => reported < room);
    expect(low).to.be.within(124, 300);
  });

  it('ignores attributes that an address must not set', async () => {
    const forbidden = {
      onclick: 'parent.pwned = 1',
      ONCLICK: 'parent.pwned = 2',
      style: 'position:fixed',
      class: 'theirs',
      'access-token': 'demo-read',
      'frame-url': 'https://evil.example/',
      accesstoken: 'demo-write',
      frameurl: 'https://evil.example/too',
      'slot name': 'a slot',
    };
    const element = await elementOf(await opened({ ...RANKING, ...forbidden }));
    expect(element.getAttribute('phase')).to.equal('ready');
    for (const value of Object.values(forbidden)) expect(element.outerHTML).not.to.contain(value);
  });

  for (const tag of [
    '',
    'script',
    'mkt-config',
    'mkt-campaign',
    'mkt-bookmark-list',
    'mkt-rankng',
    '<b>',
  ]) {
    it(`lists the elements for an unknown tag: ${tag}`, async () => {
      const { document } = await opened({ ...RANKING, tag });
      expect(document.body.querySelector('*:not(script)')).to.equal(null);
      expect(document.body.textContent).to.contain(`tag=${tag}: `);
      expect(document.body.textContent).to.contain('mkt-ranking');
    });
  }

  it('runs no script of a service, whatever the address', async () => {
    const path = await served('window.pwned = document.title = "pwned"', {
      'content-type': 'text/javascript',
    });
    for (const transport of ['jsonp', 'frame', 'JSONP']) {
      const window = await opened({
        ...RANKING,
        transport,
        'base-url': `${location.origin}${path}?{group}`,
      });
      const element = await elementOf(window);
      expect(element.getAttribute('phase')).to.equal('error');
      expect(window).not.to.have.property('pwned');
      expect(window.document.title).to.equal('mkt-ranking');
      const frames = [...window.document.querySelectorAll('iframe')];
      expect(frames.map((frame) => frame.sandbox.value)).to.deep.equal(['allow-scripts']);
    }
  });

  it('has a policy against scripts, styles and frames of other hosts', async () => {
    const window = await opened(RANKING);
    await elementOf(window);
    const { document } = window;
    const elsewhere = `${origins.service}/elsewhere`;
    const refused = (element: HTMLElement) =>
      new Promise<string>((resolve) => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI }) => resolve(`${effectiveDirective} ${blockedURI}`),
          { once: true },
        );
        document.body.append(element);
      });
    const script = Object.assign(document.createElement('script'), { src: elsewhere });
    expect(await refused(script)).to.equal(`script-src-elem ${elsewhere}`);
    const style = { rel: 'stylesheet', href: elsewhere };
    const link = Object.assign(document.createElement('link'), style);
    expect(await refused(link)).to.equal(`style-src-elem ${elsewhere}`);
    const frame = Object.assign(document.createElement('iframe'), { src: elsewhere });
    expect(await refused(frame)).to.contain('frame-src ');
  });

  it('requests by CORS with `transport=fetch` in its address', async () => {
    const window = await opened({ ...RANKING, transport: 'fetch' });
    expect((await elementOf(window)).getAttribute('phase')).to.equal('ready');
    expect(window.document.querySelector('iframe')).to.equal(null);
  });

  it('shows a link without the data', async () => {
    const lost = { ...RANKING, 'base-url': serviceUrl({ fault: '500' }) };
    const link = 'https://market.example/ranking?a=1';
    const window = await opened({
      ...lost,
      link,
      'link-text': '<i>Best sellers</i>',
      'link-label': 'Ad',
    });
    const element = await elementOf(window);
    expect(element.getAttribute('phase')).to.equal('error');
    const anchor = element.querySelector('a')!;
    expect(anchor.href).to.equal(link);
    expect(anchor.textContent).to.equal('<i>Best sellers</i>');
    expect(anchor.rel).to.equal('sponsored nofollow noopener');
    expect(element.querySelector('small')!.textContent).to.equal('Ad');
    expect(anchor.checkVisibility()).to.equal(true);
  });

  it('does not link to a script', async () => {
    const window = await opened({ ...RANKING, link: 'javascript:alert(1)' });
    expect((await elementOf(window)).querySelector('a')).to.equal(null);
  });

  it('recommends for the embedding page, or for the page in its address', async () => {
    const picks = { tag: 'mkt-picks', ...SETTINGS, 'dynamic-ad-url': serviceUrl() };
    for (const [given, expected] of [
      [{}, location.href],
      [{ url: 'https://blog.example/tea' }, 'https://blog.example/tea'],
    ] as const) {
      const tag = newTag();
      const element = await elementOf(await opened({ ...picks, ...given, query: `tag=${tag}` }));
      expect(element.getAttribute('phase')).to.equal('ready');
      const [params] = await requestParams(tag);
      const reportedUrl = new URL(params!.get('url')!);
      expect(reportedUrl.origin + reportedUrl.pathname).to.equal(
        new URL(expected).origin + new URL(expected).pathname,
      );
    }
  });

  it('has the colours of its address', async () => {
    const window = await opened({
      ...RANKING,
      color: 'white',
      background: '#123',
      'accent-color': 'fc9',
      'on-accent-color': '102030',
      'star-color': 'gold',
    });
    const element = await elementOf(window);
    const { color } = window.getComputedStyle(element);
    expect(color).to.equal('rgb(255, 255, 255)');
    const { backgroundColor } = window.getComputedStyle(window.document.documentElement);
    expect(backgroundColor).to.equal('rgb(17, 34, 51)');
    const style = window.getComputedStyle(element);
    expect(style.getPropertyValue('--mkt-accent-color')).to.equal('#fc9');
    expect(style.getPropertyValue('--mkt-on-accent-color')).to.equal('#102030');
    expect(style.getPropertyValue('--mkt-star-color')).to.equal('gold');
    for (const name of ['color', 'background', 'accent-color']) {
      expect(element.hasAttribute(name)).to.equal(false);
    }
  });

  it('accepts only colours as colours', async () => {
    const window = await opened({
      ...RANKING,
      background: 'red;position:fixed',
      color: 'url(https://evil.example/)',
      'accent-color': 'var(--x)',
      'on-accent-color': 'tea',
      'star-color': '',
    });
    const element = await elementOf(window);
    expect(element.getAttribute('phase')).to.equal('ready');
    const { documentElement } = window.document;
    expect([documentElement.style.length, element.style.length]).to.deep.equal([0, 0]);
    expect(element.getAttributeNames().filter((name) => name.includes('color'))).to.deep.equal([]);
  });

  it('is a block with its content height in the snippet of the documents', async () => {
    const text = await (await fetch('/docs/hosting.md')).text();
    const [snippet] = /<iframe\s[^]*?<\/iframe>/.exec(text)!;
    for (const width of [360, 900]) {
      const outer = document.body.appendChild(document.createElement('div'));
      outer.style.width = `${width}px`;
      outer.innerHTML = snippet
        .replace(/https:\/\/cdn\.example\/mkt-widgets/, `${origins.cdn}/dist`)
        .replace('https://service.example', serviceUrl());
      frame = outer.querySelector('iframe')!;
      expect(getComputedStyle(frame).display).to.equal('block');
      const { height: room } = frame.getBoundingClientRect();
      const reportedHeight = await height(frame, (pixels) => pixels > 400);
      expect(room, `${width} px`).to.be.within(reportedHeight, reportedHeight + 16);
      outer.remove();
    }
  });

  for (const [scheme, expected] of [
    ['auto', 'light dark'],
    ['dark', 'dark'],
  ] as const) {
    it(`has the colour scheme of its address: ${scheme}`, async () => {
      const window = await opened({ ...RANKING, 'color-scheme': scheme });
      const { documentElement } = window.document;
      expect(window.getComputedStyle(documentElement).colorScheme).to.equal(expected);
    });
  }
});
