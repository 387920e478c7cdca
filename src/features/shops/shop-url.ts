import { url } from '../../client/records/fields.js';
import type { AnyRecord } from '../../client/records/record.js';
import type { CardModel } from '../../templates/card.js';

type Titled = Pick<CardModel, 'title'>;

export const PLACEHOLDER = /\{(\w+)\}/g;

/** Slogans in brackets before a name, which another shop does not know. */
const SLOGANS = /^(?:【[^】]*】|\[[^\]]*\]|《[^》]*》|＼[^／]*／|\s)+(?=.)/;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Names that mean the same for all elements; all other names are fields. */
const COMMON = new Map<string, (record: AnyRecord, card: Titled) => unknown>([
  ['title', (_, { title }) => title?.replace(SLOGANS, '')],
  ['isbn', ({ isbn, jan }) => isbn ?? (/^97[89]/.test(textOf(jan)) ? jan : undefined)],
  // An ISBN of 13 digits is a JAN code.
  ['jan', ({ jan, isbn }) => jan ?? isbn],
  ['author', ({ author, artistName }) => textOf(author ?? artistName).replaceAll('^_#^', ' ')],
]);

/**
 * The address of another shop for one entry.
 * @param template an address with placeholders, such as `https://shop.example/search?q={title}`
 * @returns undefined if a field is missing or the address is not http(s)
 */
export function shopUrl(template: string, record: AnyRecord, card: Titled): string | undefined {
  const values = [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => {
    const valueOf = COMMON.get(name);
    return textOf(valueOf ? valueOf(record, card) : record[name]);
  });
  if (values.includes('')) return undefined;
  return url(template.replace(PLACEHOLDER, () => encodeURIComponent(values.shift()!)));
}
