/** The examination of posts for items that are gone. */
import { expect } from 'chai';
import { listen } from '../../sandbox/server.js';
import { useSandbox } from '../../sandbox/test/sandbox.js';
import { Examination, type Row } from '../wordpress/examination.js';

const GONE_HOTEL = 'hotel-no="999999"';
const GONE_BOOK = 'isbn="9784000000000"';
const LINK = '<a href="https://market.example/">An inn</a>';
const never = new AbortController().signal;

describe('the examination of posts', () => {
  const sandbox = useSandbox();

  /** Requests by their paths, and the examination of some posts, numbered from 1. */
  async function examine(
    posts: readonly string[],
    settings: Readonly<Record<string, string>> = {},
    signal = never,
    onProgress: (examination: Examination) => void = () => undefined,
  ) {
    const requests: URL[] = [];
    const examination = new Examination({
      settings: {
        'base-url': sandbox.origin,
        'application-id': 'APP',
        transport: 'fetch',
        ...settings,
      },
      frameUrl: 'https://blog.example/frame.html',
      base: 'https://blog.example/wp-admin/',
      locale: 'en',
      fetch: (address, init) => {
        requests.push(new URL(address as string));
        return fetch(address, init);
      },
    });
    for (const [index, html] of posts.entries())
      examination.add({ id: index + 1, html, refused: [] });
    const named = examination.left;
    const isWhole = await examination.run(signal, () => onProgress(examination));
    return { examination, named, isWhole, requests, rows: examination.rows };
  }

  const short = (rows: readonly Row[]) =>
    rows.map(({ item, code, posts }) => `${code} ${item} ${posts.join()}`);

  it('lists the items that are gone, with their posts and the words of their links', async () => {
    const { rows, named } = await examine([
      `<mkt-hotel-detail ${GONE_HOTEL}>${LINK}</mkt-hotel-detail>`,
      `<div data-mkt="shortlist"><ul><li data-${GONE_HOTEL}>No link</li>
        <li data-hotel-no="10101">${LINK}</li><li data-${GONE_BOOK}>A book</li></ul></div>`,
      `<p><mkt-value isbn="9784999900008" field="price">¥900</mkt-value></p>`,
      `<mkt-ranking genre-id="999999999">${LINK}</mkt-ranking>`,
    ]);
    expect(short(rows)).to.have.members([`gone ${GONE_HOTEL} 1,2`, `gone ${GONE_BOOK} 2`]);
    expect(rows.find(({ item }) => item === GONE_HOTEL)?.name).to.equal('An inn');
    expect(named).to.equal(4);
  });

  it('requests each item once, and hotels together', async () => {
    const lists = [`10101,999999`, `999999,999998,10101`].map(
      (numbers) =>
        `<mkt-hotel-search hotel-no="${numbers}" reader-controls="none"></mkt-hotel-search>`,
    );
    const book = `<div data-mkt="book-list" data-isbnjan="9784000000000" data-affiliate-id="ID"></div>`;
    const { rows, requests } = await examine([
      ...lists,
      book,
      book.replace('"ID"', '"OTHER"'),
      `<mkt-hotel-detail hotel-no="10101" checkin-date="+30"></mkt-hotel-detail>`,
    ]);
    expect(requests.map(({ searchParams }) => searchParams.get('hotelNo'))).to.deep.equal([
      '10101,999999,999998',
      null,
    ]);
    expect(short(rows)).to.have.members([
      'gone hotel-no="999999" 1,2',
      'gone hotel-no="999998" 2',
      'gone isbnjan="9784000000000" 3,4',
    ]);
  });

  it('knows nothing of items whose request fails, whatever the failure', async () => {
    for (const [fault, code] of [
      ['503', 'unavailable'],
      ['429-gateway-hour', 'quota'],
      ['html', 'malformed'],
      ['shape:string', 'malformed'],
      ['error-200', 'serviceError'],
    ] as const) {
      const { rows } = await examine(
        [`<mkt-hotel-detail hotel-no="10101">${LINK}</mkt-hotel-detail>`],
        { 'base-url': `${sandbox.origin}/fault:${fault}` },
      );
      expect(short(rows), fault).to.deep.equal([`${code} hotel-no="10101" 1`]);
    }
  });

  it('ends after some failures in a row, with the number of the items that remain', async () => {
    const books = [...Array(9).keys()].map(
      (index) => `<mkt-book-list isbnjan="490000000000${index}"></mkt-book-list>`,
    );
    const { isWhole, examination, requests } = await examine([books.join('')], {
      'base-url': `${sandbox.origin}/fault:500`,
    });
    expect(isWhole).to.equal(false);
    expect(examination.left).to.equal(4);
    expect(requests.length).to.be.below(11);
  });

  it('stops at once, and keeps the rows so far', async () => {
    const stop = new AbortController();
    let seen: readonly Row[] = [];
    const posts = ['4900000000001', '4900000000002', '4900000000003'].map(
      (jan) => `<mkt-book-list isbnjan="${jan}"></mkt-book-list>`,
    );
    const reason = await examine(posts, {}, stop.signal, (examination) => {
      seen = examination.rows;
      expect(examination.left).to.equal(2);
      stop.abort('stopped');
    }).catch((error: unknown) => error);
    expect(reason).to.equal('stopped');
    expect(short(seen)).to.deep.equal(['gone isbnjan="4900000000001" 1']);
  });

  it('asks no service that only a post names', async () => {
    let asked = 0;
    const foreign = await listen(() => {
      asked += 1;
      return new Response('{}');
    });
    try {
      const element = (own: string) => `<mkt-hotel-detail ${GONE_HOTEL} ${own}></mkt-hotel-detail>`;
      const own = `base-url="${foreign.origin}"`;
      const posts = [
        element(own),
        element(`base-url="${sandbox.origin.replace('//', '//a@')}:1"`),
        `<div data-mkt="config" data-base-url="${foreign.origin}/{group}">${element('')}</div>`,
        element(`names="site=x" ${own}`),
      ];
      const { rows, requests } = await examine(posts);
      expect(requests).to.deep.equal([]);
      expect(rows.every(({ code }) => code === 'foreign' || code === 'wrongRule')).to.equal(true);
      expect(rows.flatMap(({ posts: ids }) => ids)).to.have.members([1, 2, 3, 4]);

      await examine([element(own)], { origins: `https://a.example ${foreign.origin}` });
      expect(asked, 'a trusted service').to.be.above(0);
    } finally {
      await foreign.close();
    }
  });

  it('names the mistakes that keep an element from its item', async () => {
    const { rows, requests } = await examine([
      `<mkt-value isbn="978" field="price">¥900</mkt-value>`,
      `<div data-mkt="hotel-detail" data-hotel-no="x"></div>`,
    ]);
    expect(short(rows)).to.deep.equal([
      'wrongRule <mkt-value> 1',
      'wrongRule <mkt-hotel-detail> 2',
    ]);
    expect(rows[0]?.detail).to.include('isbn');
    expect(requests).to.deep.equal([]);
  });

  it('survives the posts of anyone', async () => {
    const long = '9'.repeat(100_000);
    const hostile = [
      '',
      '<mkt-hotel-detail',
      `<mkt-value isbn="${long}"><a href>${long}</a></mkt-value>`,
      '<mkt-constructor isbn="9784999900008"></mkt-constructor><div data-mkt="__proto__"></div>',
      '<template><mkt-value isbn="9784000000000"></mkt-value></template>',
      `<mkt-product-search product-id="a,b"><a href="/x">${'<b>'.repeat(50)}x</a></mkt-product-search>`,
      `<mkt-shortlist kept></mkt-shortlist><mkt-hotel-detail hotel-no="{{ no }}"></mkt-hotel-detail>`,
    ];
    const { rows } = await examine(hostile);
    expect(short(rows)).to.deep.equal(['wrongRule <mkt-value> 3', 'gone product-id="a,b" 6']);
    for (const { item, name, detail } of rows)
      expect(`${item}${name}${detail}`.length).to.be.below(1000);
  });
});
