/**
 * The kinds of parameters. `integer` and `long` are whole numbers, `long` of 64 bits: above 2^53 as text;
 * `date` is `YYYY-MM-DD`; `list` is comma-separated.
 */
export type Kind = 'text' | 'integer' | 'long' | 'decimal' | 'date' | 'list' | 'boolean';

/** The format of a value, if its kind alone does not define it. */
export type Format =
  /** Words to search for: see `isKeyword`. */
  | 'keyword'
  /** ISBN or JAN code: 13 characters. */
  | 'isbnOrJan'
  /** ISBN of 13 or 10 digits. */
  | 'isbn'
  /** A genre within the default one. */
  | 'subgenre'
  /** A coordinate in degrees. */
  | 'degrees'
  /** A day, or a minute: `2026-11-27`, `2026-11-27T09:59`. */
  | 'dayOrMinute'
  /** Days of a month. */
  | 'days'
  /** The name of a time zone. */
  | 'timeZone'
  /** An absolute http(s) address. */
  | 'httpUrl'
  /** Address of the tiles of a map. */
  | 'tileAddress'
  /** An http(s) address or a path. */
  | 'urlOrPath'
  /** The id of an application or an affiliate. */
  | 'id'
  /** Version of an operation, such as `20170628`. */
  | 'apiVersion'
  /** Pairs such as `site=acme`: see `identifier-mapping.ts`. */
  | 'identifierMapping'
  /** Pairs such as `title=ItemName`: see `records/dynamic-ad.ts`. */
  | 'fieldMapping';

/** One parameter, as plain data, so that programs can read the tables. */
export interface Parameter {
  readonly kind: Kind;
  /** Smallest and largest value of a number, both included. */
  readonly min?: number;
  readonly max?: number;
  /** The only valid values; for a list, of each entry. */
  readonly values?: readonly (string | number)[];
  /** The service's default. The kit does not send it. */
  readonly default?: string | number;
  readonly required?: boolean;
  /** Least number of characters of a text. */
  readonly minLength?: number;
  /** Reads a written value: without the hyphens of a code. A function, as `test`. */
  readonly read?: (text: string) => string;
  readonly pattern?: RegExp;
  /** A check that no pattern can express: a function, so that only tables that need it load it. */
  readonly test?: (text: string) => boolean;
  /** The name of the rule in `pattern`, `test` or the range, for messages. */
  readonly format?: Format;
  /** Of a list: the kind of its entries, their maximum number, and a separator other than the comma. */
  readonly of?: 'text' | 'integer';
  readonly maxItems?: number;
  readonly separator?: RegExp;
  /** True if the attribute may have no value: an empty attribute means `true`. */
  readonly bare?: boolean;
  /** True if the value must never appear in errors, logs or attributes. */
  readonly secret?: boolean;
}

export type ParameterTable = Readonly<Record<string, Parameter>>;

export type Value = string | number | readonly (string | number)[];
export type Values = Readonly<Record<string, Value | undefined>>;

/** Attributes are text, so every number may also be given as its digits. */
type OrText<T extends string | number> = T | `${T}`;

type Base<P extends Parameter> = P['bare'] extends true
  ? string | boolean
  : P['kind'] extends 'list'
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

/** The values that a table accepts, all optional: settings and rules may supply them. */
export type ParamsOfTable<T extends ParameterTable> = {
  -readonly [K in keyof T]?: Base<T[K]> | undefined;
};
