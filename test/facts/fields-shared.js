/**
 * @typedef {'string' | 'integer' | 'long' | 'decimal' | 'array' | 'object'} FieldType
 * @typedef {Record<string, { type: FieldType, nullable: boolean }>} Fields
 *
 * @typedef {object} Response
 * @property {Fields} envelope
 * @property {string} [list] the envelope's field that holds the entries
 * @property {string} [wrapper] the one name in each entry, around its fields
 * @property {Fields} [entry]
 * @property {Record<string, Fields>} [parts] the fields of named objects further inside
 */

/**
 * @param {FieldType} type
 * @returns {(...names: string[]) => Fields}
 */
const typed =
  (type) =>
  (...names) =>
    Object.fromEntries(names.map((name) => [name, { type, nullable: false }]));

export const strings = typed('string');
export const integers = typed('integer');
export const decimals = typed('decimal');
export const arrays = typed('array');

/**
 * @param {Fields} fields
 * @returns {Fields}
 */
export const nullable = (fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, nullable: true }]),
  );

/**
 * @param {{ carrier: boolean, genres: boolean }} has
 * @returns {Fields}
 */
export const pagedEnvelope = ({ carrier, genres }) => ({
  ...integers('count', 'page', 'first', 'last', 'hits'),
  ...(carrier ? integers('carrier') : {}),
  ...integers('pageCount'),
  ...arrays('Items'),
  ...(genres ? arrays('GenreInformation') : {}),
});
