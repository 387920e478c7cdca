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
} from '../fixture.js';

/** An element whose service fails. */
const createFailing = async (description: Description, faults: SimulatedFaults, timeout = '8000') =>
  create(description, { faults, children: FALLBACK, attributes: { timeout }, tag: newTag() });

/** A failure, and the line that reports it. */
type Failure = readonly [faults: SimulatedFaults, message: string, timeout?: string];

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
  const { address = 'base-url', shapes = {} } = description;

  promise('entries can be few, strange or without content', async (lines) => {
    const element = await createFailing(description, {});
    for (const fault of ['one', 'alien', 'shape:nulls']) {
      element.setAttribute(address, serviceUrl({ fault }));
      const phase = shapes[fault] ?? 'ready';
      expect(await settled(element), fault).to.equal(phase);
      expect(partsOf(element, 'item'), fault).to.have.length(element.records.length);
      if (phase === 'error') onlyLine(lines);
      if (phase === 'ready') expect(visible(fallbackOf(element)), fault).to.equal(false);
    }
  });
}

/** Failures of the service: no exception on the page, and the fallback for readers. */
export function failures(description: Description): void {
  const { tag: name, address = 'base-url', shapes = {} } = description;

  for (const [what, failure] of Object.entries({
    'answers with an HTTP error': [{ fault: '503' }, 'try again later'],
    'has no more quota': [{ fault: '429' }, 'quota used up'],
    'refuses the application': [{ fault: '403-gateway' }, 'check the application id'],
    'answers with an error body': [{ fault: 'error-200' }, 'wrong_parameter'],
    'never answers': [{ fault: 'silent' }, 'did not answer within 300 ms', '300'],
    'does not call back': [{ fault: 'no-callback' }, 'answered with no data'],
    ...(!isWebKit && { 'breaks off': [{ fault: 'disconnect' }, 'could not be loaded'] }),
  } satisfies Record<string, Failure>)) {
    expectError(description, what, failure);
  }

  promise('an answer of a wrong shape is an error', async (lines) => {
    const element = await createFailing(description, {});
    for (const shape of ['null', 'string', 'array', 'number', 'items-object']) {
      const phase = shapes[`shape:${shape}`] ?? 'error';
      element.setAttribute(address, serviceUrl({ fault: `shape:${shape}` }));
      expect(await settled(element), shape).to.equal(phase);
      if (phase !== 'error') continue;
      expect(visible(fallbackOf(element)), shape).to.equal(true);
      expect(onlyLine(lines).startsWith(`<${name}>: `), shape).to.equal(true);
    }
  });

  for (const [what, fault] of [
    ['without entries', 'empty'],
    ['that says "not found"', '404'],
  ] as const) {
    promise(`an answer ${what} shows the fallback, and is no error`, async () => {
      const element = await createFailing(description, { fault });
      expect(await settled(element)).to.equal('empty');
      expect(element.records).to.deep.equal([]);
      expect(partsOf(element, 'item')).to.deep.equal([]);
      expect(visible(fallbackOf(element))).to.equal(true);
    });
  }

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
