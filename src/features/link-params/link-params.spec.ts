/** Parameters for links to the marketplace: `link-params="scid=post42"`. */
import '../../define/config.js';
import '../../define/hotel-search.js';
import '../../define/ranking.js';
import { pageState } from '../../client/page-state.js';
import type { MktElement, MktEventMap } from '../../element/mkt-element.js';
import { consoleLines } from '../../../test/support/console.js';
import {
  expect,
  findingLine,
  fixture,
  oneEvent,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import { rendered } from '../../../test/support/reading.js';

const list = (attributes: string, children = '', name = 'mkt-ranking') =>
  rendered<MktElement>(name, {
    attributes: `limit="3" affiliate-id="AFF" ${attributes}`,
    children,
  });

const hrefs = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLAnchorElement>('a')].map(({ href }) => href);

const queriesOf = (element: Element) =>
  hrefs(element.shadowRoot!).map((href) => new URL(href).search);

const PAGE = encodeURIComponent(location.pathname);

describe('parameters for links', () => {
  it('are on no link without the setting', async () => {
    expect(queriesOf(await list(''))).to.deep.equal(['', '', '']);
  });

  it('are on the links of every entry, with the page and the position', async () => {
    const element = await list('link-params="scid=post 42&from={page}&at={position}"');
    expect(queriesOf(element)).to.deep.equal(
      [1, 2, 3].map((at) => `?scid=post%2042&from=${PAGE}&at=${at}`),
    );
  });

  it('are on the links of rooms, but not on pictures', async () => {
    const element = await list(
      'link-params="scid=post42" checkin-date="+14" middle-class-code="tokyo" large-class-code="japan" reader-controls="none"',
      '',
      'mkt-hotel-search',
    );
    const links = hrefs(element.shadowRoot!);
    expect(links.length).to.be.above(3);
    for (const href of links) expect(href).to.match(/[?&]scid=post42$/);
    for (const { src } of element.shadowRoot!.querySelectorAll('img'))
      expect(src).not.to.include('scid');
  });

  it('are on the links of a template and in the details of mkt-select', async () => {
    const element = await list(
      'link-params="scid=post42"',
      '<template slot="item"><a data-href data-text="itemName"></a><a data-href="shopUrl">Shop</a></template>',
    );
    expect(await settled(element)).to.equal('ready');
    const entry = element.shadowRoot!.querySelector('.template')!.shadowRoot!;
    expect(hrefs(entry)).to.have.length(2);
    for (const href of hrefs(entry)) expect(href).to.match(/\?scid=post42$/);
    const selected = oneEvent<MktEventMap['mkt-select']>(element, 'mkt-select');
    element.addEventListener('click', (event) => event.preventDefault(), { once: true });
    entry.querySelector('a')!.click();
    const { record } = (await selected).detail;
    expect(record['affiliateUrl']).to.match(/\?scid=post42$/);
    expect(record).to.equal(element.records[0]);
  });

  it('change with the setting of a configuration, and leave other elements of the request as they are', async () => {
    const config = await fixture(`<mkt-config base-url="${serviceUrl()}" application-id="APP">
      <mkt-ranking limit="2" loading="eager" link-params=""></mkt-ranking>
      <mkt-ranking limit="2" loading="eager"></mkt-ranking></mkt-config>`);
    const [without, element] = [...config.querySelectorAll<MktElement>('mkt-ranking')];
    await settled(element!);
    config.setAttribute('link-params', 'scid=a');
    await waitUntil(() => queriesOf(element!)[0] === '?scid=a', 'there is no parameter');
    expect(queriesOf(without!)).to.deep.equal(['', '']);
  });

  it('are on every link of an entry, whatever its host, but not on those that the author wrote', async () => {
    const { trusted } = pageState;
    const fetch = window.fetch.bind(window);
    const hotel = {
      hotelName: 'Harbour',
      hotelInformationUrl: 'https://redirect.example/?to=https%3A%2F%2Fa.example%2F',
      planListUrl: 'https://plans.example/',
      reviewUrl: 'https://reviews.example/',
      hotelImageUrl: 'https://pictures.example/a.png',
    };
    window.fetch = () =>
      Promise.resolve(new Response(JSON.stringify({ hotels: [[{ hotelBasicInfo: hotel }]] })));
    pageState.trusted = new Set([new URL(serviceUrl(), location.href).origin]);
    try {
      const element = await list(
        'link-params="scid=post42" transport="fetch" middle-class-code="tokyo" large-class-code="japan" reader-controls="none" credit="By https://credit.example/"',
        '<a slot="shop" href="https://shop.example/?q={title}">Shop</a>',
        'mkt-hotel-search',
      );
      await waitUntil(
        () => partsOf(element, 'shop-link').length && partsOf(element, 'credit').length,
      );
      const links = hrefs(element.shadowRoot!);
      const own = links.filter((href) => /shop|credit/.test(href));
      expect(own).to.have.members(['https://shop.example/?q=Harbour', 'https://credit.example/']);
      const given = links.filter((href) => !own.includes(href));
      for (const href of given) expect(href).to.match(/[?&]scid=post42$/);
      expect(element.records[0]).to.include({
        hotelInformationUrl: 'https://redirect.example/?to=https%3A%2F%2Fa.example%2F&scid=post42',
        planListUrl: 'https://plans.example/?scid=post42',
        reviewUrl: 'https://reviews.example/?scid=post42',
        hotelImageUrl: hotel.hotelImageUrl,
      });
      for (const { src } of element.shadowRoot!.querySelectorAll('img'))
        expect(src).not.to.include('scid');
    } finally {
      window.fetch = fetch;
      if (trusted) pageState.trusted = trusted;
      else delete pageState.trusted;
    }
  });

  it('leave links unchanged and say why if the value is wrong', async () => {
    const lines = consoleLines();
    const element = await list('link-params="scid={post}"');
    await waitUntil(() => lines.length, 'no console line');
    expect(lines).to.deep.equal([
      findingLine(
        'mkt-ranking',
        'wrongLinkParams',
        'link-params="scid={post}" must be one of NAME=VALUE, NAME={page}, NAME={position}',
      ),
    ]);
    expect(queriesOf(element)).to.deep.equal(['', '', '']);
  });

  it('come with the entries', async () => {
    const element = await fixture<MktElement>(
      `<mkt-ranking limit="2" base-url="${serviceUrl()}" application-id="APP" loading="eager"
        link-params="scid=post42"></mkt-ranking>`,
    );
    await waitUntil(() => partsOf(element, 'link').length, 'there are no entries');
    expect(queriesOf(element)).to.deep.equal(['?scid=post42', '?scid=post42']);
  });
});
