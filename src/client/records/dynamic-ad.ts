import { url, isObject, nonZero, text, type Json } from './fields.js';
import type { ParameterTable, Values } from '../validation/parameter.js';
import { unwrap, type RecordTable } from './record.js';

/** Prices for display: `1980`, and marks for a lowest price. */
const WRITTEN_PRICE = /^(\d+(?:\.\d+)?)((?:[~〜]|から|より)\d*)?$/;

function readPrice(sent: unknown) {
  const plain = text(sent)
    ?.normalize('NFKC')
    .replace(/\(?税込み?\)?|[,円¥\\\s]/g, '');
  const [, digits, more] = WRITTEN_PRICE.exec(plain ?? '') ?? [];
  return { price: nonZero(digits), isLowest: !!more };
}

/**
 * A recommendation. Source: the dynamic ad operation, whose answer the interface does not describe: each field
 * is recognized by its name in the entry, or named by the setting `fields`. The record also has all fields of
 * the entry under their own names.
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

/** Settings for authors who know the layout of the answer. */
export const dynamicAdSettings = {
  /** Path of the list of entries: names joined by dots, such as `Body.Items`. */
  itemsPath: { kind: 'text' },
  /** Paths in an entry, by the record's field: `title=ItemName href=ItemUrl`. */
  fields: {
    kind: 'text',
    pattern: /^(\s*(title|href|image|caption|price|shop)=[^\s=]+(?!\S))+\s*$/,
    format: 'fieldMapping',
  },
} as const satisfies ParameterTable;

type NamedField = Exclude<keyof typeof dynamicAdEntry, 'isLowestPrice'>;

/** Words in names of prices other than the price to pay. */
const NOT_PAID =
  'list|regular|normal|usual|original|reference|retail|suggested|recommended|before|previous|^old|max|highest|average|unit';
/** Endings of names that describe a price but do not hold one. */
const ABOUT_PRICES = '(flag|type|rank|rate|count|code|id)';

/** Names of each field, without case and signs; the best ones first. */
const NAME_PATTERNS: Readonly<Record<NamedField, readonly RegExp[]>> = {
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
const FIELDS = Object.keys(NAME_PATTERNS) as NamedField[];

/** The first text or number in a field: pictures come in lists and objects too. */
function first(sent: unknown): unknown {
  const value = Array.isArray(sent) ? (sent[0] as unknown) : sent;
  return isObject(value) ? Object.values(value).find((inner) => typeof inner === 'string') : value;
}

/** The value at a path of names, joined by dots. */
function valueAt(body: unknown, path: string): unknown {
  let value = body;
  for (const name of path.split('.')) {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    value = holds ? (value as Json)[name] : undefined;
  }
  return value;
}

const isReadable = (field: NamedField, value: unknown) =>
  dynamicAdEntry[field](value) !== undefined;

/**
 * The fields of the record, as they came.
 * @returns undefined for an entry without a title or an address, which is no recommendation
 */
function recommendation(sent: unknown, fields: Json): Json | undefined {
  const entry = unwrap(sent);
  if (!isObject(entry)) return undefined;
  const plain = Object.keys(entry).map((name) => [name, name.replace(/\W|_/g, '').toLowerCase()]);
  const record: Json = { ...entry };
  for (const field of FIELDS) {
    const path = fields[field];
    const matching = NAME_PATTERNS[field].flatMap((pattern) =>
      plain.filter(([, name]) => pattern.test(name!)).map(([name]) => entry[name!]),
    );
    const values = typeof path === 'string' ? [valueAt(entry, path)] : matching;
    record[field] = values.map(first).find((value) => isReadable(field, value));
  }
  return record['title'] && record['href'] ? record : undefined;
}

/** Limit of the search, in case an answer is huge. */
const MAX_VALUES = 10000;

/**
 * The entries of an answer of unknown layout: the list that the setting `itemsPath` names, else the nearest one
 * whose entries have a name and an address. Lists with pictures or prices are preferred, since menus and genres
 * have names and addresses too.
 * @returns undefined if no list has such entries
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
    const list = valueAt(body, String(itemsPath));
    return list === undefined ? undefined : read(list);
  }
  let plain: Json[] | undefined;
  let lists = !isObject(body);
  const visited = [body];
  for (const value of visited) {
    if (Array.isArray(value)) {
      const entries = read(value);
      if (entries.some(({ image, price }) => image ?? price)) return entries;
      if (entries.length) plain ??= entries;
      lists ||= value.some(isObject);
    } else if (!isObject(value)) continue;
    for (const [, inner] of Object.entries(value))
      if (visited.length < MAX_VALUES) visited.push(inner);
  }
  return plain ?? (lists ? undefined : []);
}
