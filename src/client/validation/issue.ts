import type { Parameter } from './parameter.js';

/** The issues by their codes, each with its values beyond the common ones. */
interface Issues {
  required: object;
  /** All parameters of a group are missing: `parameter` is its first, `alternatives` are the others. */
  requiredOneOf: {
    readonly alternatives: readonly string[];
  };
  /** The value breaks the parameter's own rule: kind, range, values, length or format. */
  invalid: { readonly rule: Parameter };
  mustExceed: TooLow;
  mustBeAfter: TooLow;
  /** A date is before today, which is `YYYY-MM-DD` where the service is. */
  inPast: { readonly today: string };
  /** The parameter has no effect without another one. */
  requires: { readonly other: string };
  /** The parameter has an effect only with some values of another one. */
  requiresValue: { readonly other: string; readonly values: readonly string[] };
  /** The parameter excludes other given parameters. */
  conflictsWith: { readonly others: readonly string[] };
  /** More guests than the service allows. */
  tooManyGuests: {
    readonly total: number;
    readonly limit: number;
    /** The other parameters that count guests, with their values. */
    readonly others: readonly (readonly [parameter: string, count: number])[];
  };
  /** A coordinate is outside the range of its unit, or in the other unit. */
  mustBeInDegrees: WrongCoordinate;
  mustBeInSeconds: WrongCoordinate;
  /** A coordinate in seconds has more than two decimals. */
  tooManyDecimals: object;
  /** In a search by coordinates, another parameter allows one value of this parameter only. */
  onlyOneValueWith: { readonly other: string; readonly only: string | number };
  /** The reader's token is not sent to this address, since no script tag names it. */
  untrusted: object;
  /** A query string contains a setting, as the query parameter `name`. */
  holdsSetting: { readonly name: string; readonly setting: string };
  unknownParameter: UnknownName;
  unknownSetting: UnknownName;
  unknownOperation: UnknownName;
}

interface TooLow {
  readonly other: string;
  /** The value of the other parameter: a number, or a date written `YYYY-MM-DD`. */
  readonly limit: string | number;
}

interface WrongCoordinate {
  /** The parameter that names the unit. */
  readonly other: string;
  /** Largest absolute value in the requested unit. */
  readonly limit: number;
  /** True if the value would be valid in the other unit. */
  readonly looksLikeOther: boolean;
}

interface UnknownName {
  readonly operation?: string;
  readonly suggestion?: string | undefined;
  /** True if it is the name of a setting in place of a parameter. */
  readonly isSetting?: boolean;
}

/** One mistake in a request, as data; `messages.ts` and the features have the texts. */
export type ValidationIssue<Code extends keyof Issues = keyof Issues> = {
  [C in Code]: {
    readonly code: C;
    /** The parameter or setting, in the interface's spelling. */
    readonly parameter: string;
    /** The given value, as text; absent if none was given, or if it is secret. */
    readonly value?: string;
    /** The item of a list that has the mistake: its place and its link's words. */
    readonly item?: string;
  } & Issues[C];
}[Code];

/** An issue in English, for the author of a page. */
export interface ValidationMessage {
  /** The parameter, in the interface's spelling. */
  readonly parameter: string;
  /** The given value, as text; absent if none was given, or if it is secret. */
  readonly value?: string | undefined;
  /** The broken rule: completes a sentence that starts with the parameter. */
  readonly rule: string;
  /** The same as data, for texts in another language. */
  readonly issue: ValidationIssue;
}
