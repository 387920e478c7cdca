/** The fields that templates of entries can show, each with an example value from the sandbox. */
import { createService } from '../../sandbox/index.js';
import { dropField, readResponse } from '../../src/exports/requests.js';
import type { Operation } from '../../src/exports/definitions.js';
import { classes } from './kit.js';

export interface TemplateField {
  readonly name: string;
  /** As JSON, to distinguish objects from texts. */
  readonly example: string | undefined;
}

/** The parameters of requests whose entries have as many fields as possible; of the others, a bare request does. */
const REQUESTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DynamicAd: { url: 'https://blog.example/tea/' },
  'FavoriteBookmark/List': { access_token: 'demo-read.fields' },
  'Product/Search': { genreId: '100671' },
  'Travel/SimpleHotelSearch': { middleClassCode: 'tokyo' },
  'Travel/VacantHotelSearch': {
    largeClassCode: 'japan',
    checkinDate: '2027-06-02',
    checkoutDate: '2027-06-04',
  },
  'Travel/HotelDetailSearch': { hotelNo: '12101' },
  'BooksCD/Search': { bookGenreId: '002' },
  'BooksSoftware/Search': { booksGenreId: '004' },
  'BooksForeignBook/Search': { booksGenreId: '005' },
  'BooksGame/Search': { booksGenreId: '006' },
  'BooksMagazine/Search': { booksGenreId: '007' },
  'Ebook/EbookSearch': { ebookGenreId: '101' },
};

/** The sandbox with a fixed origin and date, so that the examples are the same in every run. */
const service = createService({
  now: () => new Date('2027-05-01T00:00:00Z'),
  address: 'https://service.example',
});

/** Characters of an example. */
const LENGTH = 60;

const shortened = (text: string) => (text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text);

const hasContent = (value: unknown) => ![undefined, '', 0].includes(value as string);

/** The fields of an element's records, in the order of the interface, each once. */
async function fieldsOf(operations: readonly Operation[]): Promise<readonly TemplateField[]> {
  const examples = new Map<string, unknown>();
  for (const operation of operations) {
    const { path, version, record, endpoint } = operation;
    const query = new URLSearchParams({
      applicationId: 'APP',
      affiliateId: 'AFF',
      ...REQUESTS[path],
    });
    const address = endpoint
      ? endpoint.path.replace('{version}', version)
      : `/services/api/${path}/${version}`;
    const response = await service.request(`${address}?${query}`);
    const { records } = readResponse(await response.json(), operation);
    for (const name of Object.keys(record)) {
      if (record[name] === dropField) continue;
      const values = records.map((record) => record[name]);
      const value = values.find(hasContent) ?? values.find((value) => value !== undefined);
      examples.set(name, examples.get(name) ?? value);
    }
  }
  return [...examples].map(([name, value]) => ({
    name,
    example: value === undefined ? undefined : shortened(JSON.stringify(value)),
  }));
}

/** The fields of each element that shows entries, by its tag. */
export async function fieldsByTag(): Promise<ReadonlyMap<string, readonly TemplateField[]>> {
  const fields = new Map<string, readonly TemplateField[]>();
  for (const { element, tag } of classes) {
    const { operations } = element.definition ?? {};
    if (tag && operations) fields.set(tag, await fieldsOf(operations));
  }
  return fields;
}
