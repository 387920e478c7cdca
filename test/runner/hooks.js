/** @type {import('node:module').LoadHook} Style sheets are empty in Node's tests. */
export const load = (url, context, next) =>
  url.endsWith('.css?inline')
    ? { format: 'module', source: `export default ''`, shortCircuit: true }
    : next(url, context);
