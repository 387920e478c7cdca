import { isWebKit } from '../../support/engine.js';
import { expect, newTag, partsOf, serviceUrl, settled, type Dial } from '../../support/index.js';
import {
  create,
  FALLBACK,
  fallbackOf,
  onlyLine,
  promise,
  visible,
  type Description,
} from '../element.js';

/** Whatever the service does, the page gets no exception and the reader the fallback. */
export function failures(description: Description): void {
  const { tag: name, address = 'base-url', operations, shapes = {} } = description;

  const failing = async (dial: Dial, timeout = '8000') =>
    create(description, { dial, children: FALLBACK, attributes: { timeout }, tag: newTag() });

  /** Ways to fail, and what the one line about it says. */
  const ways: Readonly<Record<string, readonly [Dial, string, string?]>> = {
    'answers with an HTTP error': [{ fault: '503' }, 'try again later'],
    'has no more quota': [{ fault: '429' }, 'quota used up'],
    'refuses the application': [{ fault: '403-gateway' }, 'check the application id'],
    'answers with an error body': [{ fault: 'error-200' }, 'wrong_parameter'],
    'never answers': [{ fault: 'silent' }, 'did not answer within 300 ms', '300'],
    'does not call back': [{ fault: 'no-callback' }, 'answered with no data'],
    ...(!isWebKit && { 'breaks off': [{ fault: 'disconnect' }, 'could not be loaded'] }),
  };
  for (const [what, [dial, said, timeout]] of Object.entries(ways)) {
    promise(`a service that ${what} is an error, with the fallback shown`, async (lines) => {
      const element = await failing(dial, timeout);
      expect(await settled(element)).to.equal('error');
      expect(partsOf(element, 'item')).to.deep.equal([]);
      expect(element.records).to.deep.equal([]);
      expect(visible(fallbackOf(element))).to.equal(true);
      const line = onlyLine(lines);
      expect(line.startsWith(`<${name}>: `), line).to.equal(true);
      expect(line).to.contain(said);
    });
  }

  for (const fault of ['null', 'string', 'array', 'number', 'items-object']) {
    const phase = shapes[`shape:${fault}`] ?? 'error';
    promise(`an answer of a wrong shape, ${fault}, is ${phase}`, async (lines) => {
      const element = await failing({ fault: `shape:${fault}` });
      expect(await settled(element)).to.equal(phase);
      if (phase !== 'error') return;
      expect(visible(fallbackOf(element))).to.equal(true);
      expect(onlyLine(lines).startsWith(`<${name}>: `)).to.equal(true);
    });
  }

  promise('an answer without entries is empty, and nothing to complain of', async () => {
    const element = await failing({ fault: 'empty' });
    expect(await settled(element)).to.equal('empty');
    expect(element.records).to.deep.equal([]);
    expect(partsOf(element, 'item')).to.deep.equal([]);
  });

  // Of hotels, no list says that there are none.
  const isNone = Object.keys(operations).every((path) => path.startsWith('Travel/'));
  promise(`a service that says "not found" is ${isNone ? 'empty' : 'an error'}`, async (lines) => {
    const element = await failing({ fault: '404' });
    expect(await settled(element)).to.equal(isNone ? 'empty' : 'error');
    if (!isNone) expect(onlyLine(lines)).to.contain('nothing was found');
  });

  promise('an answer without entries leaves the reader with the fallback', async () => {
    const element = await failing({ fault: 'empty' });
    await settled(element);
    expect(visible(fallbackOf(element))).to.equal(true);
  });

  for (const fault of ['one', 'alien', 'shape:nulls']) {
    const phase = shapes[fault] ?? 'ready';
    promise(
      `entries that are few, strange or without content (${fault}): ${phase}`,
      async (lines) => {
        const element = await failing({ fault });
        expect(await settled(element)).to.equal(phase);
        expect(partsOf(element, 'item')).to.have.length(element.records.length);
        if (phase === 'error') onlyLine(lines);
        if (phase === 'ready') expect(visible(fallbackOf(element))).to.equal(false);
      },
    );
  }

  promise('what works again is shown again', async (lines) => {
    const element = await failing({ fault: '500' });
    await settled(element);
    onlyLine(lines);
    element.setAttribute(address, serviceUrl());
    expect(await settled(element)).to.equal('ready');
    expect(visible(fallbackOf(element))).to.equal(false);
    element.setAttribute(address, serviceUrl({ fault: '429' }));
    expect(await settled(element)).to.equal('error');
    expect(visible(fallbackOf(element))).to.equal(true);
    expect(partsOf(element, 'item')).to.deep.equal([]);
    onlyLine(lines);
  });
}
