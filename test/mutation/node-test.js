/** The names of `node:test` that tests import, from Mocha: hooks outside of a `describe` apply to all files. */
export { mock } from 'node:test';
export const { after, afterEach, before, beforeEach, describe, it } = globalThis;
