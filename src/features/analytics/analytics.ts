/** Clicks and impressions of entries for the page's own web analytics: loaded by the setting `analytics`. */
import { mainField } from '../../client/records/main-fields.js';
import type { AnyRecord } from '../../client/records/record.js';
import { hasValue } from '../../client/validation/validate.js';
import type { RecordHost } from '../../element/host.js';
import type { WarnOfIssues } from '../../element/feature.js';
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

/** The globals of web analytics, as each of them documents it. */
interface Page {
  readonly gtag?: (command: 'event', name: string, parameters: object) => void;
  readonly dataLayer?: unknown[];
  readonly plausible?: (name: string, options: object) => void;
  readonly _paq?: { push: (call: unknown[]) => void };
  readonly umami?: { track?: (name: string, data: object) => void };
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

const send: Readonly<Record<Service, (page: Page, report: Report) => void>> = {
  gtag({ gtag }, { event, items, list }) {
    gtag?.('event', event, { item_list_name: list, items });
  },
  dataLayer({ dataLayer }, { event, items, list }) {
    // Otherwise, the ecommerce fields of the previous event would remain.
    dataLayer?.push({ ecommerce: null });
    dataLayer?.push({ event, ecommerce: { item_list_name: list, items } });
  },
  plausible({ plausible }, report) {
    const interactive = report.event === 'select_item';
    plausible?.(report.event, { props: properties(report), interactive });
  },
  matomo({ _paq }, report) {
    const { list, ids, value } = flat(report);
    _paq?.push(['trackEvent', list, report.event, ids, value]);
  },
  umami({ umami }, report) {
    umami?.track?.(report.event, properties(report));
  },
};

/** The fields that identify a record. */
const IDS = ['itemCode', 'productId', 'hotelNo', 'isbn', 'jan', 'itemNumber', 'golfCourseId'];

const idOf = (record: AnyRecord) =>
  IDS.map((name) => record[name] as string | number | undefined).find(hasValue);

type Detail = CustomEvent<{ readonly record: AnyRecord; readonly position: number }>;

const listOf = ({ options, localName }: RecordHost) => String(options.heading ?? localName);

function itemOf(host: RecordHost, { record, position }: Detail['detail']): Item {
  const id = idOf(record);
  const name = mainField(record, 'title');
  return {
    ...(id !== undefined && { item_id: String(id) }),
    ...(name && { item_name: name }),
    item_list_name: listOf(host),
    index: position,
  };
}

/** The element that fired an event, also within shadow roots. */
const hostOf = (event: Event) => event.composedPath()[0] as RecordHost;

function report(host: RecordHost, event: Report['event'], items: readonly Item[]): void {
  for (const name of new Set(host.settings.analytics?.split(/\s+/))) {
    if (!Object.hasOwn(send, name)) continue;
    try {
      send[name as Service](window as Page, { event, list: listOf(host), items });
    } catch (error) {
      // A broken service must not keep the others from counting.
      console.error(error);
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

/** Values of the setting that have been checked. */
const checked = new Set<string>();

function listen(): void {
  document.addEventListener('mkt-select', (event) => {
    const host = hostOf(event);
    report(host, 'select_item', [itemOf(host, event.detail)]);
  });
  document.addEventListener('mkt-impression', (event) => {
    const host = hostOf(event);
    if (!host.settings.analytics) return;
    if (!pending.size) setTimeout(flush, COLLECT);
    pending.set(host, [...(pending.get(host) ?? []), itemOf(host, event.detail)]);
  });
  // The reader may leave before the timer ends.
  addEventListener('pagehide', flush);
}

/** Begins to report the events of all elements that have the setting. */
export function update(host: RecordHost, warn: WarnOfIssues): void {
  const value = host.settings.analytics!;
  if (!checked.size) listen();
  if (checked.has(value)) return;
  checked.add(value);
  const issue = analyticsIssue(value);
  if (issue) warn(host, [issue]);
}
