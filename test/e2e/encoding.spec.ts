/** Pages in other encodings than UTF-8: browsers decode scripts without a charset in the page's encoding. */
import { expect, origins, page, serviceUrl, settled } from '../support/index.js';
import { script } from './pages.js';

interface Ranking extends HTMLElement {
  readonly records: readonly { readonly itemName: string }[];
}

/** A service whose responses have no charset. */
const SERVICE = serviceUrl({ fault: 'no-charset' });

/** The correct names of the items: JSON is always decoded as UTF-8. */
async function names(): Promise<readonly string[]> {
  const path = '/services/api/MarketItem/Ranking/20170628';
  const answer = await fetch(`${origins.service}${path}?applicationId=APP&formatVersion=2`);
  const { Items } = (await answer.json()) as { Items: { itemName: string }[] };
  return Items.slice(0, 3).map(({ itemName }) => itemName);
}

const TRANSPORTS = ['jsonp', 'frame', 'fetch'];

for (const charset of ['Shift_JIS', 'EUC-JP']) {
  it(`reads answers without a charset on a page in ${charset}, by each transport: mkt.js`, async () => {
    const { document } = await page(
      `<!doctype html>${script(`data-application-id="APP" data-base-url="${SERVICE}" data-cache-ttl="0"`)}
      ${TRANSPORTS.map(
        (transport) =>
          `<mkt-ranking limit="3" heading-level="3" loading="eager" transport="${transport}"></mkt-ranking>`,
      ).join('')}`,
      { headers: { 'content-type': `text/html; charset=${charset}` } },
    );
    expect(document.characterSet).to.equal(charset);
    const expected = await names();
    for (const ranking of document.querySelectorAll<Ranking>('mkt-ranking')) {
      expect(await settled(ranking)).to.equal('ready');
      expect(ranking.records.map(({ itemName }) => itemName)).to.deep.equal(expected);
      // A text of the kit.
      expect(ranking.shadowRoot!.querySelector('[part~="as-of"]')!.textContent).to.match(
        /時点|現在/,
      );
    }
  });
}
