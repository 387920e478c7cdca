/// <reference types="mocha" />
import { expect } from './index.js';

let caught: string[] = [];

function onError(event: Event) {
  if (event instanceof ErrorEvent) caught.push(`uncaught: ${event.message}`);
  else if (event instanceof PromiseRejectionEvent) caught.push(`unhandled: ${event.reason}`);
  // Pictures and scripts that fail to load are not uncaught errors.
  else return;
  event.preventDefault();
}

/** Uncaught errors since the start of the test, one text each; those of the test included. */
export async function uncaught(): Promise<readonly string[]> {
  // A rejection counts as unhandled only after the current task.
  await new Promise((resolve) => setTimeout(resolve));
  return caught;
}

/**
 * Listens during the tests of the calling suite. Its tests assert the errors themselves: mocha would fail every
 * test with an uncaught one.
 */
export function collectUncaughtErrors(): void {
  let mochaHandler: typeof window.onerror;
  before(() => {
    mochaHandler = window.onerror;
    window.onerror = null;
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onError);
  });
  beforeEach(() => {
    caught = [];
  });
  after(() => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onError);
    window.onerror = mochaHandler;
  });
}

/** Fails each test of the calling suite that leaves an uncaught error. */
export function failOnUncaughtErrors(): void {
  collectUncaughtErrors();
  afterEach(async () => expect(await uncaught()).to.deep.equal([]));
}
