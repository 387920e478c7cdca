/** What an element can do in the drop-in, where libraries are shorter than as they are published. */
import { arrived, expect, partsOf, settled, spaced } from '../support/index.js';
import { newItem, newToken } from '../support/bookmarks.js';
import { pageOf, script, SETTINGS } from './pages.js';

/** What the build cuts out of the libraries must be nothing that an element needs. */
describe('an element of the built kit', () => {
  const ranking = async (attributes = '', more = '') => {
    const window = await pageOf(
      '',
      `<mkt-ranking ${attributes}></mkt-ranking>${more}${script('mkt.js', SETTINGS)}`,
    );
    return { window, lines: window.lines, element: window.document.querySelector('mkt-ranking')! };
  };
  const texts = (element: Element, part: string) =>
    partsOf(element, part).map(({ textContent }) => spaced(textContent));

  it('takes over what was set on it before it was one, and follows that later', async () => {
    const { element, lines } = await ranking(
      'heading="Attribute"',
      `<script>
        Object.assign(document.querySelector('mkt-ranking'),
          { limit: 2, heading: 'Property', rel: 'nofollow' });
      </script>`,
    );
    expect(await settled(element)).to.equal('ready');
    expect(partsOf(element, 'item')).to.have.length(2);
    expect(texts(element, 'heading')).to.deep.equal(['Property']);
    for (const link of partsOf(element, 'link')) expect(link).to.have.property('rel', 'nofollow');
    element.heading = 'Later';
    await settled(element);
    expect(texts(element, 'heading')).to.deep.equal(['Later']);
    expect(lines).to.deep.equal([]);
  });

  it('follows an attribute that is taken away and set again', async () => {
    const { element } = await ranking('limit="2"');
    for (const heading of ['One', null, 'Two', null]) {
      if (heading) element.setAttribute('heading', heading);
      else element.removeAttribute('heading');
      await settled(element);
      expect(texts(element, 'heading')).to.deep.equal(heading ? [heading] : []);
      expect(element.heading ?? null).to.equal(heading);
    }
  });

  it('has as many entries as it shall, in their order, however that changes', async () => {
    const { element } = await ranking('limit="5"');
    for (const limit of [5, 2, 8, 1, 3]) {
      element.limit = limit;
      expect(await settled(element)).to.equal('ready');
      const names = element.records.map(({ itemName }) => spaced(String(itemName)));
      expect(names).to.have.length(limit);
      expect(texts(element, 'title')).to.deep.equal(names);
      expect(texts(element, 'rank').map(parseFloat)).to.deep.equal(
        names.map((_, index) => index + 1),
      );
    }
  });

  it('hears every press of a button, however often it has been drawn', async () => {
    const { element } = await ranking('limit="2" pager="pages"');
    await settled(element);
    await arrived(element.shadowRoot!, '[part~="next"]');
    const one = (part: string) => partsOf(element, part)[0]!;
    for (const [press, page] of [
      ['next', '2'],
      ['next', '3'],
      ['previous', '2'],
      ['previous', '1'],
      ['next', '2'],
    ] as const) {
      for (const heading of ['A', '', 'B']) {
        element.heading = heading;
        await settled(element);
      }
      one(press).click();
      await settled(element);
      expect(element.shadowRoot!.querySelector('[aria-current]')!.textContent.trim()).to.equal(
        page,
      );
      expect(one('previous').getAttribute('aria-disabled')).to.equal(String(page === '1'));
    }
  });

  it('switches a flag on and off, and draws what an expression stands beside', async () => {
    const { document, customElements } = await pageOf(
      script('mkt.js', SETTINGS),
      `<mkt-bookmark-button item-code="${await newItem()}"></mkt-bookmark-button>`,
    );
    await customElements.whenDefined('mkt-bookmark-button');
    const element = document.querySelector('mkt-bookmark-button')!;
    for (const token of [newToken(), '', newToken(), '']) {
      element.setAttribute('access-token', token);
      await element.updateComplete;
      expect(element.shadowRoot!.querySelector('button')!.disabled).to.equal(!token);
    }
    expect(element.shadowRoot!.querySelector('svg')!.getAttribute('viewBox')).to.equal('0 0 16 16');
  });

  it('is drawn again after something on the page has once kept it from that', async () => {
    const { element, window } = await ranking(
      'limit="2"',
      `<script>
        const { toISOString } = Date.prototype;
        window.broken = new Promise((resolve) => {
          Date.prototype.toISOString = () => {
            Date.prototype.toISOString = toISOString;
            setTimeout(resolve);
            throw new Error('broken');
          };
        });
      </script>`,
    );
    await (window as Window & { readonly broken?: Promise<unknown> }).broken;
    expect(partsOf(element, 'item')).to.deep.equal([]);
    element.heading = 'Again';
    expect(await settled(element)).to.equal('ready');
    expect(texts(element, 'heading')).to.deep.equal(['Again']);
    expect(partsOf(element, 'item')).to.have.length(2);
  });
});
