/** The drop-in from a host without CORS headers: every element works completely. */
import { newItem, newToken } from '../support/bookmarks.js';
import { arrived, expect, origins, serviceUrl, settled } from '../support/index.js';
import { addressOn, pageOf, phasesOf, SETTINGS } from './pages.js';

const from = (attributes = '') =>
  `<script src="${addressOn(origins.closed)}" ${SETTINGS} ${attributes}></script>`;

/** Elements, with a selector of content that only their scripts render. */
const elements: Readonly<Record<string, readonly [attributes: string, ...parts: string[]]>> = {
  'mkt-ranking': ['pager="more" reader-controls="age"', '[part~="more"]', 'select'],
  'mkt-product-search': ['genre-id="100371" layout="carousel"', '[part~="next"]'],
  'mkt-book-list': ['media="book" layout="table" reader-controls="author"', 'table', 'input'],
  'mkt-ebook-list': ['pager="pages"', '[part~="pager"]'],
  'mkt-hotel-search': ['middle-class-code="tokyo"', 'form'],
  'mkt-hotel-detail': ['hotel-no="14022"', '[part~="link"]'],
  'mkt-golf-finder': ['area-code="11"', 'form'],
  'mkt-picks': [`dynamic-ad-url="${serviceUrl()}"`, '[part~="item"]'],
  'mkt-dynamic-ad': [`dynamic-ad-url="${serviceUrl()}"`, '[part~="item"]'],
};

describe('mkt.js on a host without CORS headers', () => {
  it('shows every element in full, with rooms, templates and bookmarks', async () => {
    const [checkin, checkout] = [10, 11].map((days) =>
      new Date(Date.now() + days * 864e5).toISOString().slice(0, 10),
    );
    const { document, lines } = await pageOf(
      from(),
      `${Object.entries(elements)
        .map(
          ([name, [attributes]]) => `<${name} ${attributes} limit="2" loading="eager"></${name}>`,
        )
        .join('')}
      <mkt-hotel-search id="rooms" middle-class-code="tokyo" checkin-date="${checkin}"
        checkout-date="${checkout}" limit="2" loading="eager"></mkt-hotel-search>
      <mkt-ranking id="template" limit="2" loading="eager">
        <template slot="item"><b data-text="itemName"></b></template>
      </mkt-ranking>
      <mkt-config access-token="${newToken()}">
        <mkt-bookmark-button item-code="${await newItem()}"></mkt-bookmark-button>
        <mkt-bookmark-list loading="eager"></mkt-bookmark-list>
        <mkt-ranking id="bookmarks" bookmarks limit="1" loading="eager"></mkt-ranking>
      </mkt-config>`,
    );
    for (const [name, [, ...parts]] of Object.entries(elements)) {
      const element = document.querySelector(name)!;
      expect(await settled(element), name).to.equal('ready');
      for (const part of parts) await arrived(element.shadowRoot!, part);
    }

    const rooms = document.querySelector('#rooms')!;
    expect(await settled(rooms)).to.equal('ready');
    await arrived(rooms.shadowRoot!, '[part~="room"]');

    const templated = document.querySelector<HTMLElementTagNameMap['mkt-ranking']>('#template')!;
    expect(await settled(templated)).to.equal('ready');
    const item = await arrived(templated.shadowRoot!, '[part~="item"] > .template');
    const { itemName } = templated.records[0] as { readonly itemName: string };
    expect(item.shadowRoot!.querySelector('b')!.textContent).to.equal(itemName);

    for (const name of ['mkt-bookmark-button', 'mkt-bookmark-list']) {
      expect(await settled(document.querySelector(name)!), name).to.equal('ready');
    }
    const ranking = document.querySelector('#bookmarks')!;
    await settled(ranking);
    const button = await arrived(ranking.shadowRoot!, 'mkt-bookmark-button:defined');
    await arrived(button.shadowRoot!, 'button');
    expect(lines).to.deep.equal([]);
  });

  it('requests by a frame', async () => {
    const { document, lines } = await pageOf(
      from('data-transport="frame"'),
      '<mkt-ranking limit="1">Best sellers</mkt-ranking>',
    );
    expect(await phasesOf(document)).to.deep.equal(['ready']);
    expect(document.querySelector('iframe[src*="frame.html"]')).to.exist;
    expect(lines).to.deep.equal([]);
  });
});

describe('a map', () => {
  const map =
    '<mkt-golf-finder area-code="11" limit="2" view="both" loading="eager"></mkt-golf-finder>';

  it('loads from a host without CORS headers', async () => {
    const { document, lines } = await pageOf(from(), map);
    const element = document.querySelector('mkt-golf-finder')!;
    expect(await settled(element)).to.equal('ready');
    await arrived(element.shadowRoot!, '[part~="marker"]');
    expect(lines).to.deep.equal([]);
  });

  it('is omitted without an exception if the page forbids markup from scripts', async () => {
    const { document, lines } = await pageOf(from('data-transport="fetch"'), map, {
      headers: {
        'Content-Security-Policy': `require-trusted-types-for 'script';
          trusted-types lit-html mkt-widgets 'allow-duplicates'`.replace(/\s+/g, ' '),
      },
    });
    const element = document.querySelector('mkt-golf-finder')!;
    expect(await settled(element)).to.equal('ready');
    expect(element.shadowRoot!.querySelectorAll('[part~="item"]')).to.have.length(2);
    expect(element.shadowRoot!.querySelector('[part~="map"]')).to.equal(null);
    expect(lines).to.deep.equal([]);
  });
});
