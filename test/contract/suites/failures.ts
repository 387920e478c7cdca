import { isWebKit } from '../../support/engine.js';
import {
  expect,
  newTag,
  partsOf,
  serviceUrl,
  settled,
  type SimulatedFaults,
} from '../../support/index.js';
import {
  create,
  FALLBACK,
  fallbackOf,
  onlyLine,
  promise,
  visible,
  type Description,
} from '../element.js';

/** An element whose service fails. */
const createFailing = async (description: Description, faults: SimulatedFaults, timeout = '8000') =>
  create(description, { faults, children: FALLBACK, attributes: { timeout }, tag: newTag() });

/** A failure, and the line that reports it. */
type Failure = readonly [faults: SimulatedFaults, message: string, timeout?: string];

const BUSY: Failure = [{ fault: '503' }, 'try again later'];

/** Expects an error with one line for the author and the fallback for readers. */
function expectError(
  description: Description,
  what: string,
  [faults, message, timeout]: Failure,
): void {
  promise(`a service that ${what} is an error, with the fallback displayed`, async (lines) => {
    const element = await createFailing(description, faults, timeout);
    expect(await settled(element)).to.equal('error');
    expect(partsOf(element, 'item')).to.deep.equal([]);
    expect(element.records).to.deep.equal([]);
    expect(visible(fallbackOf(element))).to.equal(true);
    const line = onlyLine(lines);
    expect(line.startsWith(`<${description.tag}>: `), line).to.equal(true);
    expect(line).to.contain(message);
  });
}

/** Failures as an element's own operations and records have them. */
export function ownFailures(description: Description): void {
  const { shapes = {} } = description;

  expectError(description, 'answers with an HTTP error', BUSY);

  promise('a service that says "not found" is empty', async () => {
    const element = await createFailing(description, { fault: '404' });
    expect(await settled(element)).to.equal('empty');
    expect(element.records).to.deep.equal([]);
  });

  for (const fault of ['one', 'alien', 'shape:nulls']) {
    const phase = shapes[fault] ?? 'ready';
    promise(
      `entries that are few, strange or without content (${fault}): ${phase}`,
      async (lines) => {
        const element = await createFailing(description, { fault });
        expect(await settled(element)).to.equal(phase);
        expect(partsOf(element, 'item')).to.have.length(element.records.length);
        if (phase === 'error') onlyLine(lines);
        if (phase === 'ready') expect(visible(fallbackOf(element))).to.equal(false);
      },
    );
  }
}

/** Failures of the service: no exception on the page, and the fallback for readers. */
export function failures(description: Description): void {
  const { tag: name, address = 'base-url', shapes = {} } = description;

  for (const [what, failure] of Object.entries({
    'has no more quota': [{ fault: '429' }, 'quota used up'],
    'refuses the application': [{ fault: '403-gateway' }, 'check the application id'],
    'answers with an error body': [{ fault: 'error-200' }, 'wrong_parameter'],
    'never answers': [{ fault: 'silent' }, 'did not answer within 300 ms', '300'],
    'does not call back': [{ fault: 'no-callback' }, 'answered with no data'],
    ...(!isWebKit && { 'breaks off': [{ fault: 'disconnect' }, 'could not be loaded'] }),
  } satisfies Record<string, Failure>)) {
    expectError(description, what, failure);
  }

  for (const fault of ['null', 'string', 'array', 'number', 'items-object']) {
    const phase = shapes[`shape:${fault}`] ?? 'error';
    promise(`an answer of a wrong shape, ${fault}, is ${phase}`, async (lines) => {
      const element = await createFailing(description, { fault: `shape:${fault}` });
      expect(await settled(element)).to.equal(phase);
      if (phase !== 'error') return;
      expect(visible(fallbackOf(element))).to.equal(true);
      expect(onlyLine(lines).startsWith(`<${name}>: `)).to.equal(true);
    });
  }

  promise('an answer without entries is empty, and not reported as an error', async () => {
    const element = await createFailing(description, { fault: 'empty' });
    expect(await settled(element)).to.equal('empty');
    expect(element.records).to.deep.equal([]);
    expect(partsOf(element, 'item')).to.deep.equal([]);
  });

  promise('an answer without entries shows the fallback', async () => {
    const element = await createFailing(description, { fault: 'empty' });
    await settled(element);
    expect(visible(fallbackOf(element))).to.equal(true);
  });

  promise('an answer after a failure is displayed', async (lines) => {
    const element = await createFailing(description, { fault: '500' });
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
