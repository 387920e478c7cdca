/** Records of all responses of the sandbox: equal in both layouts, with all fields. */
import { expect } from 'chai';
import { startService } from '../../sandbox/index.js';
import { request } from '../../src/client/client.js';
import { isObject, type Json } from '../../src/client/records/fields.js';
import type { Operation, ParamsOf } from '../../src/client/operations/operation.js';
import { operations, type OperationPath } from '../../src/client/operations/index.js';
import { hotelEntry } from '../../src/client/records/travel.js';
import { unwrap } from '../../src/client/records/record.js';
import { decode } from '../../src/client/decode-text.js';

const service = await startService({ port: 0 });
after(() => service.close());

const base = { applicationId: 'APP', baseUrl: service.origin, transport: 'fetch' } as const;
const fetchRecords = (path: OperationPath, params: Json, accessToken?: string) =>
  request<Operation>(operations[path], params as ParamsOf<Operation>, {
    ...base,
    dynamicAdUrl: base.baseUrl,
    ...(accessToken && { accessToken }),
  });

/** Parameters with which each operation has results. */
const PARAMS_WITH_RESULTS: Readonly<Record<string, Json>> = {
  'Product/Search': { genreId: '100671' },
  'Travel/KeywordHotelSearch': { keyword: '京都', responseType: 'large' },
  'Travel/SimpleHotelSearch': { middleClassCode: 'tokyo', responseType: 'large' },
  'Travel/VacantHotelSearch': {
    largeClassCode: 'japan',
    checkinDate: '2097-06-02',
    checkoutDate: '2097-06-04',
    responseType: 'large',
  },
  'Travel/HotelDetailSearch': { hotelNo: 10101, responseType: 'large' },
};

/** Fields whose 0 means "none". */
const ZERO_IS_NONE = /^(listPrice|latitude|longitude|\w+Average)$/;
const isEmptyValue = (name: string, sent: unknown) =>
  sent === null || sent === '' || (sent === 0 && ZERO_IS_NONE.test(name));

/** True if a value contains all sent data: digits as numbers, joined texts as lists. */
function holds(value: unknown, sent: unknown): boolean {
  if (Array.isArray(value)) {
    const parts = typeof sent === 'string' ? sent.split(/###|\//) : (sent as unknown[]);
    const all = parts.map((part) => (isObject(part) ? Object.values(part)[0] : part));
    return all.length === value.length && all.every((part, index) => holds(value[index], part));
  }
  if (typeof value === 'number') return value === Number(sent);
  const same = (text: string) => text.replace(/<[^>]*>|\s+/g, '');
  return same(String(value)) === same(decode(String(sent)));
}

/** The fields of an entry that its record lacks. */
function lostFrom(sent: Json, record: Json): string[] {
  const taken: Readonly<Record<string, (part: unknown) => boolean>> = {
    ProductDetails: (part) => (part as Json[]).length === (record['details'] as Json[]).length,
    hotelRatingInfo: (part) =>
      Object.entries(part as Json).every(
        ([name, average]) =>
          isEmptyValue(name, average) ||
          (record['ratings'] as Json)[name.replace('Average', '')] === average,
      ),
    // The link to the full review is not part of the text.
    userReview: (part) => holds(record['userReview'], String(part).replace(/<a .*<\/a>$/, '')),
    roomInfo: (part) => {
      const rooms = record['rooms'] as (Json & { charges: Json[] })[];
      return (part as Json[][]).every(([room, ...charges], index) => {
        const nights = charges.map((charge) => charge['dailyCharge'] as Json);
        const lost = lostFrom(room!['roomBasicInfo'] as Json, rooms[index]!);
        return (
          !lost.length &&
          nights.length === rooms[index]!.charges.length &&
          nights.every((night, day) => !lostFrom(night, rooms[index]!.charges[day]!).length)
        );
      });
    },
  };
  return Object.entries(sent)
    .filter(([name, value]) => !isEmptyValue(name, value))
    .filter(([name, value]) => !(taken[name]?.(value) ?? holds(record[name], value)))
    .map(([name, one]) => `${name}: ${JSON.stringify(one)} became ${JSON.stringify(record[name])}`);
}

/** The entries of a response, unwrapped from its layout. */
function entriesIn(path: OperationPath, raw: Json): Json[] {
  const { list }: Operation = operations[path];
  const entries = list.map((name) => raw[name]).find(Array.isArray) as unknown[];
  return entries.map(
    (entry) => (path.startsWith('Travel') ? hotelEntry(entry) : unwrap(entry)) as Json,
  );
}

const searches = (Object.keys(operations) as OperationPath[]).filter(
  (path) => operations[path].list.length && !path.startsWith('FavoriteBookmark'),
);

describe('answers of the sandbox', () => {
  for (const path of searches) {
    it(`${path} become records with no field lost`, async () => {
      for (const formatVersion of [1, 2]) {
        const { records, raw } = await fetchRecords(path, {
          ...PARAMS_WITH_RESULTS[path],
          formatVersion,
        });
        const entries = entriesIn(path, raw as Json);
        expect(records).to.have.length(entries.length);
        expect(records).not.to.be.empty;
        for (const [index, record] of records.entries()) {
          expect(lostFrom(entries[index]!, record)).to.deep.equal([]);
        }
      }
    });
  }

  for (const path of searches.filter((search) => 'genres' in operations[search])) {
    it(`${path} have genres if requested, in both layouts`, async () => {
      const [one, two] = await Promise.all(
        [1, 2].map((formatVersion) =>
          fetchRecords(path, {
            ...PARAMS_WITH_RESULTS[path],
            formatVersion,
            genreInformationFlag: 1,
          }),
        ),
      );
      expect(one!.genres!.current).to.have.length(1);
      expect(one!.genres!.current[0]!.count).to.equal(one!.page.count);
      expect(one!.genres!.children).not.to.be.empty;
      expect(two!.genres).to.deep.equal(one!.genres);
      expect((await fetchRecords(path, PARAMS_WITH_RESULTS[path] ?? {})).genres).to.equal(
        undefined,
      );
    });
  }

  it('DynamicAd responses become recommendations', async () => {
    const { records } = await fetchRecords('DynamicAd', { url: 'https://page.example/' });
    expect(records).not.to.be.empty;
    for (const record of records) {
      expect(record).to.include.all.keys('title', 'href', 'image', 'price', 'shop', 'ItemCode');
    }
  });

  it('FavoriteBookmark operations add, list and delete a bookmark', async () => {
    const token = `demo-both.${crypto.randomUUID()}`;
    const { records: items } = await fetchRecords('MarketItem/Ranking', {});
    const itemCode = items[0]!['itemCode'];
    // The service has seconds.
    const before = Date.now() - 1000;
    const { records: added } = await fetchRecords('FavoriteBookmark/Add', { itemCode }, token);
    const { bookmarkId, registDatetime, registeredAt } = added[0]!;
    expect(registDatetime).to.match(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/);
    expect(Date.parse(String(registeredAt))).to.be.within(before, Date.now());

    const { records, raw, page } = await fetchRecords('FavoriteBookmark/List', { hits: 40 }, token);
    const mine = records.find((record) => record['bookmarkId'] === bookmarkId)!;
    expect(mine).to.include({ itemCode });
    expect(page.count).to.equal(records.length);
    for (const [index, entry] of entriesIn('FavoriteBookmark/List', raw as Json).entries()) {
      expect(lostFrom(entry, records[index]!)).to.deep.equal([]);
    }

    const { records: deleted } = await fetchRecords(
      'FavoriteBookmark/Delete',
      { bookmarkId },
      token,
    );
    expect(deleted).to.deep.equal([{ affectedCount: 1 }]);
  });
});
