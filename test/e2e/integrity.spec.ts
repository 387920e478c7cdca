/** Pages with the hash of `mkt.js`: the scripts that it loads are checked, too. */
import { isChromium } from '../support/engine.js';
import { expect, origins, waitUntil, type ProbedWindow } from '../support/index.js';
import { addressOn, pageOf, phasesOf, SETTINGS } from './pages.js';

/** A script for the top of a page that records the added and the failed scripts of `kit/`. */
const scriptProbe = `<script>
  window.added = [];
  window.failed = new Promise((resolve) => {
    addEventListener('error', ({ target }) => target.src && resolve(target.src), true);
  });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const { src, integrity } of addedNodes)
        if (src?.includes('/kit/')) added.push({ src, integrity });
  }).observe(document, { childList: true, subtree: true });
</script>`;

type Probed = ProbedWindow & {
  readonly added: readonly { readonly src: string; readonly integrity: string }[];
  readonly failed: Promise<string>;
  readonly isAltered?: boolean;
};

const ELEMENTS = `<mkt-ranking limit="1"></mkt-ranking>
  <mkt-golf-finder area-code="11" limit="1" loading="eager"><a href="/all">All</a></mkt-golf-finder>`;

/** The kit on the origin of the page, with one altered script. */
const altered = (name: string) => addressOn(`${location.origin}/altered/${name}`);

async function integrityOf(address: string): Promise<string> {
  const content = await (await fetch(address)).arrayBuffer();
  const digest = await crypto.subtle.digest('SHA-384', content);
  return `integrity="sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}"`;
}

const pageWith = async (address: string, attributes = '') =>
  (await pageOf(
    `${scriptProbe}<script src="${address}" ${SETTINGS} ${attributes}></script>`,
    ELEMENTS,
  )) as Probed;

const kit = /\/kit\/[\w-]+\.js$/;

describe('a script tag with integrity', () => {
  it('checks every loaded script, also from another host', async () => {
    const address = addressOn(origins.cdn);
    const attributes = `${await integrityOf(address)} crossorigin`;
    const { document, added, lines } = await pageWith(address, attributes);
    expect(await phasesOf(document)).to.deep.equal(['ready', 'ready']);
    expect(added.length).to.be.above(2);
    for (const { src, integrity } of added) {
      expect(src).to.match(kit);
      expect(integrity, src).to.match(/^sha256-.{44}$/);
    }
    expect(lines).to.deep.equal([]);
  });

  it('does not run an altered script: its elements keep their fallback, the others work', async () => {
    const address = altered('travel');
    const { document, failed, lines, isAltered } = await pageWith(
      address,
      await integrityOf(address),
    );
    expect(await failed).to.match(/\/kit\/travel-/);
    expect(await phasesOf(document, 'mkt-ranking')).to.deep.equal(['ready']);
    expect(document.querySelector('mkt-golf-finder:not(:defined) a')!.checkVisibility()).to.be.true;
    expect(isAltered).to.equal(undefined);
    expect(lines).to.deep.equal([]);
  });

  it('runs no other script if the list of hashes was altered', async () => {
    const address = altered('integrity');
    const { document, failed, added, lines } = await pageWith(address, await integrityOf(address));
    expect(await failed).to.match(/\/kit\/integrity-/);
    expect(added.filter(({ src }) => !src.includes('/kit/integrity-'))).to.deep.equal([]);
    expect(document.querySelector('mkt-golf-finder:not(:defined) a')!.checkVisibility()).to.be.true;
    expect(lines).to.deep.equal([]);
  });

  it('reports the error of a script of the service whose retry needs an altered script', async () => {
    const address = altered('recovery');
    const settings = `data-application-id="APP" data-base-url="${origins.closed}"`;
    const tag = `<script src="${address}" ${settings} ${await integrityOf(address)}></script>`;
    const page = await pageOf(scriptProbe + tag, '<mkt-ranking></mkt-ranking>');
    const { document, added, lines } = page as Probed;
    expect(await phasesOf(document)).to.deep.equal(['error']);
    expect(added.map(({ src }) => src).join()).to.match(/\/recovery-/);
    await waitUntil(() => lines.length, 'no console line');
    expect(lines.join()).to.match(/^<mkt-ranking>: .*offline, wrong application id/);
  });
});

describe('a script tag without integrity', () => {
  it('checks no scripts, and loads no list of hashes', async () => {
    const window = await pageWith(altered('travel'));
    expect(await phasesOf(window.document)).to.deep.equal(['ready', 'ready']);
    expect(window.isAltered).to.equal(true);
    expect(window.added.filter(({ integrity }) => integrity)).to.deep.equal([]);
    expect(window.added.filter(({ src }) => src.includes('integrity'))).to.deep.equal([]);
  });
});

describe('a page with an Integrity-Policy', function () {
  const POLICY = { 'integrity-policy': 'blocked-destinations=(script)' };
  const open = async (attributes: string, body: string, search = '') => {
    const address = addressOn(origins.cdn);
    const tag = `<script src="${address}" ${await integrityOf(address)} crossorigin ${attributes}></script>`;
    return pageOf(tag, body, { headers: POLICY, ...(search && { search }) });
  };

  before(async function () {
    // Only Chromium reports scripts that this policy blocks to the page.
    if (!isChromium) this.skip();
  });

  for (const transport of ['frame', 'fetch'])
    it(`shows elements with integrity on the script tag and the transport ${transport}`, async () => {
      const { document, lines } = await open(`${SETTINGS} data-transport="${transport}"`, ELEMENTS);
      expect(await phasesOf(document)).to.deep.equal(['ready', 'ready']);
      expect(lines).to.deep.equal([]);
    });

  it('blocks the script of a service: the panel says why', async () => {
    const body = `<mkt-ranking lang="en" loading="eager" application-id="APP" base-url="${origins.closed}"
      ></mkt-ranking>`;
    const { document } = await open('', body, '?mkt-debug');
    expect(await phasesOf(document)).to.deep.equal(['error']);
    const panel = () =>
      document.querySelector('mkt-ranking')!.shadowRoot!.querySelector('.doctor')?.textContent;
    await waitUntil(
      () => panel()?.includes('Integrity-Policy blocks'),
      'the panel does not say why',
    );
  });
});
