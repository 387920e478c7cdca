import type { Parameter } from './parameter.js';

interface Issue<Code extends string> {
  readonly code: Code;
  /** The parameter or setting, in the interface's spelling. */
  readonly parameter: string;
  /** What was given, as text; absent where nothing was, or where it must not be shown. */
  readonly value?: string;
}

/** Nothing was given where something must be. */
export type RequiredIssue = Issue<'required'>;

/** Nothing was given for any parameter of a group: `parameter` is the first of it. */
export interface RequiredOneOfIssue extends Issue<'requiredOneOf'> {
  /** The other parameters of the group. */
  readonly alternatives: readonly string[];
}

/** The value breaks the parameter's own rule. */
export interface InvalidIssue extends Issue<'invalid'> {
  /** That rule: its kind, range, values, length or format. */
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

/** The parameter means nothing without another one. */
export interface RequiresIssue extends Issue<'requires'> {
  readonly other: string;
}

/** The parameter means something only where another one has one of some values. */
export interface RequiresValueIssue extends Issue<'requiresValue'> {
  readonly other: string;
  readonly values: readonly string[];
}

/** The parameter rules out others that are given too. */
export interface ConflictIssue extends Issue<'conflictsWith'> {
  readonly others: readonly string[];
}

/** More guests than can be asked for. */
export interface TooManyGuestsIssue extends Issue<'tooManyGuests'> {
  /** All guests, and how many there may be. */
  readonly total: number;
  readonly most: number;
  /** The other parameters that count guests, with their values. */
  readonly others: readonly (readonly [parameter: string, count: number])[];
}

/** A coordinate is outside the range of its unit, or in the other unit. */
export interface CoordinateIssue extends Issue<'mustBeInDegrees' | 'mustBeInSeconds'> {
  /** The parameter that names the unit. */
  readonly other: string;
  /** Largest size in the unit that was asked for, in either direction. */
  readonly limit: number;
  /** Whether the value would be right in the other unit. */
  readonly looksLikeOther: boolean;
}

/** A coordinate in seconds has more than two decimals. */
export type TooManyDecimalsIssue = Issue<'tooManyDecimals'>;

/** In a search by coordinates, another parameter allows one value of this parameter only. */
export interface OnlyWithIssue extends Issue<'onlyOneValueWith'> {
  readonly other: string;
  readonly only: string | number;
}

/** An address to which a reader's token is not sent, since no script tag names it. */
export type UntrustedIssue = Issue<'untrusted'>;

/** A query string brings in what is a setting of its own. */
export interface HoldsSettingIssue extends Issue<'holdsSetting'> {
  /** The query parameter. */
  readonly name: string;
  readonly setting: string;
}

/** A name that nothing reads. */
export interface UnknownNameIssue extends Issue<
  'unknownParameter' | 'unknownSetting' | 'unknownOperation'
> {
  /** The operation that has no such parameter. */
  readonly operation?: string;
  /** What was probably meant. */
  readonly suggestion?: string | undefined;
  /** Whether it is a setting where a parameter is expected. */
  readonly isSetting?: boolean;
}

/** What is wrong with one parameter or setting, as data: each reader gets it in words of their own. */
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
  /** What was given, as text; absent where something is missing, or given but secret. */
  readonly value?: string | undefined;
  /** The broken rule: completes a sentence that starts with the parameter. */
  readonly rule: string;
  /** The same as data, for words of another language. */
  readonly issue: ValidationIssue;
}
