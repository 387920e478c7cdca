/** The store of answers: writing on one visit, reading on the next. */
import { expect } from 'chai';
import { IDBObjectStore } from 'fake-indexeddb';
import { pass, stored } from '../../test/support/fake-browser.js';
import { setGlobal } from '../../test/support/globals.js';
import { isUsable } from './cache-store.js';
import {
  START,
  useBrowser,
  open,
  record,
  keys,
  setRecord,
  setEntries,
  ago,
  encode,
  entry,
} from '../../test/support/answer-store.js';

declare const __VERSION__: string;

const HOUR = 3_600_000;
/** On arrival, a script can be an hour old. */
const LONGEST = 23 * HOUR;

describe('an answer', () => {
  useBrowser();

  it('is in the memory of the page at once', async () => {
    const { put, get } = await open();
    put('a', { count: 1 }, ago(0));
    expect(get('a')).to.deep.equal({ body: { count: 1 }, receivedAt: ago(0) });
  });

  it('is in the browser for the next visit', async () => {
    const page = await open();
    const receivedAt = ago(5);
    page.put('a', { count: 1 }, receivedAt);
    await pass(200);
    await pass(1);
    const next = await open();
    const result = next.get('a');
    expect(result).to.be.instanceOf(Promise);
    await stored();
    expect(await result).to.deep.equal({ bytes: encode('{"count":1}'), receivedAt });
    // The first read loads all entries.
    expect(next.get('a')).not.to.be.instanceOf(Promise);
  });

  it('is written together with later ones within 200 ms', async () => {
    const { put } = await open();
    put('a', 1, ago(0));
    await pass(199);
    put('b', 2, ago(0));
    await pass(199);
    await pass(0);
    expect(await record()).to.equal(undefined);
    await pass(1);
    await pass(1);
    expect(await record()).to.deep.equal([
      __VERSION__,
      [
        ['a', { bytes: encode('1'), receivedAt: new Date(START) }],
        ['b', { bytes: encode('2'), receivedAt: new Date(START + 199) }],
      ],
    ]);
  });

  it('is written when the browser is idle', async () => {
    const idle: (() => void)[] = [];
    setGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    const { put } = await open();
    put('a', 1, ago(0));
    await pass(1000);
    expect(await record()).to.equal(undefined);
    idle[0]!();
    await stored();
    expect(await keys()).to.deep.equal(['a']);
  });

  it('is written soon in browsers without requestIdleCallback', async () => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    const { put } = await open();
    put('a', 1, ago(0));
    await pass(200);
    await pass(1);
    expect(await keys()).to.deep.equal(['a']);
  });

  it('is not stored if JSON cannot represent it, and replaces the previous one', async () => {
    const { put } = await open();
    put('a', 1, ago(0));
    put('a', 1n, ago(0));
    put('b', 2, ago(0));
    await pass(200);
    await pass(1);
    expect(await keys()).to.deep.equal(['b']);
  });

  it('can be used until it may be a day old, unless its time is in the future', () => {
    for (const [age, usable] of [
      [0, true],
      [LONGEST - 1, true],
      [LONGEST, false],
      [-1, false],
    ] as const) {
      expect(isUsable({ receivedAt: ago(age) }), String(age)).to.equal(usable);
    }
  });
});

describe('the browser’s store', () => {
  useBrowser();

  it('is not opened if nothing was stored', async () => {
    let opened = 0;
    setGlobal('indexedDB', { open: () => (opened++, new EventTarget()) });
    const { get } = await open();
    expect(get('a')).to.equal(undefined);
    expect(opened).to.equal(0);
  });

  it('is opened if the page must not read localStorage, which marks stored answers', async () => {
    await setEntries([entry('a', 0)]);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('refused');
      },
    });
    const { get } = await open();
    const result = get('a');
    await stored();
    expect(await result).to.deep.include({ bytes: encode('{}') });
  });

  it('is read once, before the first element needs it', async () => {
    await setEntries([entry('a', 0)]);
    const { preload, get } = await open();
    preload();
    await stored();
    setGlobal('indexedDB', undefined);
    preload();
    await stored();
    const result = get('b');
    await stored();
    expect(await result).to.equal(undefined);
    expect(get('a')).to.deep.include({ bytes: encode('{}') });
  });

  it('delays the first answers by half a second at most, and later ones not at all', async () => {
    setGlobal('indexedDB', { open: () => new EventTarget() });
    setGlobal('localStorage', { 'mkt-widgets': 1 });
    const { get } = await open();
    const results: unknown[] = [];
    void Promise.resolve(get('a')).then(() => results.push('a'));
    await pass(499);
    expect(results).to.deep.equal([]);
    await pass(1);
    expect(results).to.deep.equal(['a']);
    void Promise.resolve(get('b')).then(() => results.push('b'));
    await stored();
    expect(results).to.deep.equal(['a', 'b']);
  });

  it('is not opened for answers that the page has', async () => {
    let opened = 0;
    setGlobal('indexedDB', { open: () => (opened++, new EventTarget()) });
    setGlobal('localStorage', { 'mkt-widgets': 1 });
    const { get, put } = await open();
    put('a', 1, ago(0));
    expect(get('a')).to.deep.include({ body: 1 });
    expect(opened).to.equal(0);
  });

  it('may be missing: then the page drops old answers itself', async () => {
    setGlobal('indexedDB', undefined);
    const { get, put } = await open();
    put('old', 1, ago(LONGEST - 100));
    put('new', 1, ago(0));
    await pass(200);
    await pass(1);
    setGlobal('localStorage', {});
    expect(get('old')).to.equal(undefined);
    expect(get('new')).to.deep.include({ bytes: encode('1') });
  });

  for (const [what, brokenStore] of [
    [
      'refused by the browser',
      {
        open: () => {
          throw new DOMException('no', 'SecurityError');
        },
      },
    ],
    ['missing', undefined],
  ] as const) {
    it(`may be ${what}: the page then has its own answers only`, async () => {
      setGlobal('localStorage', { 'mkt-widgets': 1 });
      setGlobal('indexedDB', brokenStore);
      const { get, put } = await open();
      expect(await get('a')).to.equal(undefined);
      put('a', 1, ago(0));
      await pass(200);
      await pass(1);
      expect(get('a')).to.deep.include({ bytes: encode('1') });
    });
  }

  it('may be full: the page then has its own answers only', async () => {
    let writes = 0;
    const { prototype } = IDBObjectStore;
    const put = Object.getOwnPropertyDescriptor(prototype, 'put')!;
    prototype.put = () => {
      writes++;
      throw new DOMException('no', 'QuotaExceededError');
    };
    const page = await open();
    page.put('a', 1, ago(0));
    await pass(200);
    await pass(1);
    expect(writes).to.equal(1);
    expect(page.get('a')).to.deep.include({ bytes: encode('1') });
    expect(await record()).to.equal(undefined);
    Object.defineProperty(prototype, 'put', put);
  });

  for (const [what, record] of [
    ['the record of another release', () => ['0.0.0', [entry('a', 0)]]],
    ['a text in place of the record', () => 'text'],
    ['another object in place of the record', () => ({ version: __VERSION__ })],
    ['no list', () => [__VERSION__, 'nothing']],
    ['a list of other values', () => [__VERSION__, [null, ['b'], 'text']]],
    [
      'an entry with text in place of bytes',
      () => [__VERSION__, [['a', { bytes: '{}', receivedAt: ago(0) }]]],
    ],
    [
      'an entry without a time',
      () => [__VERSION__, [['a', { bytes: encode('{}'), receivedAt: 'today' }]]],
    ],
  ] as const) {
    it(`is ignored with ${what}`, async () => {
      await setRecord(record());
      const { get, put } = await open();
      const result = get('a');
      await stored();
      expect(await result).to.equal(undefined);
      // New answers replace it.
      put('b', 1, ago(0));
      await pass(200);
      await pass(1);
      expect(await keys()).to.deep.equal(['b']);
    });
  }

  it('has the answers of all tabs, the newest of each', async () => {
    const [one, other] = [await open(), await open()];
    one.put('both', 'old', ago(2000));
    one.put('one', 1, ago(1000));
    other.put('both', 'new', ago(500));
    other.put('other', 2, ago(3000));
    await pass(200);
    await pass(1);
    expect(
      (await record())![1].map(([key, { bytes }]) => [key, new TextDecoder().decode(bytes)]),
    ).to.deep.equal([
      ['other', '2'],
      ['one', '1'],
      ['both', '"new"'],
    ]);
  });

  it('drops answers that may be a day old, and answers from the future', async () => {
    // They do not count for the limit of 60 answers.
    const ahead = Array.from({ length: 60 }, (_, i) => entry(`ahead ${i}`, -HOUR));
    await setEntries([entry('old', LONGEST), ...ahead, entry('a', HOUR)]);
    const { put } = await open();
    put('b', 1, ago(0));
    await pass(200);
    await pass(1);
    expect(await keys()).to.deep.equal(['a', 'b']);
  });
});
