/**
 * Makes one attribute of each parameter, although several operations of an element can have it,
 * each in its own way.
 *
 * @typedef {import('./tables.js').Parameter} Parameter
 * @typedef {import('./tables.js').Operation} Operation
 * @typedef {{ attributeOf: (name: string) => string, ruleOf: (facts: object) => string }} Words
 * @typedef {Omit<Parameter, 'doc'> & { doc: string, rule: string, notes: string[],
 *   choice?: string, operations?: string[] }} Entry
 * @typedef {{ label: string, path: string, operation: Operation, parameter: Parameter }} Use
 */

/**
 * Operations by their own names, or by those of their groups where all are called `Search`.
 * @param {string[]} paths
 */
function labelsOf(paths) {
  const last = paths.map((path) => path.split('/').at(-1) ?? path);
  if (new Set(last).size === paths.length) return last;
  const first = paths.map((path) => path.split('/')[0] ?? path);
  return new Set(first).size === paths.length ? first : paths;
}

/** The name of a group that is most of all. */
const OTHERS = 'the others';

/**
 * What is said of a parameter, and by which operations.
 * @param {Use[]} uses
 * @param {(use: Use) => string} say
 * @returns {[said: string, labels: string][]}
 */
function groupBy(uses, say) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const use of uses) {
    const said = say(use);
    groups.set(said, [...(groups.get(said) ?? []), use.label]);
  }
  const most = Math.max(3, uses.length / 2 + 1);
  const all = [...groups].sort(
    ([, a], [, b]) => Number(a.length >= most) - Number(b.length >= most),
  );
  return all.map(([said, labels]) => [
    said,
    all.length > 1 && labels.length >= most ? OTHERS : labels.join(', '),
  ]);
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
  return groups
    .map(([said, labels]) => `${labels === OTHERS ? 'The others' : labels}: ${said}`)
    .join(' ');
}

/**
 * The parameters of which one is needed, unless one of them has a default for that case.
 * @param {Use} use
 * @param {Words} words
 */
function choiceOf({ operation: { oneOf, params }, parameter }, { attributeOf }) {
  const free = params.some(({ name, default: own }) => oneOf.includes(name) && own !== undefined);
  if (free || !oneOf.includes(parameter.name)) return '';
  return `One of ${oneOf.map((name) => `\`${attributeOf(name)}\``).join(', ')} is needed`;
}

/**
 * @param {Use[]} uses
 * @param {number} total how many operations the element has
 * @param {Words} words
 */
function choicesOf(uses, total, words) {
  const bound = uses.filter((use) => choiceOf(use, words));
  const groups = groupBy(bound, (use) => choiceOf(use, words));
  return groups
    .map(([said, labels]) => (bound.length < total ? `${said} (${labels}).` : `${said}.`))
    .join(' ');
}

/**
 * Which operations have a parameter, in the fewest names.
 * @param {string[]} having
 * @param {string[]} labels
 */
function ownersOf(having, labels) {
  const lacking = labels.filter((label) => !having.includes(label));
  if (!lacking.length) return [];
  return lacking.length < having.length / 2
    ? [`Not of ${lacking.join(', ')}.`]
    : [`Only of ${having.join(', ')}.`];
}

/**
 * @param {Use[]} uses
 * @param {string[]} labels those of all operations of the element
 */
function notesOf(uses, labels) {
  const required = uses.filter(({ parameter }) => parameter.required).map(({ label }) => label);
  const defaults = new Set(uses.map(({ parameter }) => parameter.default));
  const docs = new Set(uses.map(({ parameter }) => parameter.doc));
  const having = uses.map(({ label }) => label);
  const everywhere = required.length === labels.length ? 'Required.' : 'Required there.';
  return [
    // Where their meanings differ, the operations are named already.
    ...(docs.size === 1 ? ownersOf(having, labels) : []),
    required.length === uses.length
      ? everywhere
      : required.length && `Required by ${required.join(', ')}.`,
    defaults.size > 1 &&
      `Default: ${tell(uses, ({ parameter }) => String(parameter.default ?? 'none'))}.`,
  ].flatMap((note) => note || []);
}

/** @template T @param {(T | undefined)[]} all @returns {all is T[]} */
const complete = (all) => all.every((one) => one !== undefined);

/**
 * The widest of several ranges and sets: what at least one operation takes.
 * @param {Parameter[]} all
 */
function widest(all) {
  const values = all.map((one) => one.values);
  const min = all.map((one) => one.min);
  const max = all.map((one) => one.max);
  const most = all.map((one) => one.most);
  const defaults = new Set(all.map((one) => one.default));
  return {
    ...(complete(values) && { values: [...new Set(values.flat())] }),
    ...(complete(min) && { min: Math.min(...min) }),
    ...(complete(max) && { max: Math.max(...max) }),
    ...(complete(most) && { most: Math.max(...most) }),
    ...(defaults.size === 1 && all[0]?.default !== undefined && { default: all[0].default }),
  };
}

/** A text takes whatever another kind writes. @param {Parameter[]} all */
function kindOf(all) {
  const [first, ...others] = new Set(all.map(({ kind }) => kind));
  if (!others.length && first) return first;
  const kinds = [first, ...others];
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
  /** @type {Map<string, Use[]>} */
  const byName = new Map();
  operations.forEach((operation, at) => {
    const { path, params } = operation;
    for (const parameter of params) {
      const use = { label: labels[at] ?? path, path, operation, parameter };
      byName.set(parameter.name, [...(byName.get(parameter.name) ?? []), use]);
    }
  });
  return [...byName].map(([name, uses]) => {
    const all = uses.map(({ parameter }) => parameter);
    const choice = choicesOf(uses, operations.length, words);
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
      operations: uses.map(({ path }) => path),
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
