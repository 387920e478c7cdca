import type { Problem } from './errors.js';

/**
 * The kinds of parameter that the interface knows.
 * `integer` and `long` are whole numbers; `date` is `YYYY-MM-DD`; `list` is comma-separated.
 */
export type Kind = 'text' | 'integer' | 'long' | 'decimal' | 'date' | 'list' | 'boolean';

/** What one parameter accepts. Plain data, so that tables can be read by programs. */
export interface Parameter {
  readonly kind: Kind;
  /** Smallest and largest value of a number, both included. */
  readonly min?: number;
  readonly max?: number;
  /** The only values there are; of each entry, for a list. */
  readonly values?: readonly (string | number)[];
  /** What the service assumes where nothing is sent. The kit does not send it. */
  readonly default?: string | number;
  readonly required?: boolean;
  /** What a text must look like, and how that is said: completes "must be …". */
  readonly pattern?: RegExp;
  readonly words?: string;
  /** Kind of the entries of a list, and how many there may be. */
  readonly of?: 'text' | 'integer';
  readonly most?: number;
  /** True where the value must never be shown: in errors, logs or attributes. */
  readonly secret?: boolean;
}

export type ParameterTable = Readonly<Record<string, Parameter>>;

/** A checked value. */
export type Value = string | number | readonly (string | number)[];
export type Values = Readonly<Record<string, Value | undefined>>;

/** Attributes are text, so every number may also be given as its digits. */
type OrText<T extends string | number> = T | `${T}`;

type Base<P extends Parameter> = P['kind'] extends 'list'
  ? | string
    | readonly (P['values'] extends readonly (infer V extends string | number)[]
        ? V
        : string | number)[]
  : P['kind'] extends 'boolean'
    ? boolean | ''
    : P['values'] extends readonly (infer V extends string | number)[]
      ? OrText<V>
      : P['kind'] extends 'text' | 'date'
        ? string
        : OrText<number>;

/** The values that a table accepts: all optional here, since settings and rules may fill them. */
export type ParamsOfTable<T extends ParameterTable> = {
  -readonly [K in keyof T]?: Base<T[K]> | undefined;
};

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** True for a day that the calendar has: `2026-02-30` is none. */
export function isDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
}

function range({ min, max }: Parameter): string {
  if (min === undefined) return max === undefined ? '' : ` up to ${max}`;
  return max === undefined ? ` from ${min}` : ` from ${min} to ${max}`;
}

/** The rule of one parameter in words: completes "page …". */
export function ruleOf(parameter: Parameter): string {
  const { kind, values, words, most } = parameter;
  if (words) return `must be ${words}`;
  const set = values?.map((value) => (value === '' ? '""' : value)).join(', ');
  if (kind === 'list') {
    const entries = parameter.of === 'integer' ? 'whole numbers' : 'entries';
    return `must be ${most ? `up to ${most} ` : ''}comma-separated ${entries}${set ? ` of ${set}` : ''}`;
  }
  if (set) return `must be ${values!.length > 1 ? 'one of ' : ''}${set}`;
  if (kind === 'date') return 'must be a calendar date written YYYY-MM-DD';
  if (kind === 'text') return 'must be a text';
  return `must be ${kind === 'decimal' ? 'a number' : 'an integer'}${range(parameter)}`;
}

function number(text: string, { kind, min = -Infinity, max = Infinity }: Parameter) {
  const form = kind === 'decimal' ? /^[+-]?(\d+\.?\d*|\.\d+)$/ : /^[+-]?\d+$/;
  const value = form.test(text) ? Number(text) : NaN;
  return value >= min && value <= max ? value : undefined;
}

/** One given value as its kind, or undefined where it breaks the parameter's rule. */
function parse(given: unknown, parameter: Parameter): Value | undefined {
  const { kind, values, pattern, most = Infinity } = parameter;
  if (kind === 'list') {
    const parts = (Array.isArray(given) ? given : String(given).split(',')).map((part) =>
      parse(part, { ...parameter, kind: parameter.of ?? 'text' }),
    );
    const valid = parts.length <= most && parts.every((part) => part !== undefined && part !== '');
    return valid ? (parts as (string | number)[]) : undefined;
  }
  if (typeof given !== 'string' && typeof given !== 'number') return undefined;
  const text = String(given).trim();
  if (values) return values.find((value) => String(value) === text);
  if (kind === 'date') return isDate(text) ? text : undefined;
  if (kind === 'text') return !pattern || pattern.test(text) ? text : undefined;
  return number(text, parameter);
}

/** True where an author said something: an absent or empty attribute says nothing. */
export const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value.length);

/**
 * Checks given values against a table, parameter by parameter.
 * @returns the checked values, and a problem for each that breaks its rule or is missing
 */
export function check(
  table: ParameterTable,
  given: Readonly<Record<string, unknown>>,
): { values: Record<string, Value>; problems: Problem[] } {
  const values: Record<string, Value> = {};
  const problems: Problem[] = [];
  for (const [name, parameter] of Object.entries(table)) {
    const one = given[name];
    // An empty text is a value only where the interface lists it.
    if (!isGiven(one) && !(one === '' && parameter.values?.includes(''))) {
      if (parameter.required) problems.push({ parameter: name, rule: 'is required' });
      continue;
    }
    const value = parse(one, parameter);
    if (value !== undefined) values[name] = value;
    else {
      const shown = parameter.secret ? {} : { value: String(one) };
      problems.push({ parameter: name, ...shown, rule: ruleOf(parameter) });
    }
  }
  return { values, problems };
}

/** A checked value as the service reads it. */
export const serialise = (value: Value): string => String(value);
