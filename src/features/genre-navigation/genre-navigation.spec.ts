import '../../define/book-list.js';
import '../../define/product-search.js';
import '../../define/hotel-search.js';
import type { MktElement } from '../../element/mkt-element.js';
import {
  requestParams,
  consoleLines,
  expect,
  newTag,
  partsOf,
  settled,
  spaced,
  waitUntil,
} from '../../../test/support/index.js';
import {
  enter,
  field,
  focused,
  messageOf,
  press,
  rendered,
} from '../../../test/support/reading.js';
import { violationsOf } from '../../../test/support/axe.js';

// Of two attributes of one name, the first counts.
const books = (attributes = '', tag = '') =>
  rendered<MktElement>('mkt-book-list', {
    attributes: `media="book" hits="3" ${attributes} reader-controls="genre"`,
    tag,
  });

/** The names of the genre buttons, with their counts. */
const steps = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll('.steps button')].map(({ textContent }) =>
    spaced(textContent),
  );

const here = (element: Element) =>
  element.shadowRoot!.querySelector('.genres [aria-current]')?.textContent.trim();

describe('the genres of the results', () => {
  it('are hidden without the control', async () => {
    const tag = newTag();
    const element = await books('genre-information-flag="0"', tag);
    expect((await requestParams(tag))[0]!.get('genreInformationFlag')).to.equal('0');
    expect(partsOf(element, 'genres')).to.have.length(0);
  });

  it('are requested with the first request, and shown with the number of items', async () => {
    const tag = newTag();
    const element = await books('', tag);
    const [params, ...more] = await requestParams(tag);
    expect(params!.get('genreInformationFlag')).to.equal('1');
    expect(more).to.have.length(0);
    expect(here(element)).to.equal('本');
    expect(steps(element)).to.include('小説・エッセイ 12件');
    element.style.width = '200px';
    expect(partsOf(element, 'genres')[0]!.getBoundingClientRect().width).to.be.at.most(200);
    expect(element.scrollWidth).to.be.at.most(200);
  });

  it('navigate down and up, and keep the other conditions', async () => {
    const tag = newTag();
    const element = await books('reader-controls="genre preview" chirayomi-flag="1"', tag);
    const [first] = steps(element);
    await press(element, first!);
    expect(here(element)).to.equal(first!.replace(/ \d+件$/, ''));
    expect(focused(element)!.textContent).to.contain(here(element));
    const down = (await requestParams(tag)).at(-1)!;
    expect(down.get('booksGenreId')).to.match(/^001\d{3}$/);
    expect(down.get('chirayomiFlag')).to.equal('1');
    await press(element, '本');
    expect(here(element)).to.equal('本');
    expect((await requestParams(tag)).at(-1)!.get('chirayomiFlag')).to.equal('1');
  });

  it('keep the focus on the way up to all genres', async () => {
    const element = await rendered<MktElement>('mkt-product-search', {
      attributes: 'keyword="バッグ" reader-controls="genre"',
    });
    await press(element, steps(element)[0]!);
    expect(focused(element)!.textContent).to.contain(here(element));
    await press(element, 'すべて');
    expect(here(element)).to.equal('すべて');
    expect(focused(element)!.textContent.trim()).to.equal('すべて');
  });

  it('start on the first page', async () => {
    const tag = newTag();
    const element = await books('page="2"', tag);
    await press(element, steps(element)[0]!);
    expect((await requestParams(tag)).at(-1)!.has('page')).to.be.false;
  });

  it("return to the author's genre by reset", async () => {
    const element = await books('reader-controls="genre preview"');
    await press(element, steps(element)[0]!);
    await press(element, 'リセット');
    expect(here(element)).to.equal('本');
  });

  it('do not link to genres that the search does not accept', async () => {
    const element = await rendered<MktElement>('mkt-book-list', {
      attributes: 'media="cd" hits="3" reader-controls="genre"',
    });
    const path = element.shadowRoot!.querySelector('.path')!;
    expect(path.querySelectorAll('button')).to.have.length(0);
    await press(element, steps(element)[0]!);
    expect(element.phase).to.equal('ready');
    expect(path.querySelectorAll('button')).to.have.length(1);
  });

  it('pass the accessibility check', async () => {
    expect(await violationsOf(await books('lang="en" hits="1"'))).to.deep.equal([]);
  });
});

describe('fields of other searches', () => {
  const products = (attributes = '', tag = '') =>
    rendered<MktElement>('mkt-product-search', { attributes: `hits="3" ${attributes}`, tag });

  it('have checkboxes for yes and no', async () => {
    const tag = newTag();
    const element = await books('reader-controls="title preview"', tag);
    field(element, '試し読みできる商品のみ').click();
    await press(element, '検索');
    expect((await requestParams(tag)).at(-1)!.get('chirayomiFlag')).to.equal('1');
    expect(field(element, '試し読みできる商品のみ').checked).to.be.true;
    field(element, '試し読みできる商品のみ').click();
    await press(element, '検索');
    expect((await requestParams(tag)).at(-1)!.has('chirayomiFlag')).to.be.false;
  });

  it('wait for a keyword before the first request', async () => {
    const tag = newTag();
    const element = await products('reader-controls="keyword"', tag);
    expect(element.phase).to.equal('idle');
    await press(element, '検索');
    expect(messageOf(element, 'キーワード')).to.equal('キーワードを入力してください。');
    enter(field(element, 'キーワード'), 'バッグ');
    await press(element, '検索');
    expect((await requestParams(tag))[0]!.get('keyword')).to.equal('バッグ');
    expect(element.phase).not.to.equal('idle');
  });

  it('do not block the request if they cannot complete it', async () => {
    const lines = consoleLines();
    for (const controls of ['sort', 'price sort']) {
      const element = await rendered<MktElement>('mkt-product-search', {
        attributes: `reader-controls="${controls}"`,
        children: 'Products',
      });
      expect(await settled(element)).to.equal('error');
      await waitUntil(() => lines.length, 'no console line');
      expect(lines.splice(0).join()).to.match(
        /^<mkt-product-search.*>: keyword or one of genre-id, product-id is required \[wrongRule\]$/,
      );
    }
    const hotels = await rendered<MktElement>('mkt-hotel-search', {
      attributes: 'reader-controls="dates"',
    });
    expect(await settled(hotels)).to.equal('error');
    expect(lines[0]).to.contain('large-class-code or one of');
  });

  it('show errors without a field at their end', async () => {
    const element = await products('reader-controls="sort" lang="en"');
    await press(element, 'Search');
    expect(partsOf(element, 'error').map(({ textContent }) => textContent)).to.deep.equal([
      'Please enter a keyword or another search condition.',
    ]);
  });
});
