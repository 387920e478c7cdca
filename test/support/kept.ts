/// <reference types="mocha" />
/** What a reader keeps: the stored list of a test, and the list as its reader sees it. */
import '../../src/define/ranking.js';
import '../../src/define/shortlist.js';
import type { MktShortlist } from '../../src/components/shortlist/shortlist.js';
import type { MktElement } from '../../src/element/mkt-element.js';
import { compareFeature } from '../../src/features/compare/compare-feature.js';
import { keepFeature } from '../../src/features/keep/keep-feature.js';
import { expect, partsOf, serviceUrl, spaced, waitUntil } from './index.js';
import { day } from './day.js';
import { finished, nextAnnouncement, rendered } from './reading.js';

/** An element, as these tests see it. */
export type Shown = HTMLElement & Pick<MktElement, 'phase' | 'updateComplete'>;

/** The page with the list. */
export const LIST = '/kept/';
export const HOTEL = { kind: 'hotelNo', id: '12401', name: 'Inn', day: day(0) };
export const OTHER = { ...HOTEL, id: '12408', name: 'Other inn' };
export const BOOK = { kind: 'isbnjan', id: '9784999900008', name: 'Lighthouse', day: day(-1) };
export const COURSE = {
  kind: 'golfCourseId',
  id: '120092',
  name: 'Old links',
  day: day(-2),
  href: 'https://market.example/course',
};

/** Hotels that are no longer available. */
export const goneHotels = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...HOTEL, id: String(990_001 + index) }));

/** The affiliate id of this test, which has a list of its own. */
export let affiliate = '';
export let KEY = '';
let tests = 0;

beforeEach(() => {
  affiliate = `AFF${++tests}`;
  KEY = `mkt-keep ${JSON.stringify([serviceUrl(), affiliate])}`;
});

let undo: (() => void)[] = [];
/** Runs at the end of the test. */
export const afterwards = (work: () => void): void => void undo.push(work);
afterEach(() => {
  for (const each of undo.reverse()) each();
  undo = [];
  localStorage.clear();
});

/** Writes the list, without an event: that of another tab comes later. */
export const write = (items: unknown): void => localStorage.setItem(KEY, JSON.stringify(items));
/** Writes as another tab does. */
export function store(items: unknown): void {
  write(items);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

export const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as (typeof HOTEL)[];
export const storedIds = (): string[] => stored().map(({ id }) => id);

export const withKeep = (name: string, attributes = '', children = '') =>
  rendered<MktElement>(name, {
    attributes: `lang="en" affiliate-id="${affiliate}" keep="${LIST}" ${attributes}`,
    children,
  });
export const ranking = (attributes = '') => withKeep('mkt-ranking', `limit="3" ${attributes}`);

export const togglesOf = (element: Element) => partsOf(element, 'keep') as HTMLButtonElement[];
export const pressedOf = (element: Element): boolean[] =>
  togglesOf(element).map(({ ariaPressed }) => ariaPressed === 'true');

export async function toggles(element: Shown, count = 1): Promise<HTMLButtonElement[]> {
  await waitUntil(() => togglesOf(element).length >= count, 'there is no button');
  return togglesOf(element);
}

export async function toggle(element: Shown, index = 0): Promise<void> {
  const all = await toggles(element, index + 1);
  all[index]!.focus();
  all[index]!.click();
  await finished(element);
}

/** The list of the reader. */
export async function kept(attributes = '', children = '', tag = ''): Promise<MktShortlist> {
  await Promise.all([keepFeature.module.load(), compareFeature.module.load()]);
  const element = await rendered<MktShortlist>('mkt-shortlist', {
    attributes: `kept lang="en" affiliate-id="${affiliate}" ${attributes}`,
    children,
    tag,
  });
  await complete(element);
  return element;
}

/** Waits for the answers of all items with ids. */
export async function complete(element: Shown): Promise<void> {
  await waitUntil(() => element.phase !== 'loading', 'the list is loading');
  await finished(element);
}

export const titles = (element: Element): string[] =>
  partsOf(element, 'title').map(({ textContent }) => textContent.trim());
export const namesOf = (element: Element): string[] =>
  togglesOf(element).map(({ textContent }) => spaced(textContent));

export async function expectTitles(element: Element, expected: readonly string[]): Promise<void> {
  await waitUntil(() => titles(element).join() === expected.join()).catch(() => undefined);
  expect(titles(element)).to.deep.equal(expected);
}

/** The text that the live region announces next. */
export const said = (element: Element): Promise<string> => nextAnnouncement(element, /./);
/** The texts and buttons of the list. */
export const toolsText = (element: Element): string =>
  partsOf(element, 'kept-tools').map(({ textContent }) => spaced(textContent))[0] ?? '';

/**
 * The browser refuses to store.
 * @returns undoes it before the end of the test
 */
export function refusing(): () => void {
  const own = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
  const value = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  Object.defineProperty(Storage.prototype, 'setItem', { ...own, value });
  const restore = () => void Object.defineProperty(Storage.prototype, 'setItem', own);
  afterwards(restore);
  return restore;
}

/** Puts ids of a shared list into the address of the page. */
export const share = (ids: string): void => history.replaceState(null, '', `#mkt-kept=${ids}`);

/**
 * Requests with this number fail, by the transport `fetch`.
 * @returns undoes it before the end of the test
 */
export function failing(number: string): () => void {
  const own = Object.getOwnPropertyDescriptor(window, 'fetch')!;
  const fetch = window.fetch.bind(window);
  const restore = () => void Object.defineProperty(window, 'fetch', own);
  window.fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).includes(number)
      ? Promise.reject(new TypeError('failed'))
      : fetch(input, init);
  afterwards(restore);
  return restore;
}
