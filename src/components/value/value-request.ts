import type { Operation } from '../../client/operations/operation.js';
import { dropField } from '../../client/records/fields.js';
import type { AnyRecord } from '../../client/records/record.js';
import { summaryOf } from '../../client/records/summary.js';
import { buildRequest } from '../../client/request.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import { hasValue } from '../../client/validation/validate.js';
import { common } from '../../i18n/common.js';
import { formatNumber, formatPrice } from '../../i18n/format.js';
import { idNames, idsIn, lookups } from '../../element/lookup.js';
import type { ResolvedRequest } from '../../element/request/request-state.js';
import type { ElementSettings } from '../../element/settings/settings.js';
import type { Locale } from '../../i18n/locale.js';

/** Fields by a common name: the first one with a value counts. A record's summary has its name. */
const commonFields: Readonly<Record<string, readonly string[]>> = {
  price: ['itemPrice', 'salesMinPrice', 'minPrice', 'hotelMinCharge'],
  rating: ['reviewAverage'],
  reviews: ['reviewCount'],
  name: [],
};

/** The request for the only id among the values, or the mistake. */
function lookupOf(values: Readonly<Record<string, unknown>>): {
  readonly operation: Operation;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly issue?: ValidationIssue;
} {
  const [name = 'isbn', ...others] = idsIn(values);
  const value = values[name];
  const { operation, parameter } = lookups[name];
  const found = { operation, parameters: { [parameter]: value } };
  if (!hasValue(value)) {
    const [first, ...alternatives] = idNames;
    return { ...found, issue: { code: 'requiredOneOf', parameter: first!, alternatives } };
  }
  if (!others.length) return found;
  return {
    ...found,
    issue: { code: 'conflictsWith', parameter: name, value: String(value), others },
  };
}

/** The mistake of a field that is not among the possible ones. */
export const wrongField = (field: string, values: readonly string[]): ValidationIssue => ({
  code: 'invalid',
  parameter: 'field',
  value: field,
  rule: { kind: 'text', values },
});

export function fieldNames({ record }: Operation): readonly string[] {
  const names = Object.keys(record).filter((name) => record[name] !== dropField);
  return [...Object.keys(commonFields), ...names];
}

/** The request for the record of an element, or its mistakes. */
export function resolveLookup(
  values: Readonly<Record<string, unknown>>,
  field: string,
  settings: ElementSettings,
): ResolvedRequest {
  const { operation, parameters, issue } = lookupOf(values);
  const request = buildRequest(operation, parameters, settings);
  // Rules of the operation would report a missing id again.
  const ofRequest = issue ? [issue] : Array.isArray(request) ? request : [];
  const fields = fieldNames(operation);
  const issues = fields.includes(field) ? ofRequest : [...ofRequest, wrongField(field, fields)];
  return {
    operation,
    parameters,
    result: issues.length || Array.isArray(request) ? issues : request,
  };
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** True for 0 yen where it is a price, of an e-book. Of other records, it means that there are no offers. */
const isFree = ({ itemNumber, itemPrice }: AnyRecord, name: string | undefined): boolean =>
  name === 'itemPrice' && itemNumber !== undefined && itemPrice === 0;

/**
 * The text of a field. Prices have their currency; the lowest of several prices is marked as such.
 * @param field a common name or that of a field
 * @returns undefined if the record has no such text
 */
export function textOf(record: AnyRecord, field: string, locale: Locale): string | undefined {
  if (field === 'name') return summaryOf(record).title;
  const names = commonFields[field] ?? [field];
  const isFigure = field === 'price' || field === 'rating';
  // A price or rating of 0 means that there are no offers or reviews.
  const name = names.find(
    (each) => isFree(record, each) || (isFigure ? record[each] : hasValue(record[each])),
  );
  if (isFree(record, name)) return common[locale].free;
  const value = name && record[name];
  if (typeof value === 'number' && /(price|charge)$/i.test(name!)) {
    const price = formatPrice(locale, value);
    return /min/i.test(name!) ? common[locale].priceFrom(price) : price;
  }
  if (typeof value === 'number' && field in commonFields) return formatNumber(value);
  const values = [value].flat();
  return values.every(isPlain) ? values.join(', ') || undefined : undefined;
}
