import { XMLBuilder } from 'fast-xml-parser';

/** @param {unknown} value @returns {value is Record<string, any>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {string} text without the control characters that XML cannot hold at all */
// eslint-disable-next-line no-control-regex
const printable = (text) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');

/**
 * XML has no arrays: `[{Item}, {Item}]` becomes one element that holds several.
 * @param {any} value
 * @returns {any}
 */
function grouped(value) {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return groupedList(value);
  if (!isRecord(value)) return printable(String(value));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isRepeated(inner) ? inner.map(grouped) : grouped(inner),
    ]),
  );
}

/** @param {any[]} list */
function groupedList(list) {
  /** @type {Record<string, any[]>} */
  const groups = {};
  for (const entry of list) {
    for (const [key, inner] of Object.entries(isRecord(entry) ? entry : { value: entry })) {
      (groups[key] ??= []).push(grouped(inner));
    }
  }
  return groups;
}

/**
 * True for records without a wrapper, such as a genre's `current`.
 * @param {any} value
 * @returns {value is any[]}
 */
const isRepeated = (value) =>
  Array.isArray(value) && value.some((entry) => isRecord(entry) && Object.keys(entry).length > 1);

const builder = new XMLBuilder({ format: true, suppressEmptyNode: true });

/**
 * The XML of an answer: its elements are named as the fields of format version 1.
 * @param {any} body
 */
export function xmlText(body) {
  const failed = isRecord(body) && 'error' in body;
  const root = failed
    ? { error: { code: body['error'], description: body['error_description'] } }
    : { root: grouped(body) };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(root)}`;
}
