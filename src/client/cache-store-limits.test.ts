/** The store of answers: its limits, and how it is cleared. */
import { expect } from 'chai';
import { pass, scope, stored } from '../../test/support/fake-browser.js';
import { setGlobal } from '../../test/support/globals.js';
import {
  useBrowser,
  open,
  record,
  keys,
  setEntries,
  ago,
  encode,
  entry,
} from '../../test/support/answer-store.js';

describe('the limits of the store', () => {
  useBrowser();

  it('are 60 answers in a page: the oldest are dropped first', async () => {
    const { put, get } = await open();
    for (let i = 0; i < 60; i++) put(`${i}`, i, ago(0));
    // Stored anew, it is no longer the oldest.
    put('0', 0, ago(0));
    put('60', 60, ago(0));
    expect(get('1')).to.equal(undefined);
    for (const kept of ['0', '2', '60']) expect(get(kept), kept).not.to.equal(undefined);
  });

  it('are 60 answers in the browser: the newest stay', async () => {
    await setEntries(Array.from({ length: 60 }, (_, i) => entry(`${i}`, (i + 1) * 1000)));
    const { put, get } = await open();
    put('new', 1, ago(0));
    await pass(200);
    await pass(1);
    const storedKeys = (await keys())!;
    expect(storedKeys).to.have.length(60);
    expect(storedKeys.slice(-2)).to.deep.equal(['0', 'new']);
    expect(storedKeys[0]).to.equal('58');
    // The page drops the oldest one next.
    put('newer', 1, ago(0));
    expect(await get('58')).to.equal(undefined);
    expect(get('57')).to.have.property('bytes');
  });

  it('cut a record of 200,000 answers, which other code has stored, at the next write', async () => {
    await setEntries(Array(200_000).fill(entry('old', 1)));
    const { put } = await open();
    put('new', 1, ago(0));
    await pass(200);
    await pass(1);
    expect((await keys())!.slice(-3)).to.deep.equal(['old', 'new']);
  });

  it('are 500,000 bytes, of which a Japanese character takes three: the newest stay', async () => {
    const half = `${'あ'.repeat(83_333)}x`;
    await setEntries([
      entry('a', 4000, '{}'),
      entry('b', 3000, half),
      entry('c', 2000, half),
      entry('d', 1000, ''),
    ]);
    const { preload, get } = await open();
    preload();
    await stored();
    for (const kept of ['b', 'c', 'd']) expect(get(kept), kept).to.have.property('bytes');
    setGlobal('localStorage', {});
    const dropped = get('a');
    await stored();
    expect(await dropped).to.equal(undefined);
  });

  it('do not drop other answers for a large one', async () => {
    await setEntries([entry('small', 3000), entry('too large', 1000, 'x'.repeat(500_001))]);
    const { preload, get } = await open();
    preload();
    await stored();
    expect(get('small')).to.deep.include({ bytes: encode('{}') });
    const dropped = get('too large');
    await stored();
    expect(await dropped).to.equal(undefined);
  });

  it('allow one answer of 500,000 bytes', async () => {
    await setEntries([entry('large', 1000, 'x'.repeat(500_000))]);
    const { preload, get } = await open();
    preload();
    await stored();
    expect(get('large')).to.have.property('bytes');
  });
});

describe('clearing the store', () => {
  useBrowser();

  it('deletes all answers, of the page and of the browser, and the mark', async () => {
    const { put, get, clear } = await open();
    put('a', 1, ago(0));
    await pass(200);
    await pass(1);
    expect(scope.localStorage).to.have.property('mkt-widgets');
    put('b', 1, ago(0));
    const cleared = clear();
    expect([await get('a'), await get('b')]).to.deep.equal([undefined, undefined]);
    await stored();
    await cleared;
    // The pending write must not restore them.
    await pass(200);
    await pass(1);
    expect(await record()).to.equal(undefined);
    expect(scope.localStorage).not.to.have.property('mkt-widgets');
  });

  it('deletes answers that are being read', async () => {
    await setEntries([entry('a', 0)]);
    const { get, clear } = await open();
    const result = get('a');
    const cleared = clear();
    await stored();
    await cleared;
    expect(await result).to.equal(undefined);
    expect(await get('a')).to.equal(undefined);
  });

  it('does not fail without a store', async () => {
    setGlobal('indexedDB', undefined);
    const { clear } = await open();
    await clear();
  });
});
