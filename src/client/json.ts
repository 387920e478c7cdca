import { isObject } from './records/fields.js';

/** The JSON of a value; undefined for a value that JSON leaves out. */
function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return `[${value.map(toJson).join()}]`;
  if (typeof value === 'function') return undefined;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).flatMap(([name, member]) => {
    const text = textOf(member);
    return text === undefined ? [] : `${JSON.stringify(name)}:${text}`;
  });
  return `{${members.join()}}`;
}

/**
 * The JSON of plain data. `JSON.stringify` calls the methods `toJSON` that a page has added: those of Prototype 1.6 make
 * texts of arrays.
 * @throws {TypeError} for a bigint
 * @throws {RangeError} for data that contains itself
 */
export const toJson = (value: unknown): string => textOf(value) ?? 'null';
