import { resolveDay } from '../days.js';
import type { Operation } from './operation.js';
import type { Parameter, ParameterTable } from '../validation/parameter.js';
import { hasValue } from '../validation/validate.js';

/** Children of one kind; with everybody else at most 99 people. */
const children = { kind: 'integer', min: 0, max: 99, default: 0 } as const satisfies Parameter;

/** The guests of a stay, and their rooms. */
export const party = {
  /** Adults; with all children at most 99 people. */
  adultNum: { kind: 'integer', min: 1, max: 99, default: 1 },
  /** Children in the upper grades of elementary school. */
  upClassNum: children,
  /** Children in the lower grades of elementary school. */
  lowClassNum: children,
  /** Young children with meal and bedding. */
  infantWithMBNum: children,
  /** Young children with meal only. */
  infantWithMNum: children,
  /** Young children with bedding only. */
  infantWithBNum: children,
  /** Young children without meal or bedding. */
  infantWithoutMBNum: children,
  /** Rooms. */
  roomNum: { kind: 'integer', min: 1, max: 10, default: 1 },
} as const satisfies ParameterTable;

/** The next day, `YYYY-MM-DD`; any date for an invalid day, which validation reports. */
const dayAfter = (day: unknown): string =>
  new Date((Date.parse(String(day)) + 864e5) % 864e13 || 0).toISOString().slice(0, 10);

/** Resolves the dates of a stay among parameters; a stay is by default one night. */
export function stayDates(
  parameters: Readonly<Record<string, unknown>>,
  { params }: Operation,
): Record<string, unknown> {
  const resolved = { ...parameters };
  const checkinDate = resolveDay(parameters['checkinDate']);
  const checkoutDate = resolveDay(parameters['checkoutDate'], String(checkinDate));
  if ('checkinDate' in parameters) resolved['checkinDate'] = checkinDate;
  if ('checkoutDate' in parameters) resolved['checkoutDate'] = checkoutDate;
  if ('checkoutDate' in params && hasValue(checkinDate) && !hasValue(checkoutDate)) {
    resolved['checkoutDate'] = dayAfter(checkinDate);
  }
  return resolved;
}
