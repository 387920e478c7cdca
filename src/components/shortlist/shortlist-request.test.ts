/** The requests of a list, and the order of its items. */
import { expect } from 'chai';
import type { AnyRecord } from '../../client/records/record.js';
import type { Answer } from '../../client/response.js';
import { buildRequest, type Request } from '../../client/request.js';
import type { ListedItem } from '../../element/inputs.js';
import { listParameters, sendList, shortlist } from './shortlist-request.js';

const SETTINGS = {
  applicationId: 'APP',
  baseUrl: 'https://service.example',
  transport: 'fetch',
  cacheTtl: '0',
};

/** The answers of a service by operation; a status is a failure. */
const answers: Readonly<Record<string, (query: URLSearchParams) => object | number>> = {
  SimpleHotelSearch: (query) => ({
    hotels: query
      .get('hotelNo')!
      .split(',')
      .filter((no) => no !== '999')
      .map((no) => ({
        hotel: [{ hotelBasicInfo: { hotelNo: Number(no), hotelName: `Hotel ${no}` } }],
      })),
  }),
  VacantHotelSearch: () => ({
    hotels: [
      {
        hotel: [
          { hotelBasicInfo: { hotelNo: 2, hotelName: 'Hotel 2' } },
          { roomInfo: [{ roomBasicInfo: { roomName: 'Room' } }, { dailyCharge: { total: 9000 } }] },
        ],
      },
    ],
  }),
  BooksBook: (query) => ({ Items: [{ Item: { title: `Book ${query.get('isbn')}` } }] }),
  Ebook: () => ({ Items: [{ Item: { title: 'E-book', itemPrice: 500 } }] }),
  Product: () => 500,
};

type Data = Readonly<Record<string, string>>;

const linked = (data: Data, index: number): ListedItem => ({
  data,
  title: `Link ${index + 1}`,
  href: 'https://market.example/',
});

function requestFor(
  items: readonly Data[],
  parameters: object = {},
  listed: readonly ListedItem[] = items.map(linked),
) {
  const urls: string[] = [];
  const author = { values: {}, settings: {}, shops: [], items: listed };
  const collected = listParameters({ ...parameters }, shortlist, author);
  const result = buildRequest(shortlist, collected, SETTINGS);
  const fake = (address: unknown) => {
    const { pathname, searchParams } = new URL(String(address));
    const [group = '', name = ''] = pathname.split('/').slice(3);
    urls.push(`${group}/${name}`);
    const answer = (answers[name] ?? answers[group])!(searchParams);
    return Promise.resolve(
      typeof answer === 'number'
        ? new Response('{}', { status: answer })
        : new Response(JSON.stringify(answer)),
    );
  };
  return { urls, result, request: { ...(result as Request), fetch: fake as typeof fetch } };
}

const send = (request: Request) => sendList(request, new AbortController().signal);
const namesOf = ({ records }: Answer) =>
  (records as readonly AnyRecord[]).map((record) => record['hotelName'] ?? record['title']);

const MIXED = [
  { 'data-isbn': '9784999900008', 'data-item-number': '1' },
  { 'data-hotel-no': '2' },
  { 'data-award': 'A' },
  { 'data-hotel-no': '1' },
];

describe('a list', () => {
  it('requests all hotels together, and keeps the order of the author', async () => {
    const { request, urls } = requestFor(MIXED);
    const answer = await send(request);
    expect(urls.sort()).to.deep.equal([
      'BooksBook/Search',
      'Ebook/EbookSearch',
      'Travel/SimpleHotelSearch',
    ]);
    expect(namesOf(answer)).to.deep.equal(['Book 9784999900008', 'Hotel 2', 'Link 3', 'Hotel 1']);
    const [book] = answer.records as readonly AnyRecord[];
    expect(book!['ebook']).to.deep.include({ title: 'E-book', itemPrice: 500 });
  });

  it('has the free rooms of all hotels in one more request', async () => {
    const stay = { checkinDate: '+14', adultNum: '2' };
    const { request, urls } = requestFor(MIXED.slice(1), stay);
    const { records } = await send(request);
    expect(urls.sort()).to.deep.equal(['Travel/SimpleHotelSearch', 'Travel/VacantHotelSearch']);
    const rooms = (records as readonly AnyRecord[]).map((record) => record['rooms']);
    expect(rooms.map((each) => (each as unknown[] | undefined)?.length)).to.deep.equal([
      1,
      undefined,
      0,
    ]);
  });

  it('shows items as they come', async () => {
    const { request } = requestFor(MIXED);
    const shown: unknown[] = [];
    await send({ ...request, onEarly: (answer) => shown.push(namesOf(answer)) });
    expect(shown.length).to.be.above(1);
    for (const names of shown) expect(names).to.have.length(MIXED.length);
    expect(shown.at(-1)).to.deep.equal(['Book 9784999900008', 'Hotel 2', 'Link 3', 'Hotel 1']);
  });

  it('keeps the link of an item that is gone or has failed, and names it', async () => {
    const items = [
      { 'data-hotel-no': '999' },
      { 'data-product-id': 'p' },
      { 'data-isbn': '9784999900008' },
    ];
    const answer = await send(requestFor(items).request);
    expect(namesOf(answer)).to.deep.equal(['Link 1', 'Link 2', 'Book 9784999900008']);
    expect(answer.failures!.map(({ item }) => item)).to.deep.equal([
      { hotelNo: '999' },
      { productId: 'p' },
    ]);
  });

  it('links to web addresses only, and a title adds nothing to its item', async () => {
    const title = 'A&href=javascript:alert(1)&hotelNo=1';
    const items = [
      { data: { 'data-award': 'A' }, title, href: 'javascript:alert(1)' },
      { data: { 'data-award': 'A' }, title, href: ' JavaScript://market.example/%0Aalert(1)' },
      { data: { 'data-award': 'A' }, title, href: 'data:text/html,https://market.example/' },
      { data: { 'data-award': 'A' }, title, href: 'https://market.example/?a=1&title=B' },
      { data: { 'data-isbn': '9784999900008' }, title },
    ];
    const { request } = requestFor([], {}, items);
    const { records } = await send(request);
    const links = (records as readonly AnyRecord[]).slice(0, -1);
    for (const link of links) expect(link['title']).to.equal(title);
    expect(links.map((link) => link['itemUrl'])).to.deep.equal([
      undefined,
      undefined,
      undefined,
      'https://market.example/?a=1&title=B',
    ]);
  });

  it('is empty if all are gone, and fails if none has come', async () => {
    const gone = await send(requestFor([{ 'data-hotel-no': '999' }]).request);
    expect(gone.records).to.deep.equal([]);
    const { request } = requestFor([{ 'data-hotel-no': '999' }, { 'data-product-id': 'p' }]);
    const failure = await send(request).catch((error: unknown) => error);
    expect(failure).to.have.property('name', 'ServiceError');
  });

  it('requests nothing without an id, or for a stay in the past', () => {
    const codesOf = (items: readonly Data[], parameters = {}) => {
      const { result } = requestFor(items, parameters);
      return Array.isArray(result) ? result.map(({ code }) => code) : [];
    };
    expect(codesOf([{ 'data-award': 'A' }])).to.deep.equal(['requiredOneOf']);
    expect(codesOf([])).to.deep.equal(['requiredOneOf']);
    expect(codesOf(MIXED, { checkinDate: '2020-01-01' })).to.deep.equal(['inPast']);
  });
});
