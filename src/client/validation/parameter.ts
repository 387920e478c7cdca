/**
 * The kinds of parameter that the interface knows.
 * `integer` and `long` are whole numbers, `long` of 64 bits: above 2^53 as text; `date` is `YYYY-MM-DD`; `list` is comma-separated.
 */
export type Kind = 'text' | 'integer' | 'long' | 'decimal' | 'date' | 'list' | 'boolean';

/** What the values of a parameter are, where its kind alone does not say it. */
export type Format =
  /** Words to search for: see `isKeyword`. */
  | 'keyword'
  /** ISBN or JAN code: 13 characters without hyphens. */
  | 'isbnOrJan'
  /** A genre below the default one. */
  | 'subgenre'
  /** A coordinate in degrees. */
  | 'degrees'
  /** An absolute http(s) address. */
  | 'httpUrl'
  /** Address of the tiles of a map. */
  | 'tileAddress'
  /** An http(s) address or a path. */
  | 'urlOrPath'
  /** Version of an operation, such as `20170628`. */
  | 'apiVersion'
  /** Pairs such as `site=acme`: see `identifier-mapping.ts`. */
  | 'identifierMapping'
  /** Pairs such as `title=ItemName`: see `records/dynamic-ad.ts`. */
  | 'fieldMapping';

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
  /** Characters that a text has at least. */
  readonly minLength?: number;
  /** What a text must look like. */
  readonly pattern?: RegExp;
  /** What a pattern cannot say: a function, so that only tables that need it bring it. */
  readonly test?: (text: string) => boolean;
  /** Names what `pattern`, `test` or the range stand for, so that messages can say it. */
  readonly format?: Format;
  /** Kind of the entries of a list, how many there may be, and what separates them if no comma. */
  readonly of?: 'text' | 'integer';
  readonly most?: number;
  readonly separator?: RegExp;
  /** True where it says something without a value as well: an attribute that is there, or `true`. */
  readonly bare?: boolean;
  /** True where the value must never be shown: in errors, logs or attributes. */
  readonly secret?: boolean;
}

export type ParameterTable = Readonly<Record<string, Parameter>>;

/** A checked value. */
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

/** The values that a table accepts: all optional here, since settings and rules may fill them. */
export type ParamsOfTable<T extends ParameterTable> = {
  -readonly [K in keyof T]?: Base<T[K]> | undefined;
};
