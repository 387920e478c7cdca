/** Entries by an author's template: texts, links and pictures, space, requested fields, changes. */
import '../../define/book-list.js';
import '../../define/bookmark-list.js';
import '../../define/golf-finder.js';
import '../../define/hotel-search.js';
import '../../define/product-search.js';
import '../../define/ranking.js';
import type { MktElement } from '../../element/mkt-element.js';
import { FRAME } from '../../../test/support/transports.js';
import { newToken } from '../../../test/support/bookmarks.js';
import {
  arrived,
  expect,
  fixture,
  newHold,
  newTag,
  nextFrame,
  oneEvent,
  partsOf,
  release,
  requestParams,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import { press } from '../../../test/support/reading.js';
import {
  template,
  templated,
  copiesOf,
  all,
  texts,
  valuesOf,
} from '../../../test/support/templated.js';

const isSeen = (element: Element) => (element as HTMLElement).checkVisibility();

describe('a template for entries', () => {
  it('has the language of the page, and marks Japanese texts', async () => {
    const element = await templated('<b data-text="itemName"></b><i data-text="itemPrice"></i>', {
      attributes: 'lang="en"',
    });
    expect(copiesOf(element).map(({ host }) => (host as HTMLElement).lang)).to.include('en');
    expect(all<HTMLElement>(element, 'b').map(({ lang }) => lang)).to.include('ja');
    expect(all<HTMLElement>(element, 'i').map(({ lang }) => lang)).not.to.include('ja');
  });

  it('replaces the card of each entry', async () => {
    const element = await templated('<p>Yes</p>');
    expect(copiesOf(element).map((copy) => copy.textContent)).to.deep.equal(['Yes', 'Yes', 'Yes']);
    expect(partsOf(element, 'title')).to.deep.equal([]);
  });

  it('renders entries in the number, places and widths of cards in every layout with cards', async () => {
    const boxes = (element: Element) =>
      partsOf(element, 'item').map(({ offsetLeft, offsetWidth }) => [offsetLeft, offsetWidth]);
    for (const layout of ['list', 'grid', 'carousel', 'compact']) {
      const element = await templated('<p>Yes</p>', {
        attributes: `layout="${layout}" style="width: 320px"`,
      });
      const entries = boxes(element);
      element.querySelector('template')!.remove();
      await waitUntil(() => partsOf(element, 'title').length === 3, 'there are no cards');
      expect(entries, layout).to.deep.equal(boxes(element));
    }
  });

  describe('shows a text', () => {
    it('of a field', async () => {
      const element = await templated('<b data-text="itemName">Name</b>');
      expect(texts(element, 'b')).to.deep.equal(valuesOf(element, 'itemName'));
    });

    it('of the first of several fields with a value', async () => {
      const element = await templated('<b data-text="startsAt itemName"></b>');
      const names = valuesOf(element, 'startsAt').map(
        (start, index) => start ?? valuesOf(element, 'itemName')[index],
      );
      expect(texts(element, 'b')).to.deep.equal(names);
    });

    it('of the template if the record has none, else hides the element', async () => {
      const element = await templated(
        '<b data-text="endTime">No <i>end</i></b><u data-text="endTime"></u>',
        { attributes: 'limit="30"' },
      );
      const ends = valuesOf(element, 'endTime');
      expect(ends).to.include(undefined);
      expect(all(element, 'b').map(({ innerHTML }) => innerHTML)).to.deep.equal(
        ends.map((end) => end ?? 'No <i>end</i>'),
      );
      expect(all(element, 'u').map(isSeen)).to.deep.equal(ends.map(Boolean));
    });

    it('as a price, a date and stars', async () => {
      const element = await templated(
        `<b data-text="itemPrice" data-format="price"></b>
        <i data-text="salesDay" data-format="date"></i>
        <u data-text="reviewAverage" data-format="stars"></u>`,
        { name: 'mkt-book-list', attributes: 'books-genre-id="001" lang="en"' },
      );
      const prices = valuesOf(element, 'itemPrice').map(
        (yen) => `¥${(yen as number).toLocaleString('en')}`,
      );
      expect(texts(element, 'b')).to.deep.equal(prices);
      valuesOf(element, 'salesDay').forEach((day, index) => {
        const date = all(element, 'i')[index]!;
        expect(isSeen(date)).to.equal(day !== undefined);
        if (day) expect(date.textContent).to.match(/[A-Z][a-z]+ \d+, \d{4}/);
      });
      valuesOf(element, 'reviewAverage').forEach((average, index) => {
        const rating = all(element, 'u')[index]!;
        expect(isSeen(rating)).to.equal(!!average);
        if (!average) return;
        expect(rating.textContent).to.equal((average as number).toFixed(2));
        expect(rating.getAttribute('role')).to.equal('img');
        expect(rating.ariaLabel).to.contain((average as number).toFixed(2));
        expect(getComputedStyle(rating, '::before').content).to.match(/★|☆/);
      });
    });
  });

  describe('has a link', () => {
    it('to the address of a field, with rel and target as all links', async () => {
      const element = await templated('<a data-href="shopUrl">Shop</a>', {
        attributes: 'target="_top"',
      });
      for (const [index, { href, rel, target }] of all<HTMLAnchorElement>(element, 'a').entries()) {
        expect(href).to.equal(valuesOf(element, 'shopUrl')[index]);
        expect(rel).to.equal('sponsored nofollow noopener');
        expect(target).to.equal('_top');
      }
    });

    it('with the affiliate id, if it leads to the page of the entry', async () => {
      const element = await templated('<a data-href="itemUrl">It</a><a data-href id="own">It</a>', {
        attributes: 'affiliate-id="AFF"',
      });
      const addresses = valuesOf(element, 'affiliateUrl');
      expect(addresses).not.to.include(undefined);
      for (const selector of ['a', '#own']) {
        const links = all<HTMLAnchorElement>(element, selector);
        expect(links.map(({ href }) => href)).to.deep.equal(addresses);
      }
      expect(partsOf(element, 'disclosure')).to.have.length(1);
    });

    it('whose click is reported, and can be cancelled', async () => {
      const element = await templated('<a data-href="itemUrl"><b data-text="itemName"></b></a>');
      element.addEventListener('mkt-select', (event) => event.preventDefault(), { once: true });
      const selectEvent = oneEvent<CustomEvent<{ position: number }>>(element, 'mkt-select');
      const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
      all(element, 'b')[1]!.dispatchEvent(click);
      expect((await selectEvent).detail.position).to.equal(2);
      expect(click.defaultPrevented).to.equal(true);
    });
  });

  it('has decorative pictures, hidden if they cannot be loaded', async () => {
    const element = await templated('<img data-src="mediumImageUrls smallImageUrls">');
    const pictures = all<HTMLImageElement>(element, 'img');
    pictures.forEach(({ src, srcset, alt, loading }, index) => {
      expect(src).to.equal((valuesOf(element, 'mediumImageUrls')[index] as readonly string[])[0]);
      expect(srcset).to.match(/ 2x$/);
      expect(alt).to.equal('');
      expect(loading).to.equal('lazy');
    });
    pictures[0]!.dispatchEvent(new Event('error'));
    expect(pictures.map(isSeen)).to.deep.equal([false, true, true]);
  });

  it('shows elements depending on fields', async () => {
    const element = await templated(
      '<p data-if="reviewCount">Reviews</p><p id="two" data-if="endsAt postageFlag">Or</p>',
      { attributes: 'limit="30"' },
    );
    const [counts, ends, flags] = ['reviewCount', 'endsAt', 'postageFlag'].map((field) =>
      valuesOf(element, field),
    );
    expect(new Set(flags)).to.have.property('size', 2);
    expect(all(element, 'p').map(isSeen)).to.deep.equal(counts!.map(Boolean));
    expect(all(element, '#two').map(isSeen)).to.deep.equal(
      flags!.map((flag, index) => !!flag || !!ends![index]),
    );
  });

  it('has isolated styles, and does not affect those of the element', async () => {
    const element = await templated(
      `<style>* { color: rgb(1, 2, 3) } .heading { color: red }</style>
      <p class="title" data-text="itemName"></p>`,
      { attributes: 'heading="Best sellers"' },
    );
    const [own] = all(element, 'p');
    expect(getComputedStyle(own!).color).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(own!).fontWeight).to.equal('400');
    const [heading] = partsOf(element, 'heading');
    for (const other of [heading!, element, document.body]) {
      expect(getComputedStyle(other).color).to.equal('rgb(0, 0, 0)');
    }
  });

  describe('needs space', () => {
    const heights = (element: Element) =>
      partsOf(element, 'item').map((item) => item.getBoundingClientRect().height);

    it('of which --mkt-row-height is the least, also before there are entries', async () => {
      const element = await templated('<p style="margin: 0">One line</p>', {
        attributes: 'style="--mkt-row-height: 70px"',
      });
      expect(heights(element)).to.deep.equal([70, 70, 70]);
      const hold = newHold();
      const loading = await fixture<MktElement>(
        `<mkt-ranking loading="eager" base-url="${serviceUrl({ hold })}" genre-id="100371"
          application-id="APP" style="--mkt-row-height: 70px">${template('<p>')}</mkt-ranking>`,
      );
      const reserved = await arrived(loading.shadowRoot!, '.reserved');
      // Thirty entries with the gaps between them.
      expect(reserved.getBoundingClientRect().height).to.equal(30 * 70 + 29 * 12);
      await release(hold);
      await settled(loading);
    });

    it('and is never cut off', async () => {
      const element = await templated('<p style="margin: 0; height: 300px">High</p>', {
        attributes: 'style="--mkt-row-height: 70px"',
      });
      expect(heights(element)).to.deep.equal([300, 300, 300]);
    });

    it('and can fill it', async () => {
      const element = await templated('<style>p { margin: 0; height: 100% }</style><p>Low</p>', {
        attributes: 'style="--mkt-row-height: 70px"',
      });
      expect(all(element, 'p')[0]!.getBoundingClientRect().height).to.equal(70);
    });
  });

  describe('requests the fields that it names', () => {
    it('and nothing else', async () => {
      const tag = newTag();
      await templated(
        '<a data-href="itemUrl"><b data-text="catchcopy itemName" data-if="startsAt"></b></a>',
        { tag },
      );
      const [params] = await requestParams(tag);
      expect(params!.get('elements')!.split(',').sort()).to.deep.equal(
        [
          'affiliateUrl',
          'availability',
          'endTime',
          'itemCode',
          'itemName',
          'itemUrl',
          'lastBuildDate',
          'catchcopy',
          'startTime',
        ].sort(),
      );
    });

    it('in every element that names what it needs', async () => {
      for (const [name, attributes, field] of [
        ['mkt-product-search', 'genre-id="100374"', 'makerName'],
        ['mkt-book-list', 'books-genre-id="001"', 'publisherName'],
        ['mkt-golf-finder', 'area-code="11" reader-controls="none"', 'address'],
      ] as const) {
        const element = await templated(`<b data-text="${field}">None</b>`, { name, attributes });
        expect(valuesOf(element, field), name).not.to.include(undefined);
        expect(texts(element, 'b')).to.deep.equal(valuesOf(element, field));
      }
    });
  });

  describe('can change', () => {
    it('when it is replaced or removed', async () => {
      const element = await templated('<b data-text="itemName"></b>');
      element.querySelector('template')!.outerHTML = template('<i data-text="catchcopy">No</i>');
      await nextFrame();
      await settled(element);
      await arrived(element.shadowRoot!, '.own');
      expect(texts(element, 'i')).to.deep.equal(
        valuesOf(element, 'catchcopy').map((catchcopy) => catchcopy ?? 'No'),
      );
      element.querySelector('template')!.remove();
      await nextFrame();
      await settled(element);
      expect(partsOf(element, 'title')).to.have.length(3);
    });

    it('within', async () => {
      const element = await templated(
        '<style>b { color: red }</style><b data-text="itemName"></b>',
      );
      const { content } = element.querySelector('template')!;
      content.querySelector('style')!.textContent = 'b { color: rgb(0, 0, 255) }';
      content.querySelector('b')!.dataset['text'] = 'itemCode';
      await nextFrame();
      await settled(element);
      expect(texts(element, 'b')).to.deep.equal(valuesOf(element, 'itemCode'));
      expect(getComputedStyle(all(element, 'b')[0]!).color).to.equal('rgb(0, 0, 255)');
    });

    it('only as far as the answer does: the focus stays', async () => {
      const element = await templated('<a data-href="itemUrl" data-text="itemName"></a>');
      const [first] = all<HTMLAnchorElement>(element, 'a');
      first!.focus();
      element.refresh();
      await settled(element);
      expect(all(element, 'a')[0] === first).to.equal(true);
      expect(copiesOf(element)[0]!.activeElement?.localName).to.equal('a');
    });

    it('its entries: further ones can be loaded', async () => {
      const element = await templated('<b data-text="itemName"></b>', {
        attributes: 'pager="more"',
      });
      await press(element, 'もっと見る');
      expect(texts(element, 'b')).to.deep.equal(valuesOf(element, 'itemName'));
      expect(element.records).to.have.length.above(3);
      // The button disappeared with the last filter.
      expect(element.shadowRoot!.activeElement === partsOf(element, 'item')[3]).to.equal(true);
    });
  });

  it('keeps the bookmark buttons', async () => {
    const attributes = `access-token="${newToken()}" frame-url="${FRAME}"`;
    const list = await templated('<b data-text="itemName"></b>', {
      name: 'mkt-bookmark-list',
      attributes,
    });
    expect(copiesOf(list)).to.have.length(3);
    expect(list.shadowRoot!.querySelectorAll('.own mkt-bookmark-button')).to.have.length(3);
    const ranking = await templated('<b data-text="itemName"></b>', {
      attributes: `${attributes} bookmarks`,
    });
    const buttons = ranking.shadowRoot!.querySelectorAll('.own mkt-bookmark-button');
    expect(buttons).to.have.length(3);
    for (const button of buttons) {
      const { bottom } = button.previousElementSibling!.getBoundingClientRect();
      expect(button.getBoundingClientRect().top).to.be.at.least(bottom);
    }
  });

  it('may be written for hotels', async () => {
    const element = await templated(
      '<a data-href="hotelInformationUrl"><b data-text="hotelName"></b></a>',
      { name: 'mkt-hotel-search', attributes: 'middle-class-code="tokyo" reader-controls="none"' },
    );
    expect(texts(element, 'b')).to.deep.equal(valuesOf(element, 'hotelName'));
  });
});
