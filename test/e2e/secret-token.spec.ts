/** A reader's token: who receives it, and who can see it. */
import type { MktBookmarkButton } from '../../src/components/bookmark-button/bookmark-button.js';
import {
  arrived,
  attributeIs,
  consoleProbe,
  expect,
  newTag,
  origins,
  page,
  requestsOf,
  serviceUrl,
  settled,
  type PageOptions,
  waitUntil,
} from '../support/index.js';
import { itemsOf, nativeOf, newItem, newToken } from '../support/bookmarks.js';
import { script } from './pages.js';

/** Records all addresses that a page can see: in policy reports, scripts and requests. */
const ADDRESS_PROBE = `<script>
  window.observed = [];
  addEventListener('securitypolicyviolation', ({ blockedURI, sample }) =>
    observed.push(blockedURI + sample));
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) =>
    addedNodes.forEach((node) => node.outerHTML && observed.push(node.outerHTML)),
  )).observe(document.documentElement, { childList: true, subtree: true });
</script>`;

/** The page of a signed-in reader, with a bookmark button. */
async function signedIn({
  settings = '',
  ...options
}: PageOptions & { readonly settings?: string } = {}) {
  const [token, tag, code] = [newToken(), newTag(), await newItem()];
  const html = `<!doctype html><meta charset="utf-8">${consoleProbe}${ADDRESS_PROBE}
    ${script(`data-application-id="APP" data-base-url="${serviceUrl()}" data-query="tag=${tag}" ${settings}`)}
    <mkt-config>
      <script>document.querySelector('mkt-config').accessToken = '${token}'</script>
      <mkt-bookmark-list loading="eager"></mkt-bookmark-list>
      <mkt-bookmark-button item-code="${code}"></mkt-bookmark-button>
    </mkt-config>`;
  const window = await page(html.replaceAll('<script>', '<script nonce="test">'), options);
  const { observed } = window as unknown as { readonly observed: readonly string[] };
  const list = window.document.querySelector('mkt-bookmark-list')!;
  const button = window.document.querySelector<MktBookmarkButton>('mkt-bookmark-button')!;
  // The page's own inline scripts contain the token.
  const known = () =>
    [
      ...observed.map((text) => text.replace(/<script nonce="(test)?">[^]*?<\/script>/g, '')),
      ...window.performance.getEntriesByType('resource').map(({ name }) => name),
    ].join(' ');
  return { window, token, tag, code, list, button, known };
}

describe('a token on a page with mkt.js', () => {
  for (const [what, policy] of Object.entries({
    'without a policy': '',
    'with a policy that blocks the service': `script-src 'nonce-test' ${origins.cdn}; connect-src 'none'`,
  })) {
    it(`stays out of addresses that the page can see: ${what}`, async () => {
      const headers: PageOptions['headers'] = policy ? { 'content-security-policy': policy } : {};
      const { window, token, code, list, button, known } = await signedIn({ headers });
      await waitUntil(() => list.getAttribute('phase') === 'ready');
      await arrived(button.shadowRoot!, 'button');
      nativeOf(button).click();
      await waitUntil(() => button.added);
      expect(await itemsOf(token)).to.include(code);
      expect(known()).not.to.contain(token);
      expect(known()).to.contain('frame.html');
      expect(window.lines).to.deep.equal([]);
    });
  }
});

describe('a request with a token', () => {
  it('is a script in the page if the author selects that', async () => {
    const { list, known, token } = await signedIn({ settings: 'data-transport="jsonp"' });
    await waitUntil(() => list.getAttribute('phase') === 'ready');
    expect(known()).to.contain(token);
    expect(known()).not.to.contain('frame.html');
  });

  for (const [what, settings, headers] of [
    ['does not exist', `data-frame-url="${origins.cdn}/dist/none.html"`, {}],
    ['is blocked by a policy', '', { 'content-security-policy': "frame-src 'none'" }],
  ] as const) {
    it(`is not sent if the frame ${what}, and the author gets advice`, async () => {
      const { window, list, tag, token } = await signedIn({ settings, headers });
      await attributeIs(list, 'phase', ['error']);
      expect(await settled(list)).to.equal('error');
      await waitUntil(() => window.lines.length, 'no console line');
      expect(window.lines).to.have.length(1);
      expect(window.lines[0]).to.match(
        /^<mkt-bookmark-list>: .*FavoriteBookmark\/List could not be loaded: .*\.html cannot be used as a frame: .*frame-url.*frame-src.*transport/,
      );
      expect(window.lines[0]).not.to.contain(token);
      expect(await requestsOf(tag)).to.deep.equal([]);
    });
  }
});
