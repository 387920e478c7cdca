/** Pages whose theme loads an old library that replaces methods of the browser. */
import { clearCache } from '../../src/service.js';
import {
  arrived,
  attributeIs,
  expect,
  newTag,
  partsOf,
  requestsOf,
  serviceUrl,
  settled,
  spaced,
  waitUntil,
} from '../support/index.js';
import { OLD_LIBRARIES } from '../support/old-libraries.js';
import { answerStored } from '../support/visits.js';
import { pageOf, script } from './pages.js';

const ELEMENTS = `
  <mkt-ranking limit="6" layout="carousel"></mkt-ranking>
  <mkt-product-search genre-id="100371" limit="2" controls="sort keyword price" pager="pages"></mkt-product-search>
  <mkt-book-list isbn="9784999900008"></mkt-book-list>
  <mkt-hotel-search middle-class-code="tokyo" limit="2" view="both" controls checkin-date="+7" checkout-date="+8"
    adult-num="2" infant-with-mb-num="1"></mkt-hotel-search>
  <mkt-hotel-search middle-class-code="tokyo" limit="2" controls="calendar"></mkt-hotel-search>
  <mkt-hotel-detail hotel-no="14022"></mkt-hotel-detail>
  <mkt-golf-finder area-code="11" limit="1"></mkt-golf-finder>
  <mkt-shortlist><div data-isbn="9784999900008"></div><div data-hotel-no="14022"></div></mkt-shortlist>
  <mkt-picks></mkt-picks>`.replaceAll(/(<mkt-[\w-]+)/g, '$1 loading="eager"');

for (const [library, replacements] of Object.entries(OLD_LIBRARIES)) {
  describe(`mkt.js on a page with the methods of ${library}`, () => {
    const affiliate = newTag();
    /** A page with the kit, behind the library. */
    const view = (tag: string, body: string, settings = '') =>
      pageOf(
        `<script>${replacements}</script>`,
        `${script(`data-application-id="APP" data-affiliate-id="${affiliate}" data-base-url="${serviceUrl()}"
          data-dynamic-ad-url="${serviceUrl()}" data-query="tag=${tag}" ${settings}`)}${body}`,
      );
    const all = (document: Document) => [...document.querySelectorAll('body > *:not(script)')];

    afterEach(async () => {
      localStorage.clear();
      await clearCache();
    });

    it('renders the elements with their lists, forms, maps and pictures', async () => {
      const { document, lines } = await view(newTag(), ELEMENTS, 'data-cache-ttl="0" lang="en"');
      document.documentElement.lang = 'en';
      const phases: Record<string, string> = {};
      for (const element of all(document)) phases[element.outerHTML] = await settled(element);
      expect(Object.values(phases)).to.deep.equal(Array(9).fill('ready'), JSON.stringify(phases));
      const [, products, book, hotels, calendar, , , shortlist] = all(document) as HTMLElement[];
      expect(partsOf(book!, 'item')).to.have.length(1);
      expect(partsOf(shortlist!, 'item')).to.have.length(2);
      expect(partsOf(products!, 'pager')).to.have.length(1);
      await arrived(hotels!.shadowRoot!, '.leaflet-marker-icon');
      const guests = await arrived(hotels!.shadowRoot!, '[part~="guests"]');
      expect(spaced(guests.textContent)).to.contain('2 adults, 1 child');
      await arrived(calendar!.shadowRoot!, '[part~="night"]');
      expect(lines).to.deep.equal([]);
    });

    it('scrolls its carousels and pictures, not the page', async () => {
      const { document, scrollY, KeyboardEvent, lines } = await view(newTag(), ELEMENTS);
      const [ranking, , , , , hotel] = all(document);
      await Promise.all([settled(ranking!), settled(hotel!)]);
      const list = await arrived<HTMLElement>(ranking!.shadowRoot!, '[part~="list"][tabindex]');
      list.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
      await waitUntil(() => list.scrollLeft > 0, 'the carousel does not scroll');
      const next = await arrived<HTMLElement>(hotel!.shadowRoot!, '[part~="next"]');
      next.click();
      const [slides] = partsOf(hotel!, 'pictures');
      await waitUntil(() => slides!.scrollLeft > 0, 'the pictures do not scroll');
      expect(document.defaultView!.scrollY).to.equal(scrollY);
      expect(lines).to.deep.equal([]);
    });

    it('moves and removes elements with structured data', async () => {
      const { document, lines } = await view(
        newTag(),
        '<mkt-ranking limit="1" json-ld></mkt-ranking>',
      );
      const ranking = document.querySelector('mkt-ranking');
      expect(await settled(ranking!)).to.equal('ready');
      const data = () => document.querySelectorAll('script[type="application/ld+json"]').length;
      await waitUntil(() => data() === 1, 'no structured data');
      const parent = document.body.appendChild(document.createElement('div'));
      for (let times = 0; times < 2; times++) {
        parent.append(ranking!);
        await waitUntil(() => data() === 1, 'no structured data after a move');
        await ranking!.updateComplete;
        document.body.append(ranking!);
      }
      document.body.removeChild(ranking!);
      expect(data()).to.equal(0);
      expect(lines).to.deep.equal([]);
    });

    it('uses the stored answer at the second view', async () => {
      const tag = newTag();
      for (const visit of ['first', 'second']) {
        const { document, lines } = await view(tag, '<mkt-ranking limit="3"></mkt-ranking>');
        const [ranking] = all(document);
        expect(await settled(ranking!), visit).to.equal('ready');
        expect(partsOf(ranking!, 'item'), visit).to.have.length(3);
        expect(lines, visit).to.deep.equal([]);
        await answerStored(tag);
      }
      expect(await requestsOf(tag)).to.have.length(1);
    });

    it('shows what the reader has kept, at each later view', async () => {
      const first = await view(newTag(), '<mkt-ranking limit="2" keep="/kept/"></mkt-ranking>');
      const [ranking] = all(first.document);
      const button = await arrived<HTMLElement>(ranking!.shadowRoot!, '[part~="keep"]');
      button.click();
      await attributeIs(button, 'aria-pressed', ['true']);
      const title = partsOf(ranking!, 'title')[0]!.textContent.trim();
      for (const visit of ['second', 'third']) {
        const { document, lines } = await view(newTag(), '<mkt-shortlist kept></mkt-shortlist>');
        const [shortlist] = all(document);
        await waitUntil(() => partsOf(shortlist!, 'title').length, `nothing at the ${visit} view`);
        const titles = partsOf(shortlist!, 'title').map(({ textContent }) => textContent.trim());
        expect(titles, visit).to.deep.equal([title]);
        expect(lines, visit).to.deep.equal([]);
      }
    });
  });
}
