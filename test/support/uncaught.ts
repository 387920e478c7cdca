/// <reference types="mocha" />

let caught: string[] = [];

function hear(event: Event) {
  if (event instanceof ErrorEvent) caught.push(`uncaught: ${event.message}`);
  else if (event instanceof PromiseRejectionEvent) caught.push(`unhandled: ${event.reason}`);
  // A picture or a script that does not load: its own business.
  else return;
  event.preventDefault();
}

/** Errors that nobody caught since the test began, one text each; those of the test included. */
export async function uncaught(): Promise<readonly string[]> {
  // A rejection counts as unhandled only once the task that it happened in is over.
  await new Promise((resolve) => setTimeout(resolve));
  return caught;
}

/**
 * Listens during the tests of the suite that this is called in. Its tests say themselves what they
 * expect: mocha would let every test fail in which something is thrown.
 */
export function hearUncaught(): void {
  let mochas: typeof window.onerror;
  before(() => {
    mochas = window.onerror;
    window.onerror = null;
    window.addEventListener('error', hear);
    window.addEventListener('unhandledrejection', hear);
  });
  beforeEach(() => {
    caught = [];
  });
  after(() => {
    window.removeEventListener('error', hear);
    window.removeEventListener('unhandledrejection', hear);
    window.onerror = mochas;
  });
}
