import type { Parameter } from './parameter.js';

interface Issue<Code extends string> {
  readonly code: Code;
  /** The parameter or setting, in the interface's spelling. */
  readonly parameter: string;
  /** The given value, as text; absent if none was given, or if it is secret. */
  readonly value?: string;
}

/** A required parameter is missing. */
export type RequiredIssue = Issue<'required'>;

/** All parameters of a group are missing: `parameter` is its first. */
export interface RequiredOneOfIssue extends Issue<'requiredOneOf'> {
  /** The other parameters of the group. */
  readonly alternatives: readonly string[];
}

/** The value breaks the parameter's own rule. */
export interface InvalidIssue extends Issue<'invalid'> {
  /** The broken rule: kind, range, values, length or format. */
  readonly rule: Parameter;
}

/** A number is not above that of another parameter, or a date not after it. */
export interface TooLowIssue extends Issue<'mustExceed' | 'mustBeAfter'> {
  readonly other: string;
  /** The value of the other parameter: a number, or a date written `YYYY-MM-DD`. */
  readonly limit: string | number;
}

/** A date is before today. */
export interface InPastIssue extends Issue<'inPast'> {
  /** Today where the service is, `YYYY-MM-DD`. */
  readonly today: string;
}

/** The parameter has no effect without another one. */
export interface RequiresIssue extends Issue<'requires'> {
  readonly other: string;
}

/** The parameter has an effect only with some values of another one. */
export interface RequiresValueIssue extends Issue<'requiresValue'> {
  readonly other: string;
  readonly values: readonly string[];
}

/** The parameter excludes other given parameters. */
export interface ConflictIssue extends Issue<'conflictsWith'> {
  readonly others: readonly string[];
}

/** More guests than the service allows. */
export interface TooManyGuestsIssue extends Issue<'tooManyGuests'> {
  /** The number of guests, and the limit. */
  readonly total: number;
  readonly most: number;
  /** The other parameters that count guests, with their values. */
  readonly others: readonly (readonly [parameter: string, count: number])[];
}

/** A coordinate is outside the range of its unit, or in the other unit. */
export interface CoordinateIssue extends Issue<'mustBeInDegrees' | 'mustBeInSeconds'> {
  /** The parameter that names the unit. */
  readonly other: string;
  /** Largest absolute value in the requested unit. */
  readonly limit: number;
  /** True if the value would be valid in the other unit. */
  readonly looksLikeOther: boolean;
}

/** A coordinate in seconds has more than two decimals. */
export type TooManyDecimalsIssue = Issue<'tooManyDecimals'>;

/** In a search by coordinates, another parameter allows one value of this parameter only. */
export interface OnlyWithIssue extends Issue<'onlyOneValueWith'> {
  readonly other: string;
  readonly only: string | number;
}

/** The reader's token is not sent to this address, since no script tag names it. */
export type UntrustedIssue = Issue<'untrusted'>;

/** A query string contains a setting. */
export interface HoldsSettingIssue extends Issue<'holdsSetting'> {
  /** The query parameter. */
  readonly name: string;
  readonly setting: string;
}

/** An unknown parameter or setting. */
export interface UnknownNameIssue extends Issue<
  'unknownParameter' | 'unknownSetting' | 'unknownOperation'
> {
  /** The operation that does not have the parameter. */
  readonly operation?: string;
  /** The nearest known name. */
  readonly suggestion?: string | undefined;
  /** True if it is the name of a setting in place of a parameter. */
  readonly isSetting?: boolean;
}

/** One mistake in a request, as data; `messages.ts` and `src/i18n/` have the texts. */
export type ValidationIssue =
  | RequiredIssue
  | RequiredOneOfIssue
  | InvalidIssue
  | TooLowIssue
  | InPastIssue
  | RequiresIssue
  | RequiresValueIssue
  | ConflictIssue
  | TooManyGuestsIssue
  | CoordinateIssue
  | TooManyDecimalsIssue
  | OnlyWithIssue
  | UntrustedIssue
  | HoldsSettingIssue
  | UnknownNameIssue;

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
