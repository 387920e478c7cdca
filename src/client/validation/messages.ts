/**
 * Validation issues in English, for authors of pages and programs. Separate from the checks, since correct
 * pages never need it.
 */
import { RequestError } from '../errors.js';
import type { ValidationIssue, ValidationMessage } from './issue.js';
import type { Format, Parameter } from './parameter.js';
import { repair } from './repair.js';
import { didYouMean, nearestValue } from './suggest.js';

type Spell = (parameter: string) => string;

function range({ min, max }: Parameter): string {
  if (min === undefined) return max === undefined ? '' : ` up to ${max}`;
  return max === undefined ? ` from ${min}` : ` from ${min} to ${max}`;
}

const FORMATS: Readonly<Record<Format, (rule: Parameter) => string>> = {
  keyword: () =>
    'words of two or more characters (or of one that is double-byte and neither kana nor a ' +
    'symbol), at most 128 single-byte or 64 double-byte characters in all',
  isbnOrJan: () => '13 characters',
  isbn: () => 'an ISBN of 13 or 10 digits with a right check digit',
  subgenre: (rule) => `a genre under ${rule.default}`,
  degrees: (rule) => `in degrees,${range(rule)}`,
  dayOrMinute: () => 'a day or minute such as 2026-11-27 or 2026-11-27T09:59',
  days: () => 'days such as 5,10,15',
  timeZone: () => 'a time zone such as Asia/Tokyo',
  httpUrl: () => 'an address that starts with http:// or https://',
  tileAddress: () => 'an https address with {z}, {x} and {y}',
  urlOrPath: () => 'an http(s) address or a path',
  id: () => 'an id without blanks and full-width characters',
  apiVersion: () => 'a version such as 20170628',
  identifierMapping: () => 'pairs such as site=acme',
  fieldMapping: () =>
    'pairs such as "title=ItemName href=ItemUrl", of title, href, image, caption, price, shop',
};

/** A rule as text: completes "must be …". */
export function describeRule(rule: Parameter): string {
  const { kind, values, format, minLength, maxItems } = rule;
  if (format) return FORMATS[format](rule);
  if (minLength) return `at least ${minLength} characters long`;
  const set = values?.map((value) => (value === '' ? '""' : value)).join(', ');
  if (kind === 'list') {
    const entries = rule.of === 'integer' ? 'whole numbers' : 'entries';
    const apart = rule.separator ? 'space' : 'comma';
    return `${maxItems ? `up to ${maxItems} ` : ''}${apart}-separated ${entries}${set ? ` of ${set}` : ''}`;
  }
  if (set) return `${values!.length > 1 ? 'one of ' : ''}${set}`;
  if (kind === 'date') return 'a calendar date written YYYY-MM-DD';
  if (kind === 'text') return 'a text';
  return `${kind === 'decimal' ? 'a number' : 'an integer'}${range(rule)}`;
}

/** The text to write in place of a value with curly quotes or full-width digits, or of a misspelt one. */
function repairText({ value = '', rule }: ValidationIssue<'invalid'>): string {
  const repaired = repair(value, rule);
  if (!repaired) return didYouMean(nearestValue(value, rule));
  const how = repaired.accident === 'curlyQuotes' ? 'curly quotes' : 'full-width characters';
  return `; write ${repaired.value} without ${how}`;
}

/** An issue as text: completes a sentence that starts with the parameter. */
export function describeIssue(issue: ValidationIssue, spell: Spell): string {
  switch (issue.code) {
    case 'required':
      return 'is required';
    case 'requiredOneOf':
      return `or one of ${issue.alternatives.map(spell).join(', ')} is required`;
    case 'invalid':
      return `must be ${describeRule(issue.rule)}${repairText(issue)}`;
    case 'mustExceed':
      return `must be above ${spell(issue.other)} (${issue.limit})`;
    case 'mustBeAfter':
      return `must be after ${spell(issue.other)} (${issue.limit})`;
    case 'inPast':
      return `must not be in the past: today is ${issue.today} in Japan`;
    case 'requires':
      return `can only be used together with ${spell(issue.other)}`;
    case 'requiresValue': {
      const values = issue.values.map((value) => `"${value}"`).join(' or ');
      return `can only be used with ${spell(issue.other)}=${values}`;
    }
    case 'conflictsWith':
      return `cannot be used together with ${issue.others.map(spell).join(' and ')}`;
    case 'tooManyGuests': {
      const others = issue.others.map(([name, count]) => `${spell(name)} (${count})`).join(', ');
      return `adds up to ${issue.total} people with ${others}: at most ${issue.limit} are allowed`;
    }
    case 'mustBeInDegrees': {
      const range = `from -${issue.limit} to ${issue.limit}, as ${spell(issue.other)} is 1`;
      return `must be in degrees ${range}${issue.looksLikeOther ? ', but looks like seconds' : ''}`;
    }
    case 'mustBeInSeconds':
      return issue.looksLikeOther
        ? `must be in seconds but looks like degrees, which need ${spell(issue.other)} 1`
        : `must be in seconds from -${issue.limit} to ${issue.limit}`;
    case 'tooManyDecimals':
      return 'must have at most two decimals in seconds';
    case 'onlyOneValueWith':
      return `must be ${issue.only} with ${spell(issue.other)} in a search by coordinates`;
    case 'untrusted':
      return 'must be an origin listed on the script tag (for example in data-origins), because an access token is sent to it';
    case 'holdsSetting':
      return `must not contain ${issue.name}: use the setting ${spell(issue.setting)}`;
    case 'unknownParameter':
      return `is not a parameter of ${issue.operation}${
        issue.isSetting ? '; it is a setting' : didYouMean(issue.suggestion)
      }`;
    case 'unknownSetting':
      return `is not a setting${didYouMean(issue.suggestion)}`;
    case 'unknownOperation':
      return `is not an operation${didYouMean(issue.suggestion)}`;
  }
}

/** The request breaks rules of the interface; it was never sent. */
export class ParameterError extends RequestError {
  override readonly name = 'ParameterError';
  readonly code = 'parameter';

  /**
   * @param problems every broken rule
   * @param spell the spelling of a parameter in the message (elements: as an attribute)
   */
  constructor(
    readonly problems: readonly ValidationMessage[],
    spell: Spell = (parameter) => parameter,
  ) {
    super(
      problems
        .map(({ parameter, value, rule }) => {
          const name = spell(parameter);
          return `${name}${value === undefined ? '' : `=${JSON.stringify(value)}`} ${rule}`;
        })
        .join('; '),
    );
  }
}

/**
 * The error for the issues of a request.
 * @param spell the spelling of a parameter in the message (elements: as an attribute)
 */
export const explain = (
  issues: readonly ValidationIssue[],
  spell: Spell = (parameter) => parameter,
): ParameterError =>
  new ParameterError(
    issues.map((issue) => {
      const { parameter, value } = issue;
      const rule = describeIssue(issue, spell) + (issue.item ? ` (${issue.item})` : '');
      return { parameter, ...(value !== undefined && { value }), rule, issue };
    }),
    spell,
  );
