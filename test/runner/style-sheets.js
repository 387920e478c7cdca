/**
 * Style sheets are empty in Node's tests.
 * @type {import('node:module').LoadHook}
 */
export const load = (url, context, next) =>
  url.endsWith('.css?inline')
    ? { format: 'module', source: `export default ''`, shortCircuit: true }
    : next(url, context);
