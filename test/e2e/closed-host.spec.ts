/** The drop-in from a host that lets no modules in. */
import { arrived, expect, origins, settled } from '../support/index.js';
import { addressOf, ELEMENTS, FILES, pageOf, phasesOf, SETTINGS } from './pages.js';

describe('a host without CORS headers', () => {
  it('shows every element all the same', async () => {
    const { document, lines } = await pageOf(
      `<script src="${addressOf('mkt.js', origins.closed)}" ${SETTINGS} async></script>`,
      `${ELEMENTS}<mkt-hotel-search keyword="温泉" loading="eager"></mkt-hotel-search>`,
    );
    expect(
      await phasesOf(document, 'mkt-ranking, mkt-golf-finder, mkt-hotel-search'),
    ).to.deep.equal(['ready', 'ready', 'ready']);
    expect(lines).to.deep.equal([]);
  });

  it('lets mkt.js load all also on a page for trusted scripts that names the kit', async () => {
    const { document, lines } = await pageOf(
      `<script src="${addressOf('mkt.js', origins.closed)}" ${SETTINGS}></script>`,
      '<mkt-golf-finder area-code="11" limit="1" loading="eager"></mkt-golf-finder>',
      {
        headers: {
          'content-security-policy':
            "require-trusted-types-for 'script'; trusted-types lit-html mkt-widgets 'allow-duplicates'",
        },
      },
    );
    expect(await phasesOf(document, 'mkt-golf-finder')).to.deep.equal(['ready']);
    expect(lines).to.deep.equal([]);
  });

  const inFrame = (file: string) =>
    pageOf(
      `<script src="${addressOf(file, origins.closed)}" ${SETTINGS} data-transport="frame"></script>`,
      '<mkt-ranking limit="1">Best sellers</mkt-ranking>',
    );

  for (const file of FILES) {
    it(`lets ${file} ask in a frame`, async () => {
      const { document, lines } = await inFrame(file);
      expect(await phasesOf(document)).to.deep.equal(['ready']);
      expect(document.querySelector('iframe[src*="frame.html"]')).to.exist;
      expect(lines).to.deep.equal([]);
    });
  }

  it('has all that mkt.all.js has, also what few pages want', async () => {
    const { document, lines } = await pageOf(
      `<script src="${addressOf('mkt.all.js', origins.closed)}" ${SETTINGS}></script>`,
      `<mkt-ranking limit="2" pager="more" loading="eager"></mkt-ranking>
      <mkt-book-list media="book" layout="table" limit="2" controls="author" loading="eager">
      </mkt-book-list>
      <mkt-product-search genre-id="100371" layout="carousel" loading="eager"></mkt-product-search>`,
    );
    const later = {
      'mkt-ranking': '[part~="more"]',
      'mkt-book-list': 'table, input',
      'mkt-product-search': '[part~="next"]',
    };
    for (const [name, parts] of Object.entries(later)) {
      const element = document.querySelector(name)!;
      await settled(element);
      for (const part of parts.split(', ')) await arrived(element.shadowRoot!, part);
    }
    expect(lines).to.deep.equal([]);
  });

  it('lets mkt.all.js show entries also where the file beside it is missing', async () => {
    const code = await (await fetch(addressOf('mkt.all.js'))).text();
    const { document, lines } = await pageOf(
      `<script ${SETTINGS}>${code}</script>`,
      `<mkt-ranking limit="2" pager="more"></mkt-ranking>
      <mkt-book-list layout="table" limit="2"></mkt-book-list>`,
    );
    expect(await phasesOf(document, 'mkt-ranking, mkt-book-list')).to.deep.equal([
      'ready',
      'ready',
    ]);
    for (const element of document.querySelectorAll('mkt-ranking, mkt-book-list')) {
      expect(element.shadowRoot!.querySelectorAll('[part~="item"]')).to.have.length(2);
    }
    expect(lines).to.deep.equal([]);
  });
});
