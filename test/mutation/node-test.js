/** The names of `node:test` that tests import, from Mocha. */
export { mock } from 'node:test';
export const { after, afterEach, before, beforeEach, describe, it } = globalThis;
