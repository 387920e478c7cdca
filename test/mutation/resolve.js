/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) =>
  specifier === 'node:test' && context.parentURL?.endsWith('.test.ts')
    ? next('./node-test.js', { ...context, parentURL: import.meta.url })
    : next(specifier, context);
