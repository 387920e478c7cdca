import type { ValidationIssue } from './issue.js';
import type { Parameter, ParameterTable, Value } from './parameter.js';

function number(input: string | number, { kind, min = -Infinity, max = Infinity }: Parameter) {
  const text = String(input).trim();
  const form = kind === 'decimal' ? /^[+-]?(\d+\.?\d*|\.\d+)$/ : /^[+-]?\d+$/;
  const value = form.test(text) ? Number(text) : NaN;
  if (!(value >= min && value <= max)) return undefined;
  // A whole number too long for a double would be sent as another one.
  if (kind === 'decimal' || Number.isSafeInteger(value)) return value;
  if (kind !== 'long' || typeof input === 'number') return undefined;
  const exact = BigInt(text);
  return BigInt.asIntN(64, exact) === exact ? `${exact}` : undefined;
}

/** A given value converted to its kind; undefined if it breaks the parameter's rule. */
function parse(written: unknown, parameter: Parameter): Value | undefined {
  const {
    kind,
    read = String,
    values,
    minLength = 0,
    pattern,
    test,
    maxItems = Infinity,
    separator = ',',
  } = parameter;
  const input = typeof written === 'string' ? read(written) : written;
  if (kind === 'list') {
    const entryRule: Parameter = { ...parameter, kind: parameter.of ?? 'text' };
    const parts = (Array.isArray(input) ? input : String(input).trim().split(separator)).map(
      (part) => parse(part, entryRule),
    );
    const valid =
      parts.length <= maxItems && parts.every((part) => part !== undefined && part !== '');
    return valid ? (parts as (string | number)[]) : undefined;
  }
  if (typeof input !== 'string' && typeof input !== 'number') return undefined;
  const text = String(input).trim();
  if (values) return values.find((value) => String(value) === text);
  if (kind !== 'text' && kind !== 'date') return number(input, parameter);
  // An unpaired surrogate, left where a page has cut a text, cannot be encoded in an address.
  if (/\p{Cs}/u.test(text)) return undefined;
  // Counted in characters: `length` counts some as two.
  if (minLength && [...text].length < minLength) return undefined;
  return pattern?.test(text) === false || test?.(text) === false ? undefined : text;
}

/** True if an author set a value: an absent or blank attribute does not count. */
export const hasValue = (value: unknown): boolean => value != null && /\S/.test(value as string);

/**
 * Validates given values against a table.
 * @returns the valid values, and an issue for each invalid or missing one
 */
export function validate(table: ParameterTable, inputs: Readonly<Record<string, unknown>>) {
  const values: Record<string, Value> = {};
  const issues: ValidationIssue[] = [];
  for (const [parameter, rule] of Object.entries(table)) {
    const input = inputs[parameter];
    // Frameworks on a server write `true` and `false` as text.
    const isFlag = rule.bare && /^(true|false)$/.test(String(input));
    const raw = isFlag ? (String(input) === 'true' ? '' : undefined) : input;
    // An empty text is a value only if the interface lists it.
    if (!hasValue(raw) && !(raw === '' && rule.values?.includes(''))) {
      if (rule.required) issues.push(requiredIssue(parameter));
      continue;
    }
    const value = parse(raw, rule);
    if (value !== undefined) values[parameter] = value;
    else {
      const shown = rule.secret ? {} : { value: String(raw) };
      issues.push({ code: 'invalid', parameter, ...shown, rule });
    }
  }
  return { values, issues };
}

export const requiredIssue = (parameter: string): ValidationIssue => ({
  code: 'required',
  parameter,
});
