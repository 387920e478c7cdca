/** Clicks and impressions of entries for the page's own web analytics: loaded by the setting `analytics`. */
import { declared, type AnyRecord } from '../../client/records/record.js';
import { summaryOf } from '../../client/records/summary.js';
import { hasValue } from '../../client/validation/validate.js';
import type { MktEventDetails } from '../../element/events/events.js';
import { ownHeading } from '../../element/heading.js';
import type { RecordHost } from '../../element/host.js';
import { warn } from '../../element/report.js';
import { analyticsIssue, type Service } from './analytics-rule.js';

/** An entry, with the field names of web analytics. */
interface Item {
  readonly item_id?: string;
  readonly item_name?: string;
  readonly item_list_name: string;
  /** Position of the entry, from 1. */
  readonly index: number;
}

interface Report {
  readonly event: 'select_item' | 'view_item_list';
  readonly list: string;
  readonly items: readonly Item[];
}

/**
 * Calls a method of a global as its web analytics document it. The page may lack it, or have an element with its
 * name.
 */
function call(owner: unknown, method: string, ...values: unknown[]): void {
  const callee = (owner as Record<string, unknown> | undefined)?.[method];
  if (typeof callee === 'function') callee.apply(owner, values);
}

/** Services without lists of items get one number and the ids. */
function flat({ event, items, list }: Report) {
  const ids = items.flatMap(({ item_id }) => item_id ?? []).join();
  const [{ index } = { index: 0 }] = items;
  const isClick = event === 'select_item';
  return { list, ids, isClick, value: isClick ? index : items.length };
}

function properties(report: Report): Record<string, string | number> {
  const { list, ids, isClick, value } = flat(report);
  return { item_list_name: list, item_id: ids, [isClick ? 'index' : 'items']: value };
}

const send: Readonly<Record<Service, (page: Record<string, unknown>, report: Report) => void>> = {
  gtag(page, { event, items, list }) {
    call(page, 'gtag', 'event', event, { item_list_name: list, items });
  },
  dataLayer({ dataLayer }, { event, items, list }) {
    // Otherwise, the ecommerce fields of the previous event would remain.
    call(dataLayer, 'push', { ecommerce: null });
    call(dataLayer, 'push', { event, ecommerce: { item_list_name: list, items } });
  },
  plausible(page, report) {
    const interactive = report.event === 'select_item';
    call(page, 'plausible', report.event, { props: properties(report), interactive });
  },
  matomo({ _paq }, report) {
    const { list, ids, value } = flat(report);
    call(_paq, 'push', ['trackEvent', list, report.event, ids, value]);
  },
  umami({ umami }, report) {
    call(umami, 'track', report.event, properties(report));
  },
};

/** The fields that identify a record. */
const IDS = ['itemCode', 'productId', 'hotelNo', 'isbn', 'jan', 'itemNumber', 'golfCourseId'];

const idOf = (record: AnyRecord) =>
  IDS.map((name) => declared(record)[name] as string | number | undefined).find(hasValue);

type Selected = MktEventDetails['mkt-impression'];

const listOf = (host: RecordHost) => ownHeading(host) ?? host.localName;

function itemOf(host: RecordHost, { record, position }: Selected): Item {
  const id = idOf(record);
  const { title } = summaryOf(record);
  return {
    ...(id !== undefined && { item_id: String(id) }),
    ...(title && { item_name: title }),
    item_list_name: listOf(host),
    index: position,
  };
}

/** Services that have thrown: one console line each is enough. */
const broken = new Set<string>();

function report(host: RecordHost, event: Report['event'], items: readonly Item[]): void {
  for (const name of new Set(host.settings.analytics?.split(/\s+/))) {
    if (!Object.hasOwn(send, name)) continue;
    try {
      const page = window as unknown as Record<string, unknown>;
      send[name as Service](page, { event, list: listOf(host), items });
    } catch (error) {
      // A broken service must not keep the others from counting.
      if (!broken.has(name)) console.error(error);
      broken.add(name);
    }
  }
}

/** Ms for which impressions are collected: the entries of a list come into view together. */
const COLLECT = 250;

/** Impressions to report, by element. */
const pending = new Map<RecordHost, Item[]>();

function flush(): void {
  const reports = [...pending];
  pending.clear();
  for (const [host, items] of reports) report(host, 'view_item_list', items);
}

/** Elements whose events are reported. At the document, elements in closed shadow roots are not seen. */
const observed = new WeakSet<RecordHost>();

function listen(host: RecordHost): void {
  // The page can dispatch events of the same names, and other elements inside this one have their own.
  const isOwn = ({ target, detail }: CustomEvent<Selected | null>) =>
    target === host &&
    !!host.settings.analytics &&
    host.records.some((record) => record === detail?.record);
  host.addEventListener('mkt-select', (event) => {
    if (isOwn(event)) report(host, 'select_item', [itemOf(host, event.detail)]);
  });
  // The reader may leave before the timer ends.
  addEventListener('pagehide', flush);
  host.addEventListener('mkt-impression', (event) => {
    if (!isOwn(event)) return;
    if (!pending.size) setTimeout(flush, COLLECT);
    pending.set(host, [...(pending.get(host) ?? []), itemOf(host, event.detail)]);
  });
}

/** Begins to report the events of an element that has the setting. */
export function update(host: RecordHost): void {
  if (!observed.has(host)) listen(host);
  observed.add(host);
  const issue = analyticsIssue(host.settings.analytics);
  if (issue) warn(host, 'wrongAnalytics', [issue]);
}
