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
  /** What a pattern cannot say; a table that needs it names it, so that others need not carry it. */
  readonly test?: (text: string) => boolean;
  readonly words?: string;
  /** Kind of the entries of a list, how many there may be, and what separates them if no comma. */
  readonly of?: 'text' | 'integer';
  readonly most?: number;
  readonly separator?: RegExp;
  /** True where the value must never be shown: in errors, logs or attributes. */
  readonly secret?: boolean;
}

export type ParameterTable = Readonly<Record<string, Parameter>>;

/** What is wrong with one parameter: its table entry stands for its own rule. */
export interface ValidationIssue {
  /** The parameter, in the interface's spelling. */
  readonly parameter: string;
  /** What was given, as text; absent where something is missing, or given but secret. */
  readonly value?: string;
  /** The broken rule in words, or the parameter whose own rule it is. */
  readonly rule: string | Parameter;
}

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
