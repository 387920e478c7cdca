/** The requests for the items of a list. Each can fail. */
import { timesOfBoth, type Answer, type ItemFailure, type Times } from '../../client/response.js';
import type { Operation } from '../../client/operations/operation.js';
import { simpleHotelSearch, vacantHotelSearch } from '../../client/operations/travel.js';
import { partialRequest } from '../../client/partial-request.js';
import { send } from '../../client/pipeline.js';
import { url, type Address } from '../../client/records/fields.js';
import { withFields, type AnyRecord } from '../../client/records/record.js';
import type { Request } from '../../client/request.js';
import { stayDates } from '../../client/operations/stay.js';
import { guestCount, notInPast } from '../../client/validation/rules-travel.js';
import { mustBeAfter } from '../../client/validation/rules.js';
import type { Inputs, ListedItem } from '../../element/inputs.js';
import { idNames, idsIn, lookups } from '../../element/lookup.js';
import { GoneError, type ItemParameter } from '../../element/unavailable-item.js';
import type { Hotel } from '../../templates/hotel.js';
import { idsOf, isKept, MAX_ITEMS, missingIds, type Ids } from './items.js';
import { stayParams } from './stay.js';

export const stay = {
  path: 'Shortlist',
  version: '1',
  auth: 'appKey',
  affiliate: true,
  list: [],
  record: {},
  params: stayParams,
} as const satisfies Operation;

/** The operation of a list: `items` has the ids, the title, the addresses and the kept id of each item as a query. */
export const shortlist: Operation = {
  ...stay,
  params: {
    ...stayParams,
    items: { kind: 'list', of: 'text' },
    /** Set for a list of the reader, which may be empty. */
    kept: { kind: 'integer' },
  },
  rules: (values) => [
    notInPast(values, 'checkinDate'),
    mustBeAfter(values, 'checkoutDate', 'checkinDate'),
    guestCount(values),
    values['kept'] || itemsOf(values).some(({ ids }) => idsIn(ids).length)
      ? undefined
      : missingIds(),
  ],
};

interface Item {
  readonly ids: Ids;
  readonly title: string;
  readonly href: Address | undefined;
  readonly image: Address | undefined;
  readonly kept: string | undefined;
}

const itemsOf = (values: Readonly<Record<string, unknown>>): Item[] =>
  ((values['items'] ?? []) as readonly string[]).map((query) => {
    const {
      title = '',
      href,
      image,
      kept,
      ...ids
    } = Object.fromEntries(new URLSearchParams(query));
    return { ids, title, href: url(href), image: url(image), kept };
  });

const keyOf = (name: string, id: string | undefined) => `${name}=${id}`;

/** Identifies an item: by its ids, else by its link. */
const keyOfItem = ({ ids, title, href }: Pick<Item, 'ids' | 'title' | 'href'>): string => {
  const names = idsIn(ids);
  return names.length ? names.map((name) => keyOf(name, ids[name])).join('&') : `${title} ${href}`;
};

/** The record of an item without an answer: the author's link. */
const linkRecord = ({ title, href, image }: Pick<Item, 'title' | 'href' | 'image'>): AnyRecord => ({
  title: title || undefined,
  itemUrl: href,
  mediumImageUrl: image,
});

/** The parameters of a list: the dates resolved, and the items of the author. */
export const listParameters = (
  parameters: Readonly<Record<string, unknown>>,
  operation: Operation,
  { items = [], values }: Inputs,
): Record<string, unknown> => ({
  ...stayDates(parameters, operation),
  kept: isKept(values) ? 1 : undefined,
  items: (isKept(values) ? items : items.slice(0, MAX_ITEMS)).map((item) => {
    const { title, image, kept } = item;
    const href = url(item.href);
    const link = href ? { href } : {};
    const ofReader = { ...(image && { image }), ...(kept && { kept }) };
    return String(new URLSearchParams({ ...idsOf(item).ids, title, ...link, ...ofReader }));
  }),
});

/**
 * The records of the items as they are now: a script can add, remove, move and change items while their request is under
 * way. An item that was not requested has its link only.
 * @param records of an earlier request
 */
export function recordsOfItems(
  items: readonly ListedItem[],
  records: readonly AnyRecord[],
): readonly AnyRecord[] {
  const rest = [...records];
  return items.map((listed, index) => {
    const item = {
      ids: idsOf(listed).ids,
      title: listed.title,
      href: url(listed.href),
      image: undefined,
    };
    const key = keyOfItem(item);
    const found = rest.findIndex((record) => record['item'] === key);
    const [record = { ...linkRecord(item), item: key }] = found < 0 ? [] : rest.splice(found, 1);
    return record['place'] === index + 1
      ? record
      : Object.freeze(withFields(record, { place: index + 1 }));
  });
}

const MAX_HOTELS = simpleHotelSearch.params.hotelNo.maxItems;

/** The parts of a list, each of at most `length` entries. */
const chunks = <Entry>(list: readonly Entry[], length: number): Entry[][] =>
  [...Array(Math.ceil(list.length / length)).keys()].map((index) =>
    list.slice(index * length, (index + 1) * length),
  );

const hasDates = ({ values }: Pick<Request, 'values'>): boolean => 'checkinDate' in values;

/** Items of one kind that are requested together: with dates, hotels also by a request of their free rooms. */
export interface Part {
  readonly name: ItemParameter;
  readonly ids: readonly string[];
  readonly requests: readonly Request[];
}

/** The parts of a list's request: all hotels together, the other items each. */
export function partsOf(request: Request): Part[] {
  const items = itemsOf(request.values);
  const idsOfKind = (kind: ItemParameter) => [
    ...new Set(items.flatMap(({ ids }) => ids[kind] ?? [])),
  ];
  const hotelSearches = hasDates(request)
    ? [simpleHotelSearch, vacantHotelSearch]
    : [simpleHotelSearch];
  const hotels = chunks(idsOfKind('hotelNo'), MAX_HOTELS).map((ids): Part => ({
    name: 'hotelNo',
    ids,
    requests: hotelSearches.map((search) => partialRequest(request, search, { hotelNo: ids })),
  }));
  const others = idNames
    .filter((name) => name !== 'hotelNo')
    .flatMap((name) => {
      const { operation, parameter } = lookups[name];
      return idsOfKind(name).map((id): Part => ({
        name,
        ids: [id],
        requests: [partialRequest(request, operation, { [parameter]: id })],
      }));
    });
  return [...hotels, ...others];
}

export const requestsOfList = (request: Request): Request[] =>
  partsOf(request).flatMap(({ requests }) => requests);

/** Hotels by their numbers; with dates also their free rooms, which may be none. */
async function sendHotels(requests: readonly Request[], signal: AbortSignal): Promise<Answer> {
  const [all, vacant] = await Promise.all(requests.map((request) => send(request, signal)));
  if (!all || !vacant) return all!;
  const vacancies = vacant.records as readonly Hotel[];
  const records = (all.records as readonly Hotel[]).map((hotel) => {
    const { rooms = [] } = vacancies.find((free) => free.hotelNo === hotel.hotelNo) ?? {};
    return withFields(hotel, { rooms });
  });
  return { ...all, ...timesOfBoth(all, vacant), records };
}

class Results {
  readonly #results = new Map<string, AnyRecord | Error>();
  readonly #answers = new Map<string, Answer>();
  /** The last record of each item: the same as long as its results are the same. */
  readonly #records: { readonly parts: readonly unknown[]; readonly record: AnyRecord }[] = [];

  constructor(
    private readonly items: readonly Item[],
    /** True for a list of the reader: items stay if they have gone, and some have a link only. */
    private readonly isKept: boolean,
  ) {}

  addAnswer(name: ItemParameter, ids: readonly string[], answer: Answer): void {
    const records: readonly AnyRecord[] = answer.records;
    this.#answers.set(keyOf(name, ids.join()), answer);
    for (const id of ids) {
      const record =
        name === 'hotelNo' ? records.find((hotel) => String(hotel['hotelNo']) === id) : records[0];
      const key = keyOf(name, id);
      // A renewed answer without an item leaves nothing of the stale one.
      this.#results.set(key, record ?? new GoneError({ parameter: name, value: id }));
    }
  }

  addError(name: ItemParameter, ids: readonly string[], error: Error): void {
    for (const id of ids) this.#results.set(keyOf(name, id), error);
  }

  get hasRecords(): boolean {
    const isLink = ({ ids }: Item) => !idsIn(ids).length;
    return (
      [...this.#results.values()].some((result) => !(result instanceof Error)) ||
      (this.isKept && this.items.some(isLink))
    );
  }

  get failures(): ItemFailure[] {
    return this.items.flatMap(({ ids }) =>
      idsIn(ids).flatMap((name) => {
        const error = this.#results.get(keyOf(name, ids[name]));
        return error instanceof Error ? { item: { [name]: ids[name]! }, error } : [];
      }),
    );
  }

  get answer(): Answer {
    const answers = [...this.#answers.values()];
    const now = new Date();
    let times: Times = { time: now, receivedAt: now };
    for (const each of answers) times = timesOfBoth(times, each);
    const { failures } = this;
    const records =
      this.hasRecords || this.isKept
        ? this.items.map((item, index) => this.#record(item, index))
        : [];
    return { ...times, records, page: {}, failures };
  }

  /** The record of an item, with its key and its place in the list from 1; without one, the author's link, and `gone`. */
  #record(item: Item, index: number): AnyRecord {
    const { ids, kept } = item;
    const results = idsIn(ids).flatMap((name) => this.#results.get(keyOf(name, ids[name])) ?? []);
    const last = this.#records[index];
    if (
      last?.parts.length === results.length &&
      results.every((part, at) => part === last.parts[at])
    )
      return last.record;
    const [main, ebook] = results.filter((result) => !(result instanceof Error)) as AnyRecord[];
    const isGone = !main && results.some((result) => result instanceof GoneError);
    const record = Object.freeze(
      withFields(main ?? linkRecord(item), {
        ...(ebook && { ebook }),
        ...(kept && { kept }),
        ...(isGone && { gone: true }),
        item: keyOfItem(item),
        place: index + 1,
      }),
    );
    this.#records[index] = { parts: results, record };
    return record;
  }
}

/**
 * Requests the items of a list: all hotels together, the others each. Items are shown as they come: `onEarly` gets the
 * answer so far.
 * @throws {RequestError} if there are only failures, or the signal's reason
 */
export async function sendList(request: Request, signal: AbortSignal): Promise<Answer> {
  const { onEarly } = request;
  const items = itemsOf(request.values);
  const results = new Results(items, !!request.values['kept']);
  const show = (name: ItemParameter, ids: readonly string[], answer: Answer) => {
    if (signal.aborted) return;
    results.addAnswer(name, ids, answer);
    if (results.hasRecords) onEarly?.(results.answer);
  };
  const run = async (name: ItemParameter, ids: readonly string[], answer: Promise<Answer>) => {
    try {
      show(name, ids, await answer);
    } catch (error) {
      results.addError(name, ids, error as Error);
    }
  };
  const sendPart = ({ name, ids, requests }: Part) => {
    if (name === 'hotelNo') return sendHotels(requests, signal);
    const showEarly = (early: Answer) => show(name, ids, early);
    return send({ ...requests[0]!, ...(onEarly && { onEarly: showEarly }) }, signal);
  };
  await Promise.all(partsOf(request).map((part) => run(part.name, part.ids, sendPart(part))));
  signal.throwIfAborted();
  const failed = results.failures.find(({ error }) => !(error instanceof GoneError));
  if (failed && !results.hasRecords) throw failed.error;
  return results.answer;
}
