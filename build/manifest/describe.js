import { capitalized, entriesOf, mergeOperations } from './merge.js';

/**
 * How the parameters of a class are written down in the manifest.
 *
 * @typedef {import('./merge.js').Entry} Entry
 * @typedef {import('./merge.js').Words & { propertyOf: (name: string) => string }} Words
 * @typedef {import('custom-elements-manifest/schema.js').Attribute} Attribute
 * @typedef {import('custom-elements-manifest/schema.js').ClassField
 *   & { attribute: string }} Field
 * @typedef {{ owner: string, table: string, params?: import('./merge.js').Parameter[],
 *   operations?: import('./merge.js').Operation[] }} DocumentedTable
 */

/** @param {string | number} value */
const quoted = (value) => (typeof value === 'number' ? String(value) : `'${value}'`);

/** @param {string} text */
const sentence = (text) => text && `${capitalized(text)}.`;

/** @param {Entry} entry */
function single({ kind, values }) {
  if (values?.length) return values.map(quoted).join(' | ');
  if (kind === 'boolean') return 'boolean';
  return ['integer', 'long', 'decimal'].includes(kind) ? 'number' : 'string';
}

/** The type of a property. @param {Entry} entry */
function typeOf(entry) {
  if (entry.kind !== 'list') return single(entry);
  const one = single({ ...entry, kind: entry.of ?? 'text' });
  return `string | readonly ${one.includes('|') ? `(${one})` : one}[]`;
}

/** The type of an attribute, which cannot be an array. @param {Entry} entry */
const attributeTypeOf = (entry) => (entry.kind === 'list' ? 'string' : single(entry));

/** Rules that say no more than the type. */
const PLAIN = ['a text', 'comma-separated entries', 'space-separated entries'];

/** True where type and meaning say all of the rule. @param {Entry} entry */
const isSaid = ({ kind, values, rule, operations }) =>
  PLAIN.includes(rule) ||
  (kind !== 'list' && !!values?.length && !(operations && rule.includes(';')));

/** What a manifest cannot hold: patterns and functions. @param {object} facts */
const asData = (facts) =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([, fact]) => !(fact instanceof RegExp || fact instanceof Function),
    ),
  );

/**
 * @param {Entry} entry
 * @param {Words} words
 * @param {string} table
 * @returns {{ attribute: Attribute, member: Field }}
 */
function describe(entry, { attributeOf, propertyOf }, table) {
  const { name, doc, rule, notes, operations, ...facts } = entry;
  const [attribute, property] = [attributeOf(name), propertyOf(name)];
  const summary = [doc, ...notes].filter(Boolean).join(' ');
  const description = [summary, entry.choice, isSaid(entry) ? '' : sentence(rule)]
    .filter(Boolean)
    .join(' ');
  const byDefault = entry.default === undefined ? {} : { default: quoted(entry.default) };
  return {
    attribute: {
      name: attribute,
      fieldName: property,
      type: { text: attributeTypeOf(entry) },
      ...(summary !== description && { summary }),
      description,
      ...byDefault,
      // What tools that make forms or tables want to know: an extension of the format.
      ...{ parameter: { name, table, ...(operations && { operations }), ...asData(facts), rule } },
    },
    member: {
      kind: 'field',
      name: property,
      attribute,
      type: { text: typeOf(entry) },
      description,
      ...byDefault,
    },
  };
}

/**
 * A shared parameter with the values that an element declares for it.
 * @param {Entry} entry
 * @param {readonly string[] | undefined} values
 * @param {Words} words
 * @returns {Entry}
 */
function refined(entry, values, { ruleOf }) {
  if (!values?.length) return entry;
  // What can be left out altogether is there by default.
  const byDefault = values[0] === 'none' && values.slice(1).join(' ');
  return {
    ...entry,
    values,
    ...(byDefault && { default: byDefault }),
    rule: entry.kind === 'list' ? `any of ${values.join(', ')}` : ruleOf({ ...entry, values }),
  };
}

/**
 * Everything that a class and its bases declare, each name once: the first wins.
 * @param {DocumentedTable[]} tables those of the most derived class first
 * @param {Readonly<Record<string, readonly string[]>>} values of parameters, where a class has its own
 * @param {Words} words
 */
export function describeTables(tables, values, words) {
  const found = tables.flatMap(({ owner, table, params = [], operations = [] }) =>
    [...mergeOperations(operations, words), ...entriesOf(params, words)].map((entry) => ({
      owner,
      table,
      entry,
    })),
  );
  return found
    .filter(({ entry }, at) => found.findIndex((one) => one.entry.name === entry.name) === at)
    .map(({ owner, table, entry }) => ({
      owner,
      ...describe(refined(entry, values[entry.name], words), words, table),
    }));
}
