/** Finds ids by requests to the service: names, numbers, and addresses of pages. */
import { addressOf, formatPrice, type Hotel } from '../../src/exports/entries.js';
import { ServiceError, summaryOf } from '../../src/exports/requests.js';
import { ParameterError } from '../../src/exports/validate.js';
import type { Locale } from '../../src/exports/texts.js';
import type { Client, Genre, Genres } from '../../src/service.js';
import type { AreaKind, Found, Kind } from './kinds.js';
import { formsOf, matching, synonyms } from './names.js';

const MAX_HITS = 12;

const isAddress = (words: string) => /^https?:\/\//.test(words) && URL.canParse(words);

/** An address without query and final slash, to compare the pages of entries. */
const plain = (address: string) => address.replace(/[?#].*$/, '').replace(/\/$/, '');

const numbersIn = (address: string): string[] =>
  [...new Set(plain(address).match(/[A-Za-z0-9]*\d{3,}[A-Za-z0-9]*/g) ?? [])].reverse();

/** A number in ASCII digits: Japanese keyboards write full-width ones, too. */
export function numeral(words: string): string {
  const narrow = words.normalize('NFKC');
  return /^[\d-]+$/.test(narrow) ? narrow : words;
}

/** True if the request is invalid, not the account. */
const isRefused = (error: unknown) =>
  error instanceof ParameterError ||
  (error instanceof ServiceError &&
    /^40[04]|not_found|wrong_parameter/.test(error.code) &&
    !/application.?id/i.test(error.text));

/** The result of the first attempt that finds something. */
async function first<T>(tries: readonly (() => Promise<readonly T[]>)[]): Promise<readonly T[]> {
  for (const attempt of tries) {
    try {
      const results = await attempt();
      if (results.length) return results;
    } catch (error) {
      // An unknown number is invalid, or not found.
      if (!isRefused(error)) throw error;
    }
  }
  return [];
}

interface GenreKind {
  readonly root: string;
  readonly tag: string;
  readonly attribute: string;
  readonly request: (
    client: Client,
    given: { id?: string | undefined; words?: string | undefined },
  ) => Promise<Genres | undefined>;
}

/** Requests the genres of an answer with the least entries. */
const TREE = { genreInformationFlag: 1, hits: 1 } as const;

const genreKinds: Readonly<Record<'genre' | 'books' | 'ebooks', GenreKind>> = {
  genre: {
    root: '0',
    tag: 'mkt-ranking',
    attribute: 'genre-id',
    async request(client, { id, words }) {
      const params = { ...TREE, genreId: id, keyword: words };
      return (await client.request('Product/Search', params)).genres;
    },
  },
  books: {
    root: '000',
    tag: 'mkt-book-list',
    attribute: 'books-genre-id',
    async request(client, { id, words }) {
      const params = { ...TREE, booksGenreId: id, keyword: words };
      return (await client.request('BooksTotal/Search', params)).genres;
    },
  },
  ebooks: {
    root: '101',
    tag: 'mkt-ebook-list',
    attribute: 'ebook-genre-id',
    async request(client, { id, words }) {
      const params = { ...TREE, ebookGenreId: id, keyword: words };
      return (await client.request('Ebook/EbookSearch', params)).genres;
    },
  },
};

/** A genre and its neighbours, as far as the service returns them. */
export interface GenreLevel {
  readonly above: readonly Found[];
  readonly current: readonly Found[];
  readonly below: readonly Found[];
}

type GenreKindName = keyof typeof genreKinds;

export const isGenreKind = (kind: Kind): kind is GenreKindName => kind in genreKinds;

/** Maximum number of genres from the best sellers. */
const POPULAR = 6;

/**
 * The genres of best-selling items with their neighbours: the way into the tree for services without a root.
 */
async function popularGenres(client: Client, count: number, pages: number): Promise<Genres[]> {
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, index) =>
      client.request('MarketItem/Ranking', index ? { page: index + 1 } : {}),
    ),
  );
  const records = answers.flatMap((answer) => answer.records);
  const ids = [...new Set(records.flatMap(({ genreId }) => genreId ?? []))].slice(0, count);
  const genres = await Promise.all(ids.map((id) => genreKinds.genre.request(client, { id })));
  return genres.filter((genre) => genre !== undefined);
}

/** Removes duplicates and counts, which belong to another request. */
const once = (all: readonly Genre[]): Genre[] => [
  ...new Map(all.map(({ count: _, ...entry }) => [entry.id, entry])).values(),
];

const shownAs =
  ({ tag, attribute }: GenreKind) =>
  ({ id, name = id, count }: Genre): Found => ({
    id,
    name,
    tag,
    opens: true,
    detail: count === undefined ? undefined : String(count),
    attributes: { [attribute]: id },
  });

/** Most requests of one search by name: they count towards the person's quota. */
const MAX_REQUESTS = 30;
/** Pages of best sellers to request for these. */
const PAGES = 3;

/**
 * The genres whose names match, searched level by level down to the first one with matches. Items that match
 * lead into the tree, too, since some services do not return the whole first level.
 * @returns the genres of matching items if no name matches
 */
async function genresNamed(
  client: Client,
  kind: GenreKindName,
  words: string,
): Promise<GenreLevel> {
  const top = await genres(client, kind, {});
  const terms = [words, ...synonyms(words).slice(0, 2)];
  const sold = await Promise.all(terms.map((term) => genresOfGoods(client, kind, term)));
  let level = [...top.current, ...sold.flat(), ...top.below];
  if (kind === 'genre' && !matching(level, words).length) {
    const popular = await popularGenres(client, MAX_REQUESTS, PAGES);
    const all = popular.flatMap(({ parent, current }) => [...parent, ...current]);
    level.push(...once(all).map(shownAs(genreKinds.genre)));
  }
  const seenIds = new Set<string>();
  let remaining = MAX_REQUESTS;
  while (level.length) {
    level = level.filter(({ id }) => !seenIds.has(id) && seenIds.add(id));
    const below = matching(level, words);
    if (below.length) return { above: [], current: [], below };
    const parents = level.slice(0, remaining);
    remaining -= parents.length;
    const lower = await Promise.all(
      parents.map(async (genre) => {
        const result = await genres(client, kind, { id: genre.id });
        const above = genre.above ? `${genre.above} › ${genre.name}` : genre.name;
        return result.below.map((each) => ({ ...each, above }));
      }),
    );
    level = lower.flat();
  }
  return { above: [], current: [], below: sold[0] ?? [] };
}

/** The genres of items that match; none if the words are no valid keyword. */
export async function genresOfGoods(
  client: Client,
  kind: GenreKindName,
  words: string,
): Promise<readonly Found[]> {
  return first([async () => (await genres(client, kind, { goods: words })).below]);
}

/**
 * The genres below a genre, also by the address of its page.
 * @param given `words`: the name of a genre; `goods`: a search for items, whose genres are returned; neither:
 * the top of the tree, if the service has one
 */
export async function genres(
  client: Client,
  kind: GenreKindName,
  given: { id?: string; words?: string; goods?: string },
): Promise<GenreLevel> {
  const { root, request } = genreKinds[kind];
  if (given.words && isAddress(given.words)) {
    const [found] = await first(
      numbersIn(given.words).map((id) => async () => {
        const level = await genres(client, kind, { id });
        return level.current.length ? [level] : [];
      }),
    );
    return found ?? { above: [], current: [], below: [] };
  }
  if (given.words) return genresNamed(client, kind, given.words);
  const { id, goods } = given;
  const isTopAsked = !id && !goods;
  const answer = await request(client, isTopAsked ? { id: root } : { id, words: goods });
  const toFound = shownAs(genreKinds[kind]);
  const { parent = [], current = [], children: below = [] } = answer ?? {};
  const isTop = isTopAsked && kind === 'genre' && !below.length;
  const popular = isTop ? await popularGenres(client, POPULAR, 1) : [];
  const highest = popular.flatMap((genre) => (genre.parent.length ? genre.parent : genre.current));
  const children = isTop ? once(highest) : below;
  return {
    above: parent.map(toFound),
    current: current.map(toFound),
    below: children.map(toFound),
  };
}

export const detailOf = ({ detail, price }: Found, locale: Locale): string =>
  [detail, price !== undefined && formatPrice(locale, price)].filter(Boolean).join('・');

const hotel = (record: Hotel): Found => {
  const id = String(record.hotelNo);
  const { title: name = id, href: link } = summaryOf(record);
  return {
    id,
    name,
    detail: addressOf(record),
    picture: record.hotelThumbnailUrl,
    link,
    tag: 'mkt-hotel-detail',
    attributes: { 'hotel-no': id },
  };
};

async function byNumber(client: Client, hotelNo: string): Promise<Found[]> {
  const { records } = await client.request('Travel/HotelDetailSearch', {
    hotelNo: Number(hotelNo),
  });
  return records.map(hotel);
}

async function hotels(client: Client, words: string): Promise<Found[]> {
  const params = { keyword: words, hits: MAX_HITS };
  const { records } = await client.request('Travel/KeywordHotelSearch', params);
  return records.map(hotel);
}

async function golfCourses(client: Client, words: string): Promise<Found[]> {
  const params = { keyword: words, hits: MAX_HITS, reservation: 0 } as const;
  const { records } = await client.request('Golf/GolfGolfCourseSearch', params);
  return records.map((course) => {
    const { title: name = '', href: link, image: picture } = summaryOf(course);
    return {
      id: String(course.golfCourseId),
      name,
      detail: course.address,
      picture,
      link,
      tag: 'mkt-golf-finder',
      // No search takes the number of a course: its name finds it.
      attributes: { keyword: name, 'reader-controls': 'none', reservation: '0' },
    };
  });
}

async function books(
  client: Client,
  given: { keyword?: string; isbnjan?: string },
): Promise<Found[]> {
  const { records } = await client.request('BooksTotal/Search', { ...given, hits: MAX_HITS });
  return records.flatMap((book) => {
    const { isbn, jan, title: name = '', author, itemPrice, smallImageUrl: picture } = book;
    const id = isbn || jan;
    if (!id) return [];
    const attributes = { isbnjan: id };
    const link = summaryOf(book).href;
    const facts = { detail: author, price: itemPrice, picture, link };
    return [{ id, name, ...facts, tag: 'mkt-book-list', attributes }];
  });
}

async function products(
  client: Client,
  given: { keyword?: string; productId?: string },
): Promise<Found[]> {
  const { records } = await client.request('Product/Search', { ...given, hits: MAX_HITS });
  return records.flatMap((product) => {
    const { productId: id, productName: name = '', minPrice, smallImageUrl: picture } = product;
    if (!id) return [];
    const link = summaryOf(product).href;
    const attributes = { 'product-id': id };
    return [{ id, name, price: minPrice, picture, link, tag: 'mkt-product-search', attributes }];
  });
}

/**
 * Finds an entry by the address of its page. Services have their own formats, so every number in it is tried;
 * the address of a request names its parameter.
 */
function byAddress(client: Client, kind: Kind, address: string): Promise<readonly Found[]> {
  const params = new URL(address).searchParams;
  const named = (name: string) => params.getAll(name);
  const numbers = numbersIn(address);
  switch (kind) {
    case 'hotel':
      return first(
        [...named('hotelNo'), ...numbers.filter((number) => /^\d+$/.test(number))].map(
          (number) => () => byNumber(client, number),
        ),
      );
    case 'book':
      return first(
        [...named('isbnjan'), ...numbers.filter((number) => /^\d{13}$/.test(number))].map(
          (isbnjan) => () => books(client, { isbnjan }),
        ),
      );
    case 'product':
      return first(
        [...named('productId'), ...numbers].map(
          (productId) => () => products(client, { productId }),
        ),
      );
    default:
      return Promise.resolve([]);
  }
}

/**
 * Finds entries by a name, a number or an address.
 * @param forms of the words, in the order in which they are tried
 */
export function find(
  client: Client,
  kind: Exclude<Kind, GenreKindName | AreaKind>,
  input: string,
  forms: readonly string[] = formsOf(input.trim()),
): Promise<readonly Found[]> {
  const words = input.trim();
  const each = (search: (form: string) => Promise<Found[]>) =>
    first(forms.map((form) => () => search(form)));
  if (isAddress(words)) return byAddress(client, kind, words);
  switch (kind) {
    case 'hotel':
      return /^\d+$/.test(words) ? byNumber(client, words) : each((form) => hotels(client, form));
    case 'golf':
      return each((form) => golfCourses(client, form));
    case 'book': {
      const digits = words.replaceAll('-', '');
      return /^\d{13}$/.test(digits)
        ? books(client, { isbnjan: digits })
        : each((form) => books(client, { keyword: form }));
    }
    case 'product':
      return first([
        () => each((form) => products(client, { keyword: form })),
        () => products(client, { productId: words }),
      ]);
  }
}
