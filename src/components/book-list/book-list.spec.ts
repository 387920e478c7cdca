import '../../define/book-list.js';
import type { MktBookList } from './book-list.js';
import { elementContract } from '../../../test/contract/element.js';
import {
  consoleLines,
  expect,
  fixture,
  newTag,
  partsOf,
  requestParams,
  requestsOf,
  served,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import { enter, field, labels, press, rendered } from '../../../test/support/reading.js';

const books = (attributes = '', tag = '') =>
  rendered<MktBookList>('mkt-book-list', { attributes: `limit="5" ${attributes}`, tag });

async function made(attributes: string, Items: readonly object[]): Promise<MktBookList> {
  const path = await served(JSON.stringify({ Items }), { 'content-type': 'application/json' });
  return fixture<MktBookList>(
    `<mkt-book-list loading="eager" transport="fetch" application-id="APP" ${attributes}
      base-url="${location.origin}${path}?{version}"></mkt-book-list>`,
  );
}

const textOf = (element: Element, part: string) =>
  partsOf(element, part).map(({ textContent }) => textContent.trim());

describe('<mkt-book-list>', () => {
  it('shows artist and tracks of a CD', async () => {
    const element = await books('media="cd"');
    const { artistName } = element.records[0]!;
    expect(textOf(element, 'artist')).to.include(artistName);
    expect(partsOf(element, 'tracks')[0]!.querySelectorAll('li')).not.to.have.length(0);
  });

  it('shows the console of a game and the system of software', async () => {
    const game = await books('media="game"');
    expect(textOf(game, 'hardware')).to.include(game.records[0]!.hardware);
    const software = await books('media="software"');
    expect(textOf(software, 'os')).to.include(software.records[0]!.os);
  });

  it('shows the availability in words', async () => {
    const element = await books('media="book" lang="en" availability="1"');
    expect(new Set(textOf(element, 'availability'))).to.deep.equal(new Set(['In stock']));
  });

  it('requests the search with the author’s parameters, and lists the media if several have them', async () => {
    const tags = [newTag(), newTag()] as const;
    await books('hardware="Switch"', tags[0]);
    expect((await requestsOf(tags[0])).map(({ url }) => url).join()).to.contain(
      '/BooksGame/Search/',
    );
    const lines = consoleLines();
    const ambiguous = await books('artist-name="Band"', tags[1]);
    expect(ambiguous.phase).to.equal('error');
    await waitUntil(() => lines.length, 'no console line');
    expect(lines).to.deep.equal([
      '<mkt-book-list artist-name="Band">: artist-name="Band" can only be used with media="cd" or "dvd" [wrongRule]',
    ]);
    expect(await requestParams(tags[1])).to.deep.equal([]);
  });

  it('has a link to pre-order before the release, and to the item after it', async () => {
    const early = await books('media="book" lang="en" availability="5"');
    expect(new Set(textOf(early, 'call-to-action'))).to.deep.equal(new Set(['Preorder']));
    const inStock = await books('media="book" lang="en" availability="1"');
    expect(new Set(textOf(inStock, 'call-to-action'))).to.deep.equal(new Set(['View item']));
  });

  it('has a link to pre-order if the release date is in the future', async () => {
    const book = (title: string, salesDate: string, more = {}) => ({
      title,
      itemUrl: 'https://books.example/1',
      salesDate,
      ...more,
    });
    const element = await made('media="book" lang="en"', [
      book('Later', '2999年12月22日'),
      book('Out', '2015年12月22日'),
      book('Some day', '未定'),
      book('In stock early', '2999年12月22日', { availability: '1' }),
    ]);
    await settled(element);
    expect(textOf(element, 'call-to-action')).to.deep.equal([
      'Preorder',
      'View item',
      'View item',
      'View item',
    ]);
    const availability = partsOf(element, 'item').map(
      (item) => item.querySelector('[part="availability"]')?.textContent ?? '',
    );
    expect(availability).to.deep.equal(['Preorder', '', '', 'In stock']);
  });

  it('shows the discount from the list price, also computed', async () => {
    const book = (itemPrice: number, listPrice: number, more = {}) => ({
      title: 'A book',
      itemUrl: 'https://books.example/1',
      itemPrice,
      listPrice,
      ...more,
    });
    const element = await made('media="game" lang="en"', [
      book(900, 1000),
      book(995, 1000),
      book(999, 1000),
      book(1000, 1000),
      book(800, 1000, { discountRate: 25 }),
    ]);
    await settled(element);
    const off = partsOf(element, 'item').map((item) => item.querySelector('.off')?.textContent);
    expect(off).to.deep.equal(['10% off', undefined, undefined, undefined, '25% off']);
  });

  it('links to the preview beside the main link', async () => {
    const element = await books('media="book" chirayomi-flag="1"');
    const [item] = partsOf(element, 'item');
    expect(item!.querySelector<HTMLAnchorElement>('a[part~="action"]')!.href).to.equal(
      element.records[0]!.chirayomiUrl,
    );
    expect(item!.querySelectorAll('a[part~="link"]')).to.have.length(1);
  });

  it('has one field for two controls of the same parameter', async () => {
    const element = await books('media="book" reader-controls="keyword title"');
    expect(labels(element)).to.deep.equal(['タイトル']);
  });

  it('shows a release day as a date, and an inexact one in the words of the service', async () => {
    const days = ['2015年12月22日', '2015年12月22日頃'];
    const element = await made(
      'lang="en"',
      days.map((salesDate) => ({ title: 'Tea', itemUrl: 'https://books.example/', salesDate })),
    );
    expect(await settled(element)).to.equal('ready');
    expect(textOf(element, 'release')).to.deep.equal([
      'Release date: Dec 22, 2015',
      'Release date: around Dec 22, 2015',
    ]);
  });

  it('calls the price fixed only for books, magazines and music', async () => {
    const genres = ['001004008', '002101', '007604', '003201', '004101', '005401', '006515'];
    const element = await made(
      '',
      genres.map((booksGenreId) => ({
        title: 'Tea',
        itemUrl: 'https://books.example/',
        itemPrice: 900,
        listPrice: 1000,
        booksGenreId,
      })),
    );
    expect(await settled(element)).to.equal('ready');
    const names = partsOf(element, 'price').map(
      (price) => price.querySelector('s .unseen')!.textContent,
    );
    expect(names.slice(0, 3)).to.deep.equal(['定価 ', '定価 ', '定価 ']);
    expect(new Set(names.slice(3))).to.deep.equal(new Set(['メーカー希望小売価格 ']));
  });

  it('searches by keyword in every medium', async () => {
    for (const [media, parameter] of [
      ['total', 'keyword'],
      ['book', 'title'],
    ]) {
      const tag = newTag();
      const element = await books(`media="${media}" reader-controls="keyword"`, tag);
      enter(field(element, media === 'book' ? 'タイトル' : 'キーワード'), '入門');
      await press(element, '検索');
      expect((await requestParams(tag)).at(-1)!.get(parameter!)).to.equal('入門');
    }
  });
});

elementContract({
  tag: 'mkt-book-list',
  operations: {
    'BooksTotal/Search': { media: 'total' },
    'BooksBook/Search': { media: 'book' },
    'BooksCD/Search': { media: 'cd' },
    'BooksDVD/Search': { media: 'dvd' },
    'BooksSoftware/Search': { media: 'software' },
    'BooksGame/Search': { media: 'game' },
    'BooksForeignBook/Search': { media: 'foreign-book' },
    'BooksMagazine/Search': { media: 'magazine' },
  },
  layouts: ['list', 'grid', 'carousel', 'compact', 'table'],
  nodes: { list: 66, table: 88 },
  // Entries without any content are skipped.
  shapes: { 'shape:nulls': 'empty' },
});
