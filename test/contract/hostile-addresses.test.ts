/** Hostile addresses, and fields of other kinds, wherever addresses leave without a browser; in one: hostile-answers.spec.ts. */
import { expect } from 'chai';
import { entryLink } from '../../cli/entry-links.js';
import { find } from '../../cli/finder/find.js';
import { noticeOf } from '../../cli/notice/destinations.js';
import { plainList, type PlainEntries } from '../../cli/plain.js';
import { addresses } from '../../sandbox/hostile-payloads.js';
import { operations, type OperationPath } from '../../src/client/operations/index.js';
import { declared, type AnyRecord } from '../../src/client/records/record.js';
import { readResponse } from '../../src/client/response.js';
import { itemListOf, jsonText } from '../../src/features/json-ld/item-list.js';
import type { Client } from '../../src/service.js';
import { LISTS, type Body } from '../support/answers.js';

const NAMES = [...new Set(Object.values(operations).flatMap(({ record }) => Object.keys(record)))];
const OTHER = 'https://other.example/';
/** Values of each field alone; all fields together have each hostile address. */
const ALONE = ['Java\tScript:1', 'ftp://a.example/', ['data:,'], OTHER, { toString: 1 }];
const OWN = { title: 'A', itemName: 'A', productName: 'A', hotelName: 'A', golfCourseName: 'A' };

/** The record of an entry that has some fields, its own name and an id. */
function recordWith(path: OperationPath, fields: Body): AnyRecord {
  const operation = operations[path];
  const names = Object.entries(OWN).filter(([name]) => name in operation.record);
  const entry: Body = { bookmarkId: 'b', ...fields, ...Object.fromEntries(names) };
  const [list = 'hotels'] = LISTS[path] ?? [];
  const body =
    path === 'DynamicAd'
      ? [{ ...entry, href: 'https://own.example/' }]
      : { [list]: [list === 'hotels' ? [{ hotelBasicInfo: entry }] : entry] };
  const settings = { fields: 'title=title href=href image=image price=price' };
  return readResponse(body, operation, settings, undefined, []).records[0] as AnyRecord;
}

const TAG = 'mkt-ranking';
const options = { layout: 'list', locale: 'en', show: ['image'], hide: [] };
const entries = { tag: TAG, options, rel: '', target: '', label: '', settings: {} };
const finders = { hotel: 'Travel', golf: 'Golf', book: 'BooksTotal', product: 'Product' };

/** What each place writes about a record. */
const PLACES: Readonly<
  Record<string, (record: AnyRecord, path: string) => string | Promise<string>>
> = {
  'structured data': (record) => jsonText(itemListOf([record], { prices: true, ratings: true })),
  'a prerendered link': (record) =>
    entryLink(record, entries, (address) => `<img src="${address}">`),
  'a plain copy': (record) =>
    plainList({ ...entries, records: [record] } as unknown as PlainEntries, 'mail'),
  'the notice': (record) => {
    const elements = [{ tag: TAG, settings: {}, records: [record] }];
    const notice = noticeOf([{ address: undefined, policy: '', files: [], elements }]);
    return JSON.stringify(notice.destinations.map(({ host }) => ({ url: `https://${host}/` })));
  },
  async 'the finder'(record, path) {
    const client = { request: () => Promise.resolve({ records: [record] }) } as unknown as Client;
    const [kind] = Object.entries(finders).find(([, group]) => path.startsWith(group)) ?? [];
    return kind ? JSON.stringify(await find(client, kind as keyof typeof finders, 'tea')) : '';
  },
};

/** The addresses in markup, or in JSON. */
const addressesIn = (text: string) =>
  [...text.matchAll(/\b(?:href|src|srcset|url|image|link|picture)(?:=|": ?)"([^"]*)"/g)].map(
    ([, address = '']) => address,
  );

describe('addresses of an answer', () => {
  for (const path of Object.keys(operations) as OperationPath[]) {
    if (/Add$|Delete$/.test(path)) continue;
    const table = operations[path].record;
    // Recommendations have fields of any name.
    const foreign = path === 'DynamicAd' ? [] : NAMES.filter((name) => !Object.hasOwn(table, name));

    it(`are those of the web in the fields of ${path}`, async () => {
      const all = (names: readonly string[], value: unknown) =>
        Object.fromEntries(names.map((name) => [name, value]));
      const written = new Set<string>();
      for (const fields of [
        ...ALONE.flatMap((value) => foreign.map((name) => ({ [name]: value }))),
        ...[...addresses, { toString: 1 }].flatMap((value) => [
          all(foreign, value),
          all(NAMES, value),
        ]),
      ] as readonly Body[]) {
        const record = recordWith(path, fields);
        expect(table).to.include.keys(Object.keys(declared(record)));
        for (const [place, write] of Object.entries(PLACES))
          for (const address of addressesIn(await write(record, path))) {
            written.add(place);
            expect(address, `${place}: ${JSON.stringify(fields)}`)
              .to.match(/^https?:/)
              .and.not.contain(OTHER);
          }
      }
      expect(written).to.include.all.keys(Object.keys(PLACES).slice(0, 3));
    });
  }
});
