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
import { oEmbedOf } from '../../src/embed/page/oembed.js';
import type { Client } from '../../src/service.js';
import { LISTS, type Body } from '../support/answers.js';

const NAMES = [...new Set(Object.values(operations).flatMap(({ record }) => Object.keys(record)))];
const OTHER = 'https://other.example/';
const VALUES = [...addresses, 'ftp://a.example/', ['data:,'], OTHER, { toString: 1 }];
const OWN = { title: 'A', itemName: 'A', productName: 'A', hotelName: 'A', golfCourseName: 'A' };
const IDS = { isbn: '9784999900008', productId: 'a', hotelNo: 1, golfCourseId: 1, bookmarkId: 'b' };

/** The records of entries that have some fields, a name and an id of their own. */
function recordsWith(path: OperationPath, entries: readonly Body[]): readonly AnyRecord[] {
  const operation = operations[path];
  const own = Object.fromEntries(
    Object.entries({ ...OWN, ...IDS }).filter(([name]) => name in operation.record),
  );
  const [list = 'hotels'] = LISTS[path] ?? [];
  const all = entries.map((fields) => ({ ...fields, ...own }));
  const body =
    path === 'DynamicAd'
      ? all.map((entry) => ({ ...entry, href: 'https://own.example/' }))
      : { [list]: list === 'hotels' ? all.map((hotelBasicInfo) => [{ hotelBasicInfo }]) : all };
  const settings = { fields: 'title=title href=href image=image price=price' };
  return readResponse(body, operation, settings, undefined, []).records;
}

const TAG = 'mkt-ranking';
const options = { layout: 'list', locale: 'en', show: ['image'], hide: [] };
const entries = { tag: TAG, options, rel: '', target: '', label: '', settings: {} };
const finders = { hotel: 'Travel', golf: 'Golf', book: 'BooksTotal', product: 'Product' };

/** What each place writes about records. */
const PLACES: Readonly<
  Record<string, (records: readonly AnyRecord[], path: string) => string | Promise<string>>
> = {
  'structured data': (records) => jsonText(itemListOf(records, { prices: true, ratings: true })),
  'prerendered links': (records) =>
    records
      .map((record) => entryLink(record, entries, (address) => `<img src="${address}">`))
      .join(''),
  'a plain copy': (records) =>
    plainList({ ...entries, records } as unknown as PlainEntries, 'mail'),
  'the notice': (records) => {
    const elements = [{ tag: TAG, settings: {}, records }];
    const notice = noticeOf([{ address: undefined, policy: '', files: [], elements }]);
    return JSON.stringify(notice.destinations.map(({ host }) => ({ url: `https://${host}/` })));
  },
  async 'the finder'(records, path) {
    const client = { request: () => Promise.resolve({ records }) } as unknown as Client;
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
  // One operation for each table: hotels share theirs.
  const tables = new Map(Object.entries(operations).map(([path, { record }]) => [record, path]));
  for (const [table, path] of tables as Map<object, OperationPath>) {
    if (/Add$|Delete$/.test(path)) continue;
    // Recommendations have fields of any name.
    const foreign = path === 'DynamicAd' ? [] : NAMES.filter((name) => !Object.hasOwn(table, name));

    it(`are those of the web in the fields of ${path}, each alone and all together`, async () => {
      const written = new Set<string>();
      for (const value of VALUES) {
        const sets = [...foreign.map((name) => [name]), foreign, value === OTHER ? [] : NAMES];
        const fields = sets.map((set) => Object.fromEntries(set.map((name) => [name, value])));
        const records = recordsWith(path, fields);
        expect(records).to.have.length(sets.length);
        const read = new Set(records.flatMap((record) => Object.keys(declared(record))));
        expect(table).to.include.keys([...read]);
        for (const [place, write] of Object.entries(PLACES))
          for (const address of addressesIn(await write(records, path))) {
            written.add(place);
            if (!/^https?:/.test(address) || address.includes(OTHER))
              expect.fail(`${place}: ${JSON.stringify(value)}`);
          }
      }
      expect(written).to.include.all.keys(Object.keys(PLACES).slice(0, 4));
    });
  }

  // No field of a record gets there: only the link that an author writes, or chooses in a finder.
  it('stay in the address of the frame in an oEmbed response', () => {
    for (const link of addresses) {
      const query = new URLSearchParams({ tag: TAG, link, 'link-text': link }).toString();
      const frame = oEmbedOf(new URL(`${OTHER}embed.html?${query}`), { width: 1, height: 1 });
      expect(addressesIn(frame.html).join()).to.match(/^https:\/\/other\.example\/embed[^"<>, ]*$/);
    }
  });
});
