/** The drop-in respects the host page: its names, its policies, its history. */
import {
  arrived,
  requestParams,
  consoleProbe,
  expect,
  newTag,
  origins,
  page,
  serviceUrl,
  settled,
  type PageOptions,
  type ProbedWindow,
  waitUntil,
} from '../support/index.js';
import { addressOn, ELEMENTS, pageOf, phasesOf, SETTINGS } from './pages.js';

/** The state of the page before the script, and the recorded calls. */
type HostWindow = ProbedWindow & {
  readonly names: readonly string[];
  readonly called: readonly string[];
};

/** Records the policy violations of the page. */
const VIOLATIONS = `<script>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    called.push([violatedDirective, blockedURI, sample].join(' ')));
</script>`;

/** The addresses of the kit's frames in a page. */
const framesOf = ({ document }: Window) =>
  [...document.querySelectorAll('iframe')].map(({ src }) => src);

async function host(
  scripts: string,
  { settings = '', ...options }: PageOptions & { readonly settings?: string } = {},
): Promise<HostWindow> {
  const html = `<!doctype html><html lang="ja"><head><meta charset="utf-8">${consoleProbe}
    <script>window.called = []; window.names = [];</script>
    ${scripts}
    <script>names = Object.getOwnPropertyNames(window)</script>
    <script src="${origins.cdn}/dist/mkt.js" ${SETTINGS} ${settings}></script></head>
    <body>${ELEMENTS}</body></html>`;
  // A nonce for the test's inline scripts, in policies that forbid inline scripts.
  const nonced = html.replaceAll('<script>', '<script nonce="test">');
  return (await page(nonced, options)) as HostWindow;
}

/** Globals by which Lit detects that it is loaded more than once. */
const VERSION_MARKERS = [
  'litPropertyMetadata',
  'reactiveElementVersions',
  'litHtmlVersions',
  'litElementVersions',
];

/** New global names, except those of Lit. */
async function added(window: HostWindow): Promise<readonly string[]> {
  // A callback stays until its script has run to the end.
  await new Promise((resolve) => setTimeout(resolve));
  const names = Object.getOwnPropertyNames(window).filter((name) => !window.names.includes(name));
  // Frames have numbers.
  return names.filter((name) => !/^\d+$/.test(name) && !VERSION_MARKERS.includes(name));
}

describe('mkt.js on a foreign page', () => {
  it('contains Lit unchanged, and adds no other global name', async () => {
    const window = await host('');
    expect(await phasesOf(window.document)).to.deep.equal(['ready', 'ready']);
    expect(await added(window)).to.deep.equal([]);
    expect(VERSION_MARKERS.filter((name) => !(name in window))).to.deep.equal([]);
    expect(window.lines).to.deep.equal([]);
  });

  it('does not overwrite short global names', async () => {
    const names = ['e', 't', 'n', 'i', 'r', 'exports', 'module', 'require', 'mkt', 'fetchJsonp'];
    const window = await host(
      `<script>for (const name of ${JSON.stringify(names)}) window[name] = { own: name };</script>`,
    );
    expect(await phasesOf(window.document)).to.deep.equal(['ready', 'ready']);
    expect(await added(window)).to.deep.equal([]);
    const values = window as unknown as Readonly<Record<string, unknown>>;
    for (const name of names) expect(values[name]).to.deep.equal({ own: name });
    expect(window.lines).to.deep.equal([]);
  });

  it('does not call the AMD loader of the page', async () => {
    const window = await host(
      `<script>
        window.define = Object.assign((...all) => called.push(String(all)), { amd: {} });
        window.require = (...all) => called.push(String(all));
      </script>`,
    );
    expect(await phasesOf(window.document)).to.deep.equal(['ready', 'ready']);
    expect(window.called).to.deep.equal([]);
    expect(window.lines).to.deep.equal([]);
  });

  it('ignores properties that a page has added to all objects', async () => {
    const tag = newTag();
    const settings = `data-query="tag=${tag}" data-dynamic-ad-url="${serviceUrl()}"`;
    const more = `<script>
      Object.prototype.extend = function () { return this; };
      Object.prototype.build = 42;
    </script>`;
    const window = await host(more, { settings });
    const others = `<mkt-product-search genre-id="100371" reader-controls="sort" pager="pages"></mkt-product-search>
      <mkt-book-list layout="table"></mkt-book-list>
      <mkt-ebook-list reader-controls="genre"></mkt-ebook-list>
      <mkt-hotel-search middle-class-code="tokyo" layout="carousel"></mkt-hotel-search>
      <mkt-hotel-detail hotel-no="14022"></mkt-hotel-detail>
      <mkt-picks></mkt-picks>`;
    const eager = others.replaceAll('></', ' limit="2" loading="eager"></');
    window.document.body.insertAdjacentHTML('beforeend', eager);
    const phases = await phasesOf(window.document, 'body > *');
    expect(phases).to.deep.equal(Array(8).fill('ready'));
    // Their lazy modules load, too.
    const search = window.document.querySelector('mkt-product-search')!;
    await arrived(search.shadowRoot!, '[part~="pager"]');
    expect(search).to.have.property('build', 42);
    const marked = [...window.document.querySelectorAll('body > *')].flatMap((element) => [
      ...element.shadowRoot!.querySelectorAll('[build], [extend]'),
    ]);
    expect(marked.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    const paramNames = (await requestParams(tag)).map((params) => [...params.keys()]);
    expect(paramNames).to.have.length.of.at.least(8);
    for (const names of paramNames) expect(names).not.to.include.oneOf(['extend', 'build']);
    expect(window.lines).to.deep.equal([]);
  });

  it('works with a strict policy: no inline styles, no inline scripts, no eval', async () => {
    const policy = [
      "default-src 'none'",
      `script-src 'nonce-test' ${origins.cdn} ${origins.service}`,
      "style-src 'none'",
      `img-src ${origins.service}`,
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; ');
    const window = await host(VIOLATIONS, {
      headers: { 'content-security-policy': policy },
    });
    expect(await phasesOf(window.document)).to.deep.equal(['ready', 'ready']);
    expect(window.called).to.deep.equal([]);
    expect(window.lines).to.deep.equal([]);
    const item = window.document
      .querySelector('mkt-ranking')!
      .shadowRoot!.querySelector('[part~="item"]')!;
    expect(window.getComputedStyle(item).display).to.equal('flex');
  });

  const strict = {
    'forbids the service': `script-src 'nonce-test' ${origins.cdn}`,
    'allows trusted scripts only': "require-trusted-types-for 'script'",
    both: `script-src 'nonce-test' ${origins.cdn}; frame-src ${origins.cdn}; require-trusted-types-for 'script'; trusted-types lit-html mkt-widgets`,
  };
  for (const [what, policy] of Object.entries(strict)) {
    it(`uses one frame if a policy ${what}`, async () => {
      const headers = { 'content-security-policy': policy };
      const window = await host(VIOLATIONS, { headers });
      expect(await phasesOf(window.document)).to.deep.equal(['ready', 'ready']);
      expect(framesOf(window)).to.deep.equal([`${origins.cdn}/dist/frame.html`]);
      expect(await added(window)).to.deep.equal([]);
      expect(window.lines).to.deep.equal([]);
      // Later requests no longer try.
      const before = window.called.length;
      const late = window.document.createElement('mkt-ranking');
      late.setAttribute('genre-id', '100371');
      window.document.body.prepend(late);
      expect(await settled(late)).to.equal('ready');
      expect(window.called).to.have.length(before);
      expect(framesOf(window)).to.have.length(1);
    });
  }

  const embedders = {
    'is isolated': [
      '<script>Object.defineProperty(window, "crossOriginIsolated", { get: () => true })</script>',
      [false],
    ],
    'has had a script blocked by its embedder policy': ['', [true, false]],
  } as const;
  for (const [what, [before, first]] of Object.entries(embedders))
    it(`requests by one \`fetch\` if the page ${what}`, async () => {
      const kit = `<script src="${addressOn()}" ${SETTINGS} crossorigin></script>`;
      const headers = { 'cross-origin-embedder-policy': 'require-corp' };
      const { document } = await pageOf(before + kit, '', { headers });
      for (const sent of [first, [false]]) {
        const tags = [newTag(), newTag()];
        const rankings = tags.map(
          (tag) => `<mkt-ranking loading="eager" query="tag=${tag}"></mkt-ranking>`,
        );
        document.body.innerHTML = rankings.join('');
        expect(await phasesOf(document)).to.deep.equal(['ready', 'ready']);
        for (const tag of tags) {
          const byScript = (await requestParams(tag)).map((params) => params.has('callback'));
          expect(byScript).to.deep.equal(sent);
        }
      }
    });

  it('explains that a policy forbids the service and the frame', async () => {
    const policy = `script-src 'nonce-test' ${origins.cdn}; frame-src 'none'`;
    const headers = { 'content-security-policy': policy };
    const window = await host('', { headers });
    expect(await phasesOf(window.document)).to.deep.equal(['error', 'error']);
    await waitUntil(() => window.lines.length === 2, 'no two lines');
    for (const line of window.lines) {
      expect(line).to.match(/^<mkt-[a-z-]+>: .*policy.*blocks the service's script.*\[policy\]$/);
    }
    expect(framesOf(window)).to.deep.equal([]);
  });

  it('requests by a frame if one policy forbids the service and another one only reports it', async () => {
    const policy = `script-src 'nonce-test' ${origins.cdn}`;
    const headers = {
      'content-security-policy': policy,
      'content-security-policy-report-only': policy,
    };
    const window = await host(VIOLATIONS, { headers });
    expect(await phasesOf(window.document)).to.deep.equal(['ready', 'ready']);
    expect(framesOf(window)).to.have.length(1);
  });

  it('keeps requesting in the page if a policy only reports', async () => {
    const headers = { 'content-security-policy-report-only': "script-src 'nonce-test'" };
    const window = await host(VIOLATIONS, { headers });
    expect(await phasesOf(window.document)).to.deep.equal(['ready', 'ready']);
    expect(window.called).not.to.deep.equal([]);
    const missing = window.document.createElement('mkt-ranking');
    missing.setAttribute('base-url', serviceUrl({ fault: '400' }));
    window.document.body.prepend(missing);
    expect(await settled(missing)).to.equal('error');
    expect(framesOf(window)).to.deep.equal([]);
  });

  it('reports an invalid address of the service, by each transport', async () => {
    const elements = (attributes: string) =>
      ['jsonp', 'fetch', 'frame']
        .map(
          (transport) => `<mkt-config base-url="http://[" transport="${transport}">
              <mkt-ranking limit="1" ${attributes}></mkt-ranking></mkt-config>`,
        )
        .join('');
    const window = (await page(`<!doctype html><html lang="ja"><head><meta charset="utf-8">
        ${consoleProbe}<script src="${origins.cdn}/dist/mkt.js" ${SETTINGS}></script></head>
        <body>${elements('class="near"')}<div style="height: 9000px"></div>
        ${elements('class="far" page="2"')}</body></html>`)) as HostWindow;
    for (const near of window.document.querySelectorAll('.near')) {
      expect(await settled(near)).to.equal('error');
    }
    // For elements this far below, only a connection would be opened.
    for (const far of window.document.querySelectorAll('.far')) {
      expect(far.getAttribute('phase')).to.equal('idle');
      far.setAttribute('loading', 'eager');
      expect(await settled(far)).to.equal('error');
    }
    await waitUntil(() => window.lines.length === 6, 'no six lines');
    for (const line of window.lines) {
      expect(line).to.match(
        /^<mkt-ranking.*MarketItem\/Ranking could not be loaded.*\[unreachable\]$/,
      );
    }
  });
});
