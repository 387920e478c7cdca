/** Results by name, number and address, and messages after failures. */
import { expect } from 'chai';
import { NetworkError, ServiceError, type Client } from '../../src/service.js';
import { detailOf, find, genres, numeral } from './find.js';

type Params = Readonly<Record<string, unknown>>;

const clientThat = (answer: (params: Params) => object) =>
  ({
    request: (_path: string, params: Params = {}) =>
      new Promise((resolve) => resolve(answer(params))),
  }) as unknown as Client;

const hotel = (hotelNo: number) => ({ records: [{ hotelNo, hotelName: 'Onsen' }] });

const failed = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the finder', () => {
  const ADDRESS = 'https://market.example/hotels/10101/2024';

  it('finds a hotel by the number in an address, even after another number', async () => {
    const client = clientThat(({ hotelNo }) => {
      if (hotelNo !== 10101) throw new ServiceError('not_found', 'not found');
      return hotel(10101);
    });
    const [found] = await find(client, 'hotel', ADDRESS);
    expect(found?.id).to.equal('10101');
  });

  it('reports that a request for an address failed, not that there are no results', async () => {
    const client = clientThat(() => {
      throw new NetworkError('offline');
    });
    expect(await failed(find(client, 'hotel', ADDRESS))).to.be.instanceOf(NetworkError);
    expect(
      await failed(find(client, 'book', 'https://market.example/9784000000001')),
    ).to.be.instanceOf(NetworkError);
  });

  it('reports a refused id, which affects every number of an address', async () => {
    const client = clientThat(() => {
      throw new ServiceError('wrong_parameter', 'specify valid applicationId');
    });
    expect(await failed(find(client, 'hotel', ADDRESS))).to.be.instanceOf(ServiceError);
  });

  it('writes a price as the language does', async () => {
    const books = clientThat(() => ({
      records: [{ isbn: '9784999900008', title: 'Tea', author: '三田', itemPrice: 1650 }],
    }));
    const [book] = await find(books, 'book', 'tea');
    expect(detailOf(book!, 'ja')).to.equal('三田・1,650円');
    expect(detailOf(book!, 'en')).to.equal('三田・¥1,650');
    const products = clientThat(() => ({ records: [{ productId: 'a', minPrice: 980 }] }));
    const [product] = await find(products, 'product', 'tea');
    expect(detailOf(product!, 'ja')).to.equal('980円');
    expect(detailOf({ ...product!, price: undefined }, 'ja')).to.equal('');
  });

  it('finds a genre by the number in an address', async () => {
    const client = clientThat(({ booksGenreId: id }) => ({
      genres:
        id === '001004'
          ? { parent: [], current: [{ id, name: 'Novels' }], children: [] }
          : undefined,
    }));
    const { current } = await genres(client, 'books', {
      words: 'https://market.example/b/001004/?p=12345',
    });
    expect(current.map(({ id }) => id)).to.deep.equal(['001004']);
  });

  /** A service with a tree of genres, and items in some of them. */
  function treeClient(goods: Readonly<Record<string, readonly string[]>> = {}) {
    const tree: Readonly<Record<string, readonly string[]>> = {
      '000': ['Books', 'CD'],
      Books: ['Novels', 'Comics'],
      CD: ['Jazz'],
      Novels: ['Old novels'],
    };
    const requestedIds: string[] = [];
    const entriesOf = (ids: readonly string[] = []) => ids.map((id) => ({ id, name: id }));
    const client = clientThat(({ booksGenreId: id, keyword }) => {
      requestedIds.push(String(id ?? keyword));
      const children = entriesOf(id ? tree[id as string] : goods[keyword as string]);
      const current = id && id !== '000' ? entriesOf([id as string]) : [];
      return { genres: { parent: [], current, children } };
    });
    return { client, requestedIds };
  }

  it('finds genres by name below the first level, with their parents', async () => {
    const { client } = treeClient();
    const { below } = await genres(client, 'books', { words: 'novels' });
    expect(below.map(({ name, above }) => [above, name])).to.deep.equal([['Books', 'Novels']]);
    const { below: deeper } = await genres(client, 'books', { words: 'old' });
    expect(deeper.map(({ name, above }) => [above, name])).to.deep.equal([
      ['Books › Novels', 'Old novels'],
    ]);
  });

  it('searches no deeper than necessary, and ends even in a circular tree', async () => {
    const { client, requestedIds } = treeClient();
    await genres(client, 'books', { words: 'jazz' });
    expect(requestedIds).not.to.include('Novels');
    // A service in which each genre is a child of itself.
    let count = 0;
    const endless = clientThat(({ booksGenreId: id = '000' }) => {
      count++;
      const children = [1, 2, 3].map((one) => ({ id: `${id as string}${one}`, name: 'x' }));
      return { genres: { parent: [], current: [], children } };
    });
    await genres(endless, 'books', { words: 'jazz' });
    expect(count).to.be.below(40);
  });

  it('finds the genres of matching items if no name matches', async () => {
    const { client } = treeClient({ saxophone: ['Jazz'] });
    const { below } = await genres(client, 'books', { words: 'saxophone' });
    expect(below.map(({ name }) => name)).to.deep.equal(['Jazz']);
  });

  it('finds readings as they are typed: also where the service knows only the word', async () => {
    const client = clientThat(({ keyword }) =>
      keyword === '箱根' ? hotel(10101) : { records: [] },
    );
    for (const words of ['はこね', 'ハコネ', 'ﾊｺﾈ', 'はこ', '箱根'])
      expect(
        (await find(client, 'hotel', words)).map(({ id }) => id),
        words,
      ).to.deep.equal(['10101']);
    const shop = clientThat(({ keyword }) => ({
      records: keyword === '抹茶' ? [{ productId: 'p1', productName: '抹茶' }] : [],
    }));
    for (const words of ['まっちゃ', 'マッチャ'])
      expect(
        (await find(shop, 'product', words)).map(({ id }) => id),
        words,
      ).to.deep.equal(['p1']);
  });

  it('finds golf courses by their readings', async () => {
    const courses = clientThat(({ keyword }) => ({
      records: keyword === '軽井沢' ? [{ golfCourseId: 7, golfCourseName: '軽井沢' }] : [],
    }));
    expect((await find(courses, 'golf', 'かるいざわ')).map(({ id }) => id)).to.deep.equal(['7']);
  });

  it('accepts full-width digits', () => {
    expect(numeral('１０１０１')).to.equal('10101');
    expect(numeral('９７８－４')).to.equal('978-4');
    expect(numeral('ホテル１')).to.equal('ホテル１');
  });
});
