/** The store of answers, and its record in the browser. */
import { createStore, get as read, set as write } from 'idb-keyval';
import { endBrowser, startBrowser, stored } from './fake-browser.js';
import { setGlobal } from './globals.js';
import type { StoredAnswer } from '../../src/client/cache-store.js';

declare const __VERSION__: string;

export const START = Date.parse('2031-05-01T10:00:00Z');

/** In each group of tests: hooks outside of groups would apply to all files of a mutation test. */
export const useBrowser = () => {
  beforeEach(() => startBrowser(START));
  afterEach(endBrowser);
};

let pages = 0;

/** The store of a new page. */
export const open = async () =>
  (await import(
    `../../src/client/cache-store.js?page=${++pages}`
  )) as typeof import('../../src/client/cache-store.js');

const inBrowser = () => createStore('mkt-widgets', 'answers');

export const record = async () => {
  const found = read<[string, [string, StoredAnswer][]]>('all', inBrowser());
  await stored();
  return found;
};

/** The keys that the browser stores. */
export const keys = async () => (await record())?.[1].map(([key]) => key);

/** Stores a record as if another page had. */
export const setRecord = async (record: unknown) => {
  void write('all', record, inBrowser());
  await stored();
  setGlobal('localStorage', { 'mkt-widgets': 1 });
};

export const setEntries = (entries: unknown) => setRecord([__VERSION__, entries]);

export const ago = (ms: number) => new Date(Date.now() - ms);

export const encode = (json: string) => new TextEncoder().encode(json);

export const entry = (key: string, ms: number, json = '{}') => [
  key,
  { bytes: encode(json), receivedAt: ago(ms) },
];
