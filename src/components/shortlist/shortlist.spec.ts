import '../../define/shortlist.js';
import { jsonLdFeature } from '../../features/json-ld/json-ld-feature.js';
import { elementContract } from '../../../test/contract/element.js';
import {
  consoleLines,
  findingLine,
  expect,
  newTag,
  partsOf,
  requestsOf,
  served,
  spaced,
  waitUntil,
} from '../../../test/support/index.js';
import {
  BOOK,
  complete,
  hotel,
  HOTELS,
  LINK,
  PRODUCT,
  shortlist,
  titles,
  wordsOf,
} from '../../../test/support/shortlists.js';
import { failOnUncaughtErrors } from '../../../test/support/uncaught.js';

describe('<mkt-shortlist>', () => {
  failOnUncaughtErrors();

  it('shows the items of the author in their order, with words and badges', async () => {
    const element = await shortlist(BOOK + PRODUCT + HOTELS);
    await complete(element);
    await element.updateComplete;
    expect(titles(element)).to.deep.equal([
      '雨宿りの灯台守',
      'カナデア コーヒーメーカー ハルビヨリ HA284-BK',
      '湯けむり亭ほの字 箱根湯本',
      '旅館つきあかり待合 箱根湯本',
    ]);
    expect(wordsOf(element)).to.deep.equal(['One chapter a day.', 'Every day.', 'ProBath']);
    expect(partsOf(element, 'award').map(({ textContent }) => textContent)).to.deep.equal([
      'First',
    ]);
    expect(partsOf(element, 'disclosure')).to.have.length(1);
    const [paper] = partsOf(element, 'price');
    expect(spaced(paper!.textContent)).to.match(/^¥3,245 E-book ¥[\d,]+/);
    const [ebook] = partsOf(element, 'action') as HTMLAnchorElement[];
    expect(ebook!.href).to.contain('/go/AFF/');
  });

  it('keeps the place of an unavailable item, and names it', async () => {
    const lines = consoleLines(['error', 'warn', 'info']);
    const errors: unknown[] = [];
    const listen = ({ detail }: CustomEvent<object>) => void errors.push(detail);
    document.addEventListener('mkt-error', listen);
    const element = await shortlist(
      `${hotel(999999, '<p>Closed, but never forgotten.</p>')}${hotel(12401)}`,
    );
    document.removeEventListener('mkt-error', listen);
    expect(titles(element)).to.deep.equal(['My link', '湯けむり亭ほの字 箱根湯本']);
    expect(wordsOf(element)).to.deep.equal(['Closed, but never forgotten.']);
    const [link] = partsOf(element, 'link') as HTMLAnchorElement[];
    expect(link!.href).to.equal('https://market.example/own');
    await waitUntil(() => lines.length, 'no line');
    expect(lines).to.deep.equal([findingLine('mkt-shortlist', 'gone', 'data-hotel-no="999999"')]);
    expect(errors).to.have.length(1);
    expect(errors[0]).to.have.deep.property('item', { hotelNo: '999999' });
  });

  it('leaves out unavailable items with hide="sold-out"; without another, shows the links', async () => {
    const element = await shortlist(hotel(999999) + hotel(12401), 'limit="1" hide="sold-out"');
    expect(titles(element)).to.deep.equal(['湯けむり亭ほの字 箱根湯本']);
    const Products = [{ Product: { productId: 'a', productName: 'Tea', salesItemCount: 0 } }];
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
    const service = `${location.origin}${await served(JSON.stringify({ Products }), headers)}?{version}`;
    const shown = await shortlist(PRODUCT, 'transport="fetch"', { service });
    expect(titles(shown)).to.deep.equal(['Tea']);
    const left = await shortlist(PRODUCT, 'transport="fetch" hide="sold-out"', { service });
    expect(left.phase).to.equal('empty');
    expect(left.querySelector('a')!.checkVisibility()).to.equal(true);
  });

  it('shows the fallback if none has come', async () => {
    const lines = consoleLines();
    const failed = await shortlist(HOTELS, '', { faults: { fault: '500' } });
    expect(failed.phase).to.equal('error');
    expect(failed.querySelector('a')!.checkVisibility()).to.equal(true);
    const gone = await shortlist(hotel(999999));
    expect(gone.phase).to.equal('empty');
    expect(gone.querySelector('a')!.checkVisibility()).to.equal(true);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/^<mkt-shortlist>: the service answered /);
  });

  it('shows changed words and badges without another request', async () => {
    const tag = newTag();
    const element = await shortlist(PRODUCT, '', { tag });
    await complete(element);
    element.querySelector('p')!.textContent = 'Every morning.';
    element.firstElementChild!.setAttribute('data-award', 'Loved');
    await waitUntil(() => wordsOf(element)[0] === 'Every morning.', 'the words stay');
    expect(partsOf(element, 'award')[0]!.textContent).to.equal('Loved');
    expect(await requestsOf(tag)).to.have.length(1);
  });

  it('shows an item that the author adds later', async () => {
    const element = await shortlist(PRODUCT);
    element.insertAdjacentHTML('beforeend', hotel(12401));
    await waitUntil(() => titles(element).length === 2, 'no second item');
    await waitUntil(() => titles(element)[1]!.startsWith('湯けむり亭'), 'no hotel');
  });

  const namesOf = (element: Element) =>
    titles(element).filter((title) => !['My link', 'Pen'].includes(title));

  it('keeps the place of an item without a number, with its link and words, and names it', async () => {
    for (const items of [
      `<ul>${hotel(12401)}<li><a href="https://market.example/x">Pen</a> <p>Red.</p></li>${hotel(12408)}</ul>`,
      `${PRODUCT}<div data-award="New"><a href="https://market.example/x">Pen</a> <p>Red.</p></div>${BOOK}`,
      `${PRODUCT}<div><a href="https://market.example/x">Pen</a> <p>Red.</p></div>${BOOK}`,
    ]) {
      const lines = consoleLines();
      const element = await shortlist(items);
      await waitUntil(() => namesOf(element).length === 2, 'an item has not come');
      expect(titles(element)).to.have.length(3);
      expect(titles(element)[1]).to.equal('Pen');
      const second = partsOf(element, 'item')[1]!;
      expect(second.textContent).to.contain('Red.');
      expect(second.querySelector('a')!.href).to.equal('https://market.example/x');
      await waitUntil(() => lines.length, 'no line');
      expect(lines).to.have.length(1);
      expect(lines[0]).to.match(
        /data-isbn or one of .*data-hotel-no is required \(2\. Pen\)\) \[wrongItem\]$/,
      );
      element.remove();
    }
  });

  it('takes no items from a list that prerender has written', async () => {
    const written = `<ul data-mkt-prerendered><li><a href="https://market.example/x">Pen</a></li></ul>`;
    const element = await shortlist(`${written}<ul>${hotel(12401)}${hotel(12408)}</ul>`);
    await waitUntil(() => namesOf(element).length === 2, 'an item has not come');
    expect(titles(element)).to.have.length(2);
  });

  describe('whose items a script changes while their request is under way', () => {
    const fetch = window.fetch.bind(window);
    afterEach(() => {
      window.fetch = fetch;
    });

    const named = (no: number, words: string) =>
      `<div data-hotel-no="${no}" data-award="${words}"><a href="https://market.example/${no}">${no}</a> <p>${words}</p></div>`;
    /** Each entry: the start of its title, its badge and its words. */
    const entries = (element: Element) =>
      partsOf(element, 'item').map((item) =>
        ['title', 'award', 'words'].map((part) =>
          item.querySelector(`[part~="${part}"]`)?.textContent.trim().slice(0, 4),
        ),
      );
    const TAILS = ['湯けむり', 'A', 'A'];
    const MOON = ['旅館つき', 'B', 'B'];

    for (const [how, change, expected] of [
      [
        'inserts one',
        (list) => list.insertAdjacentHTML('afterbegin', named(10101, 'C')),
        [['1010', 'C', 'C'], TAILS, MOON],
      ],
      ['moves one', (list) => list.prepend(list.lastElementChild!), [MOON, TAILS]],
      ['removes one', (list) => list.firstElementChild!.remove(), [MOON]],
      [
        'changes the number of one',
        (list) => list.firstElementChild!.setAttribute('data-hotel-no', '10101'),
        [['1240', 'A', 'A'], MOON],
      ],
    ] as const satisfies readonly (readonly [string, (list: Element) => unknown, unknown])[]) {
      it(`shows words and badges beside the facts of their own item: ${how}`, async () => {
        const element = await shortlist(named(12401, 'A') + named(12408, 'B'), 'transport="fetch"');
        await complete(element);
        await element.updateComplete;
        expect(entries(element)).to.deep.equal([TAILS, MOON]);
        window.fetch = () => new Promise(() => {});
        change(element);
        await waitUntil(
          () => JSON.stringify(entries(element)) === JSON.stringify(expected),
          'other words',
        );
        window.fetch = fetch;
      });
    }
  });

  it('reports mistakes of its items and its own, and shows the rest', async () => {
    const lines = consoleLines();
    const element = await shortlist(
      `<div data-hotelno="1" data-award="A">${LINK}</div><div data-hotel-no="x">${LINK}</div>${PRODUCT}`,
      'checkin-date="sat" best="all"',
    );
    await waitUntil(() => lines.length, 'no line');
    expect(titles(element).slice(0, 2)).to.deep.equal(['My link', 'My link']);
    expect(lines).to.deep.equal([
      findingLine(
        'mkt-shortlist',
        'wrongItem',
        'data-hotelno is not a parameter of <mkt-shortlist>; did you mean data-hotel-no? (1. My link); data-hotel-no="x" must be an integer (2. My link)',
      ),
      findingLine(
        'mkt-shortlist',
        'looks',
        'best="all" must be one of mark, none; checkin-date="sat" can only be used together with data-hotel-no',
      ),
    ]);
  });

  it('copies no code, styles, names or parts from the words', async () => {
    const element = await shortlist(`<div data-product-id="6e71ec466ee941eb1cb13d8af0ed7ddc">${LINK}
      <p part="item" class="item price" id="x" style="position: fixed" onclick="void 0">Words
        <img src="data:," onerror="void 0" /><a href="javascript:void 0">code</a>
        <a href="https://other.example/" target="_top" rel="opener">other</a>
        <style>* { display: none }</style><script>void 0</script>
        <button popovertarget="x">press</button> <x-word>none</x-word>.</p></div>`);
    await complete(element);
    await element.updateComplete;
    const [words] = partsOf(element, 'words');
    expect(spaced(words!.textContent)).to.equal('Words code other press none.');
    const all = [...words!.querySelectorAll('*')];
    expect([...new Set(all.map(({ localName }) => localName))].sort()).to.deep.equal([
      'a',
      'div',
      'p',
    ]);
    const attributes = all.flatMap((copy) => copy.getAttributeNames());
    expect([...new Set(attributes)].sort()).to.deep.equal(['href', 'rel', 'target']);
    const links = [...words!.querySelectorAll('a')];
    expect(links.map(({ href, rel, target }) => [href, rel, target])).to.deep.equal([
      ['', '', ''],
      ['https://other.example/', 'sponsored nofollow noopener', '_blank'],
    ]);
    expect(partsOf(element, 'item')).to.have.length(1);
  });

  it('writes the words of the author of the page as reviews, while they are displayed', async () => {
    await jsonLdFeature.module.load();
    const page = document.createElement('script');
    page.type = 'application/ld+json';
    page.text = JSON.stringify({ '@type': 'BlogPosting', author: { name: 'Aoi Example' } });
    document.head.append(page);
    const element = await shortlist(
      `<li data-product-id="6e71ec466ee941eb1cb13d8af0ed7ddc">${LINK} <p>Light.</p>
        <dl><dt>良い点</dt><dd>軽い</dd><dd>暖かい</dd><dt>評価</dt><dd>4/5</dd></dl></li>`,
      'json-ld',
    );
    await complete(element);
    const reviewNow = async () => {
      await element.updateComplete;
      const [, list] = [...document.head.querySelectorAll('[type="application/ld+json"]')];
      const { itemListElement } = JSON.parse(list!.textContent) as {
        itemListElement: readonly { readonly item: { readonly review?: object } }[];
      };
      return itemListElement[0]!.item.review;
    };
    const notes = ['軽い', '暖かい'].map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
    }));
    expect(await reviewNow()).to.deep.equal({
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Aoi Example' },
      reviewBody: 'Light. 良い点 軽い 暖かい 評価 4/5',
      reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
      positiveNotes: { '@type': 'ItemList', itemListElement: notes },
    });
    element.querySelector('p')!.textContent = 'Heavy.';
    await waitUntil(
      async () => JSON.stringify(await reviewNow()).includes('Heavy'),
      'the old words',
    );
    element.hide = 'words';
    expect(await reviewNow()).to.equal(undefined);
    page.remove();
  });
});

elementContract({
  tag: 'mkt-shortlist',
  operations: {},
  items: PRODUCT,
  layouts: ['list', 'grid', 'carousel', 'compact', 'compare'],
  nodes: { list: 40, compare: 40 },
  shapes: { 'shape:nulls': 'empty' },
});
