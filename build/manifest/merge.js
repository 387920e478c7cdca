/**
 * Makes one attribute of each parameter, although several operations of an element can have it,
 * each in its own way.
 *
 * @typedef {import('../../src/client/validation/parameter.js').Parameter} Facts
 * @typedef {Facts & { name: string, doc: string }} Parameter
 * @typedef {{ path: string, oneOf?: readonly string[], params: Parameter[] }} Operation
 * @typedef {{ attributeOf: (name: string) => string, ruleOf: (facts: Facts) => string }} Words
 * @typedef {Parameter & { rule: string, notes: string[],
 *   choice?: string, operations?: string[] }} Entry
 * @typedef {{ label: string, operation: Operation, parameter: Parameter }} Use
 */

/** @template T @param {readonly T[]} all */
const unique = (all) => [...new Set(all)];

/**
 * Operations by their own names, or by those of their groups where all are called `Search`.
 * @param {string[]} paths
 */
function labelsOf(paths) {
  const names = [-1, 0].map((at) => paths.map((path) => path.split('/').at(at) ?? path));
  return names.find((labels) => unique(labels).length === paths.length) ?? paths;
}

/** @param {string} text */
export const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a group that is most of all. */
const OTHERS = 'the others';

/**
 * What is said of a parameter, and by which operations; what most of them say comes last.
 * @param {Use[]} uses
 * @param {(use: Use) => string} say
 * @returns {[said: string, labels: string][]}
 */
function groupBy(uses, say) {
  const groups = unique(uses.map(say)).map((said) => ({
    said,
    labels: uses.filter((use) => say(use) === said).map(({ label }) => label),
  }));
  const most = Math.max(3, uses.length / 2 + 1);
  const isMost = (/** @type {{ labels: string[] }} */ { labels }) => labels.length >= most;
  return groups
    .sort((a, b) => Number(isMost(a)) - Number(isMost(b)))
    .map((one) => [one.said, groups.length > 1 && isMost(one) ? OTHERS : one.labels.join(', ')]);
}

/**
 * What all uses have in common is said once; what they differ in, with the operations' names.
 * @param {Use[]} uses
 * @param {(use: Use) => string} say
 */
function tell(uses, say) {
  const groups = groupBy(uses, say);
  if (groups.length === 1) return groups[0]?.[0] ?? '';
  return groups.map(([said, labels]) => `${said} (${labels})`).join('; ');
}

/** @param {Use[]} uses */
function meaning(uses) {
  const groups = groupBy(uses, ({ parameter }) => parameter.doc).filter(([said]) => said);
  if (groups.length < 2) return groups[0]?.[0] ?? '';
  return groups.map(([said, labels]) => `${capitalized(labels)}: ${said}`).join(' ');
}

/**
 * The parameters of which one is needed, unless one of them has a default for that case.
 * @param {Use[]} uses
 * @param {number} total how many operations the element has
 * @param {Words} words
 */
function choiceOf(uses, total, { attributeOf }) {
  const bound = uses.filter(
    ({ operation: { oneOf = [], params }, parameter }) =>
      oneOf.includes(parameter.name) &&
      !params.some((one) => oneOf.includes(one.name) && one.default !== undefined),
  );
  return groupBy(bound, ({ operation: { oneOf = [] } }) =>
    oneOf.map((name) => `\`${attributeOf(name)}\``).join(', '),
  )
    .map(([names, labels]) => [`One of ${names} is needed`, bound.length < total && `(${labels})`])
    .map((words) => `${words.filter(Boolean).join(' ')}.`)
    .join(' ');
}

/**
 * Which operations have a parameter, in the fewest names.
 * @param {string[]} having
 * @param {string[]} labels those of all operations of the element
 */
function ownersOf(having, labels) {
  const lacking = labels.filter((label) => !having.includes(label));
  if (!lacking.length) return undefined;
  return lacking.length < having.length / 2
    ? `Not of ${lacking.join(', ')}.`
    : `Only of ${having.join(', ')}.`;
}

/**
 * @param {Use[]} uses
 * @param {string[]} labels
 */
function notesOf(uses, labels) {
  const required = uses.filter(({ parameter }) => parameter.required).map(({ label }) => label);
  const isAlwaysRequired = required.length === uses.length;
  const everywhere = required.length === labels.length ? 'Required.' : 'Required there.';
  const byDefault = uses.map(({ parameter }) => parameter.default);
  return [
    // Where their meanings differ, the operations are named already.
    unique(uses.map(({ parameter }) => parameter.doc)).length === 1 &&
      ownersOf(
        uses.map(({ label }) => label),
        labels,
      ),
    isAlwaysRequired ? everywhere : required.length && `Required by ${required.join(', ')}.`,
    unique(byDefault).length > 1 &&
      `Default: ${tell(uses, ({ parameter }) => String(parameter.default ?? 'none'))}.`,
  ].flatMap((note) => note || []);
}

/** What at least one operation takes, of several ranges and sets. */
const WIDEST = {
  /** @param {(string | number)[][]} all */
  values: (all) => unique(all.flat()),
  /** @param {number[]} all */
  min: (all) => Math.min(...all),
  /** @param {number[]} all */
  max: (all) => Math.max(...all),
  /** @param {number[]} all */
  most: (all) => Math.max(...all),
};

/** The facts that all have in some way. @param {any[]} all */
function widest(all) {
  const known = Object.entries(WIDEST)
    .filter(([fact]) => all.every((one) => one[fact] !== undefined))
    .map(([fact, join]) => [fact, join(all.map((one) => one[fact]))]);
  const byDefault = unique(all.map((one) => one.default));
  if (byDefault.length === 1 && byDefault[0] !== undefined) known.push(['default', byDefault[0]]);
  return Object.fromEntries(known);
}

/** A text takes whatever another kind writes. @param {Parameter[]} all */
function kindOf(all) {
  const kinds = unique(all.map(({ kind }) => kind));
  const [only = 'text', ...others] = kinds;
  if (!others.length) return only;
  if (kinds.includes('list')) return 'list';
  return kinds.includes('text') || kinds.includes('date') ? 'text' : 'decimal';
}

/**
 * @param {Operation[]} operations
 * @param {Words} words
 * @returns {Entry[]}
 */
export function mergeOperations(operations, words) {
  const labels = labelsOf(operations.map(({ path }) => path));
  const every = operations.flatMap((operation, at) =>
    operation.params.map((parameter) => ({ label: labels[at] ?? '', operation, parameter })),
  );
  return unique(every.map(({ parameter }) => parameter.name)).map((name) => {
    const uses = every.filter(({ parameter }) => parameter.name === name);
    const all = uses.map(({ parameter }) => parameter);
    const choice = choiceOf(uses, operations.length, words);
    return {
      name,
      kind: kindOf(all),
      ...widest(all),
      ...(uses.length === operations.length &&
        all.every(({ required }) => required) && { required: true }),
      ...(all.some(({ secret }) => secret) && { secret: true }),
      ...(all[0]?.of && { of: all[0].of }),
      doc: meaning(uses),
      rule: tell(uses, ({ parameter }) => words.ruleOf(parameter)),
      notes: notesOf(uses, labels),
      ...(choice && { choice }),
      operations: uses.map(({ operation }) => operation.path),
    };
  });
}

/**
 * The parameters of a table that is no operation's.
 * @param {Parameter[]} params
 * @param {Words} words
 * @returns {Entry[]}
 */
export const entriesOf = (params, { ruleOf }) =>
  params.map((parameter) => ({
    ...parameter,
    rule: ruleOf(parameter),
    notes: parameter.required ? ['Required.'] : [],
  }));
