import { readerOf } from './bookmarks.js';
import { integer, list, number, readParameters, required, text, word } from './check.js';
import { Refusal, wrongParameter } from './refusal.js';

/** @typedef {import('./check.js').Parameter} Parameter */
/** @typedef {import('./check.js').Values} Values */

/**
 * The context of an operation, besides its parameters.
 * @typedef {object} Context
 * @property {import('./links.js').Links} links
 * @property {() => Date} now
 * @property {import('./bookmarks.js').Bookmarks} bookmarks
 * @property {string} reader the reader of the token, if the operation needs one
 */

/**
 * One operation of the interface.
 * @typedef {object} Operation
 * @property {string} path
 * @property {Record<string, Parameter>} parameters
 * @property {readonly import('./check.js').Rule[]} [rules]
 * @property {string} list path of the answer's entries; empty for an answer without a list
 * @property {string} [scope] required scope of the access token
 * @property {boolean} [affiliation] true (default) if links contain an affiliate id
 * @property {readonly string[]} [callbacks] names of the callback parameter
 * @property {(values: Values, context: Context) => import('./answer.js').Body} answer
 */

const CALLBACK = text(/^[A-Za-z0-9._]+$/, 'of alphanumerics, periods and underscores');

const COMMON = {
  applicationId: required(text()),
  affiliateId: text(),
  format: word(['json'], 'json'),
  elements: list(text()),
  formatVersion: number([1, 2], 1),
  callback: CALLBACK,
};

/**
 * @param {Operation} operation
 * @param {URLSearchParams} query
 */
export function readRequest(operation, query) {
  const common = readParameters({ ...COMMON, ...callbackParameters(operation) }, [], query);
  if (common['applicationId'] === 'invalid') throw wrongParameter('specify valid applicationId');
  const reader = operation.scope ? readerOf(query.get('access_token'), operation.scope) : '';
  const values = readParameters(operation.parameters, operation.rules ?? [], query);
  return { common, reader, values };
}

/**
 * The dynamic ad operation allows brackets in its own callback parameter.
 * @param {Operation} operation
 */
function callbackParameters({ callbacks = [] }) {
  const wide = text(/^[A-Za-z0-9._[\]]+$/, 'of alphanumerics, periods, underscores and brackets');
  return Object.fromEntries(callbacks.map((name) => [name, wide]));
}

/**
 * The requested form, parsed leniently, so that errors have it, too.
 * @param {URLSearchParams} query
 * @param {Operation} [operation]
 */
export function requestedForm(query, operation) {
  const names = [...(operation?.callbacks ?? []), 'callback'];
  const callback = names.map((name) => query.get(name)).find(Boolean) ?? '';
  const allowed = operation?.callbacks ? /^[A-Za-z0-9._[\]]+$/ : /^[A-Za-z0-9._]+$/;
  return {
    callback: allowed.test(callback) ? callback : undefined,
    formatVersion: query.get('formatVersion') === '2' ? 2 : 1,
  };
}

/** The parameters of every paged search. */
export const paging = { hits: integer(1, 30, 30), page: integer(1, 100, 1) };

/**
 * A page of a list, with the page information.
 * @template T
 * @param {readonly T[]} all
 * @param {Values} wanted with `page` and `hits`
 */
export function pageOf(all, { page, hits }) {
  const start = (page - 1) * hits;
  const entries = all.slice(start, start + hits);
  return {
    entries,
    count: all.length,
    page,
    first: entries.length ? start + 1 : 0,
    last: entries.length ? start + entries.length : 0,
    hits: entries.length,
    // Services limit the page count to 100, the last page that can be requested.
    pageCount: Math.min(100, Math.ceil(all.length / hits)),
  };
}

/** @param {unknown} error */
export function asRefusal(error) {
  if (error instanceof Refusal) return error;
  console.error(error);
  return new Refusal(500, 'system_error', 'system error');
}
