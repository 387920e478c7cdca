/**
 * Describes the parameters of a class in the manifest: an attribute and a property each. Several operations of
 * an element can have the same parameter with different rules.
 */
import { describeRule } from '../../src/exports/validate.js';
import { attributeOf, type Parameter as Facts, propertyOf } from '../../src/exports/definitions.js';
import { FIRST_RELEASE, isLater } from './since.js';

export type Parameter = Facts & {
  readonly name: string;
  readonly doc: string;
  readonly since?: string | undefined;
};

export interface Table {
  /** The path of an operation; `oneOf`: at least one of these parameters is required. */
  readonly path?: string;
  readonly oneOf?: readonly string[] | undefined;
  readonly params: readonly Parameter[];
}

/** A parameter in one table, with a label of the table. */
interface Use {
  readonly table: Table;
  readonly parameter: Parameter;
  readonly label: string;
}

export type Description = ReturnType<typeof describe>;

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const sentences = (...all: (string | false | undefined)[]) => all.filter(Boolean).join(' ');

/** Labels of operations: their own names, or the names of their groups if all are called `Search`. */
function labelsOf(tables: readonly Table[]): string[] {
  const paths = tables.map(({ path = '' }) => path);
  const names = [-1, 0].map((index) => paths.map((path) => path.split('/').at(index) ?? path));
  return names.find((labels) => unique(labels).length === paths.length) ?? paths;
}

/** Groups equal descriptions of a parameter with their tables; the most frequent one comes last. */
function groupBy(uses: readonly Use[], textOf: (use: Use) => string) {
  const groups = unique(uses.map(textOf)).map((text) => {
    const labels = uses.filter((use) => textOf(use) === text).map(({ label }) => label);
    return {
      text,
      by: labels.join(', '),
      isMost: labels.length > Math.max(2, uses.length / 2),
    };
  });
  if (groups.length < 2) return groups;
  const mostFrequent = groups
    .filter(({ isMost }) => isMost)
    .map((group) => ({ ...group, by: 'the others' }));
  return [...groups.filter(({ isMost }) => !isMost), ...mostFrequent];
}

/** A common description once; different ones with the names of the operations. */
function describeUses(uses: readonly Use[], textOf: (use: Use) => string): string {
  const groups = groupBy(uses, textOf);
  if (groups.length < 2) return groups[0]?.text ?? '';
  return groups.map(({ text, by }) => `${text} (${by})`).join('; ');
}

/** The meaning of a parameter with its operations, in the fewest names. */
function meaningOf(uses: readonly Use[], all: readonly string[]): string {
  const groups = groupBy(uses, ({ parameter }) => parameter.doc);
  if (groups.length > 1)
    return groups.map((group) => `${capitalized(group.by)}: ${group.text}`).join(' ');
  const having = uses.map(({ label }) => label);
  const lacking = all.filter((label) => !having.includes(label));
  const isFew = lacking.length < having.length / 2;
  const who = isFew ? `Not of ${lacking.join(', ')}.` : `Only of ${having.join(', ')}.`;
  return sentences(groups[0]?.text, lacking.length > 0 && who);
}

/** Describes a group of parameters: one of them is required, unless one has a default. */
function choiceOf(uses: readonly Use[], all: readonly string[]): string {
  const bound = uses.filter(
    ({ table: { oneOf = [], params }, parameter }) =>
      oneOf.includes(parameter.name) &&
      params.every(
        (parameter) => !oneOf.includes(parameter.name) || parameter.default === undefined,
      ),
  );
  const groups = groupBy(bound, ({ table }) =>
    table.oneOf!.map((name) => `\`${attributeOf(name)}\``).join(', '),
  );
  const by = (labels: string) => (bound.length < all.length ? ` (${labels})` : '');
  return sentences(...groups.map((group) => `One of ${group.text} is needed${by(group.by)}.`));
}

/** The union of several ranges and sets: values that at least one operation accepts. */
const WIDEST: Readonly<Record<string, (all: readonly unknown[]) => unknown>> = {
  values: (all) => unique(all.flat()),
  min: (all) => Math.min(...all.map(Number)),
  max: (all) => Math.max(...all.map(Number)),
  maxItems: (all) => Math.max(...all.map(Number)),
};

/** The facts that all uses share, as data: a manifest can contain neither patterns nor functions. */
function factsOf(uses: readonly Use[], total: number): Partial<Facts> {
  const all = uses.map(
    ({ parameter: { name: _, doc: __, since: ___, ...facts } }): Record<string, unknown> => facts,
  );
  const facts = Object.entries(all[0]!).flatMap(([fact, first]) => {
    const values = all.map((use) => use[fact]);
    if (first instanceof RegExp || first instanceof Function) return [];
    // An element without controls has no values for the attribute.
    if (Array.isArray(first) && !first.length) return [];
    if (fact === 'required' && uses.length < total) return [];
    if (unique(values.map(String)).length === 1) return [[fact, first]];
    const join = values.includes(undefined) ? undefined : WIDEST[fact];
    return join ? [[fact, join(values)]] : [];
  });
  return Object.fromEntries(facts) as Partial<Facts>;
}

const quoted = (value: string | number) => (typeof value === 'number' ? `${value}` : `'${value}'`);

/** The type of one value. */
function single({ kind = 'text', values, bare, max }: Partial<Facts>): string {
  if (bare) return 'string | boolean';
  if (values?.length) return values.map(quoted).join(' | ');
  if (kind === 'boolean') return 'boolean';
  if (kind === 'long' && max === undefined) return 'number | string';
  return ['integer', 'long', 'decimal'].includes(kind) ? 'number' : 'string';
}

function typeOf(facts: Partial<Facts>): string {
  if (facts.kind !== 'list') return single(facts);
  const entryFacts = single({ ...facts, kind: facts.of ?? 'text' });
  return `string | readonly ${entryFacts.includes('|') ? `(${entryFacts})` : entryFacts}[]`;
}

/** The rule of a parameter, in the words of error messages. */
function ruleOf({ parameter }: Use): string {
  const { bare, kind, separator, values } = parameter;
  if (kind === 'boolean') return 'present or absent';
  if (bare) return `present, or ${describeRule(parameter)}`;
  return separator && values?.length ? `any of ${values.join(', ')}` : describeRule(parameter);
}

/** The version of the oldest use, if it is later than that of the element. */
function sinceOf(uses: readonly Use[], ofElement: string): string | undefined {
  const versions = uses.map(({ parameter: { since = FIRST_RELEASE } }) => since);
  const oldest = versions.reduce((one, other) => (isLater(one, other) ? other : one));
  return isLater(oldest, ofElement) ? oldest : undefined;
}

const isCoveredByType = ({ kind, values }: Partial<Facts>, rule: string) =>
  ['a text', 'comma-separated entries', 'space-separated entries'].includes(rule) ||
  (kind !== 'list' && !!values && !rule.includes(';'));

/**
 * @param table the kind of table that has it
 * @param all the names of all operations of the element
 * @param ofElement the version that the element exists since
 */
function describe(table: string, uses: readonly Use[], all: readonly string[], ofElement: string) {
  const [
    {
      parameter: { name },
      table: { path },
    },
  ] = uses as [Use];
  const facts = factsOf(uses, all.length);
  const rule = describeUses(uses, ruleOf);
  const choice = choiceOf(uses, all);
  const required = describeUses(uses, ({ parameter }) =>
    parameter.required ? 'Required' : 'Optional',
  );
  const defaults = describeUses(uses, ({ parameter }) => String(parameter.default ?? 'none'));
  const since = sinceOf(uses, ofElement);
  const summary = sentences(
    meaningOf(uses, all),
    since && `Since ${since}.`,
    required !== 'Optional' && `${required}${uses.length < all.length ? ' there' : ''}.`,
    defaults.endsWith(')') && `Default: ${defaults}.`,
  );
  const description = sentences(
    summary,
    choice,
    !isCoveredByType(facts, rule) && `${capitalized(rule)}.`,
  );
  const byDefault = facts.default === undefined ? {} : { default: quoted(facts.default) };
  const [attribute, property] = [attributeOf(name), propertyOf(name)];
  return {
    attribute: {
      name: attribute,
      fieldName: property,
      // An attribute cannot be an array.
      type: { text: facts.kind === 'list' ? 'string' : single(facts) },
      ...(summary !== description && { summary }),
      description,
      ...byDefault,
      ...(since && { since }),
      /** Facts for tools that generate forms or tables: an extension of the format. */
      parameter: {
        name,
        table,
        ...(path && { operations: uses.map((use) => use.table.path!) }),
        ...facts,
        ...(choice && { choice }),
        rule,
      },
    },
    member: {
      kind: 'field' as const,
      name: property,
      attribute,
      type: { text: typeOf(facts) },
      description,
      ...byDefault,
    },
  };
}

/**
 * Everything that the tables of a class declare, each name once: the first kind of table wins.
 * @param kinds the tables by their kinds; of operations there can be several
 * @param since the version that the class exists since
 */
export function describeTables(
  kinds: Readonly<Record<string, readonly Table[]>>,
  since = FIRST_RELEASE,
): Description[] {
  const parameters = Object.entries(kinds).flatMap(([kind, tables]) => {
    const labels = labelsOf(tables);
    const uses = tables.flatMap((table, index) =>
      table.params.map((parameter) => ({ table, parameter, label: labels[index] ?? '' })),
    );
    const byName = (name: string) => uses.filter(({ parameter }) => parameter.name === name);
    const names = unique(uses.map(({ parameter }) => parameter.name));
    return names.map((name) => describe(kind, byName(name), labels, since));
  });
  const names = parameters.map(({ member }) => member.name);
  return parameters.filter(({ member }, index) => names.indexOf(member.name) === index);
}
