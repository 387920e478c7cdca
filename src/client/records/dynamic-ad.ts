import { url, isObject, nonZero, text, type Json } from './fields.js';
import type { ParameterTable, Values } from '../validation/parameter.js';
import { unwrap, type RecordTable } from './record.js';

/** Prices as they are written for readers: `1980`, and what says that there are higher ones. */
const WRITTEN_PRICE = /^(\d+(?:\.\d+)?)((?:[~〜]|から|より)\d*)?$/;

function readPrice(sent: unknown): { readonly price?: number; readonly isLowest?: boolean } {
  const plain = text(sent)
    ?.normalize('NFKC')
    .replace(/\(?税込み?\)?|[,円¥\\\s]/g, '');
  const [, digits, more] = WRITTEN_PRICE.exec(plain ?? '') ?? [];
  const price = nonZero(digits);
  return price === undefined ? {} : { price, isLowest: !!more };
}

/**
 * A recommendation. Source: the dynamic ad operation, whose answer the interface leaves open: each
 * field is the one of the entry that its name speaks for, or the one that the setting `fields` says.
 * What the entry holds is also there under its own names.
 */
export const dynamicAdEntry = {
  title: text,
  /** Page to link to: the affiliate address where there is one. */
  href: url,
  /** Address of a picture. */
  image: url,
  caption: text,
  /** In yen, also from `1,980円` and `1,980円〜`; absent where the service says 0. */
  price: (sent: unknown) => readPrice(sent).price,
  /** True where the price is the lowest of several. */
  isLowestPrice: (_: unknown, entry: Json) => readPrice(entry['price']).isLowest || undefined,
  /** Name of the shop. */
  shop: text,
} as const satisfies RecordTable;

/** Where the author knows the layout of the answer. */
export const dynamicAdSettings = {
  /** Where the list of entries is: names joined by dots, such as `Body.Items`. */
  itemsPath: { kind: 'text' },
  /** The fields of an entry, a path each, by those of the record: `title=ItemName href=ItemUrl`. */
  fields: {
    kind: 'text',
    pattern: /^(\s*(title|href|image|caption|price|shop)=[^\s=]+(?!\S))+\s*$/,
    format: 'fieldMapping',
  },
} as const satisfies ParameterTable;

/** The fields that names of an entry speak for. */
type NamedField = Exclude<keyof typeof dynamicAdEntry, 'isLowestPrice'>;

/** What names of prices have in them that are not the one to be paid. */
const NOT_PAID =
  'list|regular|normal|usual|original|reference|retail|suggested|recommended|before|previous|^old|max|highest|average|unit';
/** What names end in that say something about prices. */
const ABOUT_PRICES = '(flag|type|rank|rate|count|code|id)';

/** Names that speak for a field, without case and signs; the better ones first. */
const SPEAKING: Readonly<Record<NamedField, readonly RegExp[]>> = {
  title: [
    /^(item|product)?(name|title)$/,
    /^(?!shop|store|seller|brand|genre|maker|category).*(name|title)$/,
  ],
  href: [/^affiliate/, /^(item|product|click|link)?(url|link|href)$/],
  image: [/medium.*image/, /image|img|thumb|photo/],
  caption: [/caption|description/],
  price: [
    /^(sale|sales|selling|special|current)price$/,
    /^(item|product)?price$/,
    /* @__PURE__ */ new RegExp(`^(?!.*(${NOT_PAID}|${ABOUT_PRICES}$)).*price`),
  ],
  shop: [/^(shop|store)(name)?$/],
};
const FIELDS = Object.keys(SPEAKING) as NamedField[];

/** The one text or number that a field holds: pictures come in lists and objects too. */
function first(sent: unknown): unknown {
  const value = Array.isArray(sent) ? (sent[0] as unknown) : sent;
  return isObject(value) ? Object.values(value).find((one) => typeof one === 'string') : value;
}

/** What stands at the end of a path of names, joined by dots. */
const at = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    return holds ? (value as Json)[name] : undefined;
  }, body);

const tells = (field: NamedField, value: unknown) => dynamicAdEntry[field](value) !== undefined;

/**
 * An entry with the fields of the record, as they came.
 * @returns undefined for what has no title or no address: it is no recommendation
 */
function recommendation(sent: unknown, fields: Json): Json | undefined {
  const entry = unwrap(sent);
  if (!isObject(entry)) return undefined;
  const plain = Object.keys(entry).map((name) => [name, name.replace(/\W|_/g, '').toLowerCase()]);
  const found: Json = { ...entry };
  for (const field of FIELDS) {
    const path = fields[field];
    const spoken = SPEAKING[field].flatMap((pattern) =>
      plain.filter(([, name]) => pattern.test(name!)).map(([name]) => entry[name!]),
    );
    const values = typeof path === 'string' ? [at(entry, path)] : spoken;
    found[field] = values.map(first).find((value) => tells(field, value));
  }
  return found['title'] && found['href'] ? found : undefined;
}

/** Looked at before the search ends: an answer is no place to get lost in. */
const MOST_VALUES = 10000;

/**
 * The entries of an answer of unknown layout: the list that the setting `itemsPath` names, else the
 * nearest one whose entries carry a name and an address; one with pictures or prices is preferred,
 * since menus and genres have names and addresses too.
 * @returns undefined where there are lists, but none of such entries
 */
export function findEntries(body: unknown, { itemsPath, fields }: Values): Json[] | undefined {
  const pairs = String(fields ?? '').matchAll(/(\w+)=(\S+)/g);
  const named: Json = Object.fromEntries([...pairs].map((pair) => [pair[1]!, pair[2]]));
  const read = (list: unknown) =>
    [list]
      .flat()
      .map((entry) => recommendation(entry, named))
      .filter((entry) => entry !== undefined);

  if (itemsPath) {
    const list = at(body, String(itemsPath));
    return list === undefined ? undefined : read(list);
  }
  let plain: Json[] | undefined;
  let lists = !isObject(body);
  const seen = [body];
  for (const value of seen) {
    if (Array.isArray(value)) {
      const entries = read(value);
      if (entries.some(({ image, price }) => image ?? price)) return entries;
      if (entries.length) plain ??= entries;
      lists ||= value.some(isObject);
    } else if (!isObject(value)) continue;
    for (const one of Object.values(value)) if (seen.length < MOST_VALUES) seen.push(one);
  }
  return plain ?? (lists ? undefined : []);
}
