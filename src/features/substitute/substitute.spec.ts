/** Unavailable items, and their substitutes with `substitute`. */
import '../../define/book-list.js';
import '../../define/ebook-list.js';
import '../../define/hotel-detail.js';
import '../../define/hotel-search.js';
import '../../define/product-search.js';
import type { MktElement } from '../../element/mkt-element.js';
import {
  expect,
  fixture,
  newTag,
  partsOf,
  requestsOf,
  serviceUrl,
  settled,
  type SimulatedFaults,
} from '../../../test/support/index.js';
import { GoneError } from '../../element/unavailable-item.js';

const LINK = '<a href="https://market.example/">カナデア コーヒーメーカー</a>';

type Told = Error & Partial<Readonly<Record<'code' | 'parameter' | 'value', string>>>;

interface Seen {
  readonly element: MktElement;
  readonly phase: string;
  readonly events: readonly string[];
  readonly errors: readonly Told[];
  /** The requests, each with its operation and its search parameters. */
  readonly requests: () => Promise<readonly string[]>;
}

const OWN = [
  'applicationId',
  'affiliateId',
  'callback',
  'elements',
  'formatVersion',
  'hits',
  'tag',
];

function lookOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const given = [...searchParams].filter(([name]) => !OWN.includes(name));
  const path = pathname.split('/').slice(-3, -1).join('/');
  return [path, ...given.map(([name, value]) => `${name}=${value}`)].join(' ');
}

async function seen(
  tag: string,
  attributes: string,
  inside = LINK,
  faults?: SimulatedFaults,
): Promise<Seen> {
  const mark = newTag();
  const box = await fixture('<div></div>');
  const events: string[] = [];
  const errors: Told[] = [];
  for (const name of ['mkt-load', 'mkt-error']) box.addEventListener(name, () => events.push(name));
  box.addEventListener('mkt-error', ({ detail }) => errors.push(detail.error));
  box.innerHTML = `<${tag} loading="eager" application-id="APP" affiliate-id="AFF"
    base-url="${serviceUrl(faults)}" query="tag=${mark}" ${attributes} transport="fetch">${inside}</${tag}>`;
  const element = box.firstElementChild as MktElement;
  const phase = await settled(element);
  const requests = async () => (await requestsOf(mark)).map(({ url }) => lookOf(url));
  return { element, phase, events, errors, requests };
}

const noticeOf = (element: Element) => partsOf(element, 'notice').map((part) => part.textContent);

const announcement = (element: Element) =>
  element.shadowRoot!.querySelector('[role=status]')!.textContent;

/** True if the author's fallback is visible. */
const showsFallback = ({ firstElementChild }: Element) =>
  firstElementChild!.getClientRects().length > 0;

describe('an unavailable item', () => {
  it('shows the fallback, and dispatches an event with a stable code', async () => {
    const { element, phase, events, errors, requests } = await seen(
      'mkt-hotel-detail',
      'hotel-no="999999"',
    );
    expect(phase).to.equal('empty');
    expect(showsFallback(element)).to.equal(true);
    expect(noticeOf(element)).to.deep.equal([]);
    expect(events).to.deep.equal(['mkt-error', 'mkt-load']);
    const [error] = errors;
    expect(error).to.be.an.instanceOf(GoneError);
    const { code, parameter, value, message } = error!;
    expect({ code, parameter, value }).to.deep.equal({
      code: 'gone',
      parameter: 'hotelNo',
      value: '999999',
    });
    expect(message).to.contain('hotel-no="999999" is no longer available');
    expect(await requests()).to.deep.equal(['Travel/HotelDetailSearch hotelNo=999999']);
  });

  it('is not reported for an empty search, or a hotel without free rooms', async () => {
    const none = await seen('mkt-product-search', 'genre-id="999999" substitute');
    expect(none.phase).to.equal('empty');
    const full = await seen(
      'mkt-hotel-search',
      'hotel-no="10101" checkin-date="+14" reader-controls="none" substitute="札幌"',
      LINK,
      { fault: 'empty' },
    );
    expect(full.phase).to.equal('empty');
    expect([...none.errors, ...full.errors]).to.deep.equal([]);
    expect(await none.requests()).to.have.length(1);
    expect(await full.requests()).to.have.length(1);
  });

  describe('with substitute', () => {
    it('is replaced by results for the keyword of the author, with a notice', async () => {
      const { element, phase, events, errors, requests } = await seen(
        'mkt-hotel-detail',
        'hotel-no="999999" substitute="札幌" transport="jsonp"',
      );
      expect(phase).to.equal('ready');
      // A failed script is requested again by `fetch`, which sees the status.
      expect([...new Set(await requests())]).to.deep.equal([
        'Travel/HotelDetailSearch hotelNo=999999',
        'Travel/KeywordHotelSearch keyword=札幌',
      ]);
      expect(events).to.deep.equal(['mkt-error', 'mkt-load']);
      expect(errors.map(({ code }) => code)).to.deep.equal(['gone']);
      // The default number of substitutes.
      expect(partsOf(element, 'item')).to.have.length(1);
      expect(element.records).to.have.length(1);
      const notice = 'この宿は現在、取り扱いがありません。代わりに、ほかの宿をご紹介します。';
      expect(noticeOf(element)).to.deep.equal([notice]);
      // Without an action of the reader, screen readers read it in its place only.
      expect(announcement(element)).to.equal('');
      expect(showsFallback(element)).to.equal(false);
    });

    it('shows substitutes with label and affiliate links', async () => {
      const { element } = await seen(
        'mkt-product-search',
        'product-id="none" genre-id="100374" limit="2" substitute lang="en"',
      );
      expect(noticeOf(element)).to.deep.equal([
        'This item is currently unavailable. Similar items are shown instead.',
      ]);
      expect(partsOf(element, 'disclosure').map((part) => part.textContent)).to.deep.equal(['Ad']);
      expect(partsOf(element, 'as-of')).to.have.length(1);
      const links = partsOf(element, 'link') as HTMLAnchorElement[];
      expect(links).to.have.length(2);
      for (const { href } of links) expect(href).to.contain('/go/AFF/');
      const selected = new Promise<unknown>((resolve) => {
        element.addEventListener('mkt-select', (event) => {
          event.preventDefault();
          resolve(event.detail.record);
        });
      });
      links[1]!.click();
      expect(await selected).to.equal(element.records[1]);
    });

    const searches: Readonly<Record<string, readonly [tag: string, set: string, found: string]>> = {
      'a product, by its genre': [
        'mkt-product-search',
        'product-id="none" genre-id="100374"',
        'Product/Search genreId=100374',
      ],
      'a product, by the name of the link inside, any word of it': [
        'mkt-product-search',
        'product-id="none"',
        'Product/Search keyword=カナデア コーヒーメーカー orFlag=1',
      ],
      'a book by its code': [
        'mkt-book-list',
        'isbnjan="9784000000000" substitute="灯台守"',
        'BooksTotal/Search keyword=灯台守',
      ],
      'a book among books': [
        'mkt-book-list',
        'isbn="9784000000000" media="book" books-genre-id="001004"',
        'BooksBook/Search booksGenreId=001004',
      ],
      'an e-book': [
        'mkt-ebook-list',
        'item-number="0" ebook-genre-id="101901" substitute="占い師"',
        'Ebook/EbookSearch ebookGenreId=101901 keyword=占い師',
      ],
      'hotels by their area': [
        'mkt-hotel-search',
        'hotel-no="999999" reader-controls="none" large-class-code="japan" middle-class-code="tokyo"',
        'Travel/SimpleHotelSearch largeClassCode=japan middleClassCode=tokyo',
      ],
      'hotels by words': [
        'mkt-hotel-search',
        'hotel-no="999999" reader-controls="none" substitute="札幌"',
        'Travel/KeywordHotelSearch keyword=札幌',
      ],
    };
    for (const [name, [tag, set, found]] of Object.entries(searches)) {
      it(`finds substitutes for ${name}`, async () => {
        const allowed = set.includes('substitute') ? set : `${set} substitute`;
        const { element, phase, requests } = await seen(tag, allowed);
        const [, second, ...more] = await requests();
        expect(second).to.equal(found);
        expect(more).to.deep.equal([]);
        expect(phase).to.equal('ready');
        expect(element.records.length).to.be.within(1, 3);
        expect(noticeOf(element)).to.have.length(1);
      });
    }

    it('sends one further request at most: without results, the fallback stays', async () => {
      const { element, phase, errors, requests } = await seen(
        'mkt-hotel-detail',
        'hotel-no="999999" substitute="どこにもない宿"',
      );
      expect(phase).to.equal('empty');
      expect(showsFallback(element)).to.equal(true);
      expect(noticeOf(element)).to.deep.equal([]);
      expect(errors).to.have.length(1);
      expect(await requests()).to.have.length(2);
    });

    it('caches both answers', async () => {
      const { element, requests } = await seen(
        'mkt-product-search',
        'product-id="none" genre-id="100374" limit="1" substitute cache-ttl="600"',
      );
      element.insertAdjacentHTML('afterend', element.outerHTML);
      const another = element.nextElementSibling as typeof element;
      expect(await settled(another)).to.equal('ready');
      expect(noticeOf(another)).to.have.length(1);
      expect(another.records).to.deep.equal(element.records);
      expect(await requests()).to.have.length(2);
    });

    it('sends no further request without words to search for', async () => {
      const { phase, requests } = await seen(
        'mkt-hotel-detail',
        'hotel-no="999999" substitute',
        '',
      );
      expect(phase).to.equal('empty');
      expect(await requests()).to.have.length(1);
    });

    it('has no effect on available items', async () => {
      const { element, phase, errors, requests } = await seen(
        'mkt-hotel-detail',
        'hotel-no="10101" substitute="札幌"',
      );
      expect(phase).to.equal('ready');
      expect(noticeOf(element)).to.deep.equal([]);
      expect(errors).to.deep.equal([]);
      expect(await requests()).to.have.length(1);
    });

    it('takes effect if it is set later, and ends with another number', async () => {
      const { element } = await seen('mkt-hotel-detail', 'hotel-no="999999"');
      element.setAttribute('substitute', '札幌');
      expect(await settled(element)).to.equal('ready');
      expect(noticeOf(element)).to.have.length(1);
      element.setAttribute('hotel-no', '10101');
      expect(await settled(element)).to.equal('ready');
      expect(noticeOf(element)).to.deep.equal([]);
      expect(element.records).to.have.length(1);
    });

    it('can be set by property, as in frameworks', async () => {
      const { element, phase } = await seen(
        'mkt-product-search',
        'product-id="none" genre-id="100374"',
      );
      expect(phase).to.equal('empty');
      Object.assign(element, { substitute: true });
      expect(await settled(element)).to.equal('ready');
      Object.assign(element, { substitute: false });
      expect(await settled(element)).to.equal('empty');
    });

    it('rejects invalid keywords', async () => {
      const { phase, errors } = await seen('mkt-book-list', 'isbn="9784000000000" substitute="a"');
      expect(phase).to.equal('error');
      expect(errors[0]!.message).to.contain('substitute="a" must be');
    });
  });
});
