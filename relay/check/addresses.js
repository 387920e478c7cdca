import { least } from '../../sandbox/test/sandbox.js';
import { loadModule } from '../../scripts/build/load-module.js';

/**
 * @typedef {import('../../src/exports/definitions.js').Parameter} Parameter
 * @typedef {import('../../src/exports/definitions.js').Operation} Operation
 */

/** @type {typeof import('../../src/service.js')} */
const kit = await loadModule('src/service.ts');

/** The operations without a reader's token. */
export const shared = Object.values(kit.operations)
  .filter(({ auth }) => auth === 'appKey')
  .map((operation) => /** @type {Operation} */ (operation));

/**
 * The kit's address of a request with results.
 * @param {Operation} operation
 * @param {string} origin
 */
export function addressOf({ path, version }, origin) {
  const params = /** @type {any} */ (least[`${path}/${version}`] ?? {});
  const settings = { baseUrl: origin, dynamicAdUrl: origin, applicationId: 'page' };
  return kit.requestUrl(/** @type {keyof typeof kit.operations} */ (path), params, settings);
}

/** A valid value of a parameter, with characters that are hard to parse. @param {Parameter} parameter */
function sample({ kind, values, of, min, max }) {
  if (values) return kind === 'list' ? values.join(',') : String(values.at(-1));
  if (kind === 'list') return of === 'integer' ? '10101,10102' : 'a-b_c,d.e';
  if (kind === 'text') return '京都 "100%" + a&b=c/d\'(é)*~!#?;\\';
  if (kind === 'date') return '2027-06-02';
  return String(max ?? min ?? (kind === 'decimal' ? -482_400.25 : 10_101));
}

/**
 * An address with every parameter of an operation, in the kit's spelling.
 * @param {Operation} operation
 * @param {string} origin
 */
export function fullAddressOf(operation, origin) {
  const start = addressOf(operation, origin).split('?')[0];
  const common = { applicationId: 'page', affiliateId: 'AFF', elements: 'a,b', formatVersion: '2' };
  const params = Object.entries(operation.params).map(([name, parameter]) => [
    name,
    sample(parameter),
  ]);
  const query = Object.entries({ ...Object.fromEntries(params), ...common })
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort();
  return `${start}?${[...query, `${operation.callback ?? 'callback'}=mkt_1`].join('&')}`;
}
