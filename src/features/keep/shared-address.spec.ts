/** The address that shares a list, at any address of a page, and the records of equal services. */
import {
  affiliate,
  afterwards,
  COURSE,
  kept,
  share,
  store,
  storedIds,
  titles,
} from '../../../test/support/kept.js';
import {
  consoleLines,
  expect,
  fixture,
  origins,
  page,
  partsOf,
  serviceUrl,
  waitUntil,
  type ProbedWindow,
} from '../../../test/support/index.js';
import { stopDate, stoppedDate } from '../../../test/support/day.js';
import { button, hasButton } from '../../../test/support/reading.js';
import { consoleProbe } from '../../../test/support/page.js';
import '../../define/ebook-list.js';
import { compareFeature } from '../compare/compare-feature.js';
import type { MktElement } from '../../element/mkt-element.js';

stopDate();

const SHARED = 'hotelNo:12408,isbnjan:9784999900008';

describe('a shared list', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  describe('leads to the reader’s own', () => {
    const listOf = () => `<mkt-shortlist kept lang="en" loading="eager"></mkt-shortlist>
      <mkt-shortlist kept lang="en" loading="eager" layout="compare"></mkt-shortlist>`;
    const htmlOf = (head: string) => `<!doctype html><meta charset="utf-8">${consoleProbe}
      <script>${stoppedDate}</script>${head}
      <body>${listOf()}<script src="${origins.cdn}/dist/mkt.js" data-application-id="APP" data-timeout="50000"
        data-base-url="${serviceUrl()}" data-affiliate-id="${affiliate}"></script>`;
    const hash = `<script>location.hash = 'mkt-kept=${SHARED}'</script>`;

    async function srcdoc(): Promise<ProbedWindow> {
      const frame = document.createElement('iframe');
      frame.width = '800';
      frame.height = '600';
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      frame.srcdoc = htmlOf(hash);
      document.body.append(frame);
      afterwards(() => frame.remove());
      await loaded;
      return frame.contentWindow as ProbedWindow;
    }

    const places: Readonly<Record<string, () => Promise<ProbedWindow>>> = {
      'on a page with <base href>': () => page(htmlOf(`<base href="https://cdn.example/">${hash}`)),
      'at an address whose path begins with //': () =>
        page(
          htmlOf(`${hash}<script>history.replaceState(
            null, '', location.origin + '//other.example/kept?a=b' + location.hash)</script>`),
        ),
      'at an address with another fragment, as mail programs write it': () =>
        page(
          htmlOf(`<script>
            location.hash = '/a?b=%E5%AE%BF&mkt-kept=${encodeURIComponent(SHARED)}&x=1'</script>`),
        ),
      'in srcdoc': srcdoc,
      'on a page that refuses replaceState': () =>
        page(
          htmlOf(`${hash}<script>history.replaceState = () => {
            throw new DOMException('', 'SecurityError');
          }</script>`),
        ),
    };

    for (const [place, open] of Object.entries(places)) {
      it(`${place}, in all lists of the page`, async () => {
        store([COURSE]);
        const window = await open();
        const lists = [...window.document.querySelectorAll('mkt-shortlist')] as HTMLElement[];
        const [first] = lists;
        await waitUntil(() => lists.every((list) => titles(list).length === 2), 'no list');
        await waitUntil(() => hasButton(first!, 'Add to my list'), 'there is no button');
        const { pathname, search } = window.location;
        button(first!, 'Add to my list').click();
        await waitUntil(() => lists.every((list) => titles(list).length === 3), 'still shared');
        expect(storedIds()).to.have.length(3);
        expect(hasButton(first!, 'Add to my list')).to.equal(false);
        expect(window.lines).to.deep.equal([]);
        expect(window.location.pathname + window.location.search).to.equal(pathname + search);
        if (place.includes('another')) expect(window.location.hash).to.equal('#/a?b=%E5%AE%BF&x=1');
        if (place.startsWith('on a page with <base'))
          expect(window.location.href).not.to.contain('mkt-kept');
        expect(hasButton(first!, 'Share list')).to.equal(place !== 'in srcdoc');
      });
    }
  });

  it('says of each unknown item that it is not available', async () => {
    share('hotelNo:999991,hotelNo:12401,isbnjan:9784999999990,hotelNo:999992');
    for (const layout of ['list', 'grid', 'carousel', 'compact', 'compare']) {
      const list = await kept(`layout="${layout}"`);
      await waitUntil(
        () => titles(list).filter((title) => title === 'Currently unavailable').length === 3,
      );
      expect(partsOf(list, 'keep'), layout).to.have.length(1);
    }
  });

  it('can be added once the module of its layout has come', async () => {
    const lines = consoleLines();
    share(SHARED);
    const compare = compareFeature.module;
    Object.assign(compare, { use: () => undefined, isPending: () => true });
    const restore = () =>
      ['use', 'isPending'].forEach((name) => Reflect.deleteProperty(compare, name));
    afterwards(restore);
    const list = await fixture<MktElement>(
      `<mkt-shortlist kept lang="en" loading="eager" layout="compare" application-id="APP"
        base-url="${serviceUrl()}" affiliate-id="${affiliate}"></mkt-shortlist>`,
    );
    await waitUntil(
      () =>
        list.records.length === 2 &&
        list.records.every(({ title, hotelName }) => title ?? hotelName),
      'no records',
    );
    await list.updateComplete;
    expect(hasButton(list, 'Add to my list')).to.equal(false);
    restore();
    await compareFeature.module.load();
    list.requestUpdate();
    await waitUntil(() => hasButton(list, 'Add to my list'), 'there is no button');
    expect(titles(list)).to.have.length(2);
    expect(lines).to.deep.equal([]);
  });
});
