import { locate } from '../../client/geo/geolocation.js';
import type { FormMessages, IssueKey } from '../../i18n/form-messages.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import type { WidgetHost } from '../host.js';
import type { MktEventMap } from '../event-types.js';
import { givenTo, isNear, parametersOf, tableOf } from './form-fields.js';
import type { Reader } from './search-form-controller.js';

type Choices = Record<string, unknown>;

/** What the form holds, by parameter; '' for none, and for what is meant anyway. */
function heldBy({ element, fields, form }: Reader): Choices {
  const table = tableOf(element);
  const data = new FormData(form!);
  const choices: Choices = {};
  for (const { flag, name, parameters } of fields) {
    const values = data.getAll(name) as string[];
    const text = (flag ? String(values.length) : values.join()).trim().replace(/\s+/g, ' ');
    const parts = parameters.length > 1 ? text.split(',') : [text];
    for (const [at, parameter] of parameters.entries()) {
      const value = parts[at] ?? '';
      const { default: usual, values: set } = table[parameter]!;
      choices[parameter] = value === String(usual) && !set?.includes('') ? '' : value;
    }
  }
  return choices;
}

/** The operation that choices lead to, and what would be wrong with them. */
function outlook(element: WidgetHost, choices: Choices) {
  const { operation, result } = element.resolve({ ...element.selection, ...choices, page: '' });
  // What is wrong with the settings is nothing for readers.
  const issues = Array.isArray(result) ? result : [];
  return { operation, issues: issues.filter(({ parameter }) => parameter in operation.params) };
}

/** What tells an issue from others: its code, or what an invalid value should have been. */
function issueKeyOf(issue: ValidationIssue): IssueKey {
  if (issue.code !== 'invalid') return issue.code;
  const { format, minLength } = issue.rule;
  return format ?? (minLength ? 'minLength' : 'other');
}

/** An issue in the reader's language. */
const messageFor = (issue: ValidationIssue, { issues }: FormMessages): string =>
  issues[issueKeyOf(issue)] ?? issues.other;

/** What is wrong with choices, by the name of the field that it belongs to. */
function problemsIn({ element, fields, form, messages }: Reader, choices: Choices) {
  const errors = new Map<string, string>();
  const { operation, issues } = outlook(element, choices);
  for (const issue of issues) {
    const { parameter } = issue;
    // Where one of several is missing, any of them will do.
    const one = operation.oneOf?.includes(parameter) ? operation.oneOf : [];
    const field =
      fields.find(({ parameters }) => parameters.includes(parameter)) ??
      fields.find(({ parameters }) => parameters.some((name) => one.includes(name)));
    errors.set(field?.name ?? '', messageFor(issue, messages));
  }
  for (const { name, validity, validationMessage } of form as unknown as HTMLInputElement[])
    if (!validity.valid) errors.set(name, validationMessage);
  return errors;
}

/** Chooses, unless something is wrong or the page does not want it. */
function take(reader: Reader, choices: Choices): void {
  const { element } = reader;
  reader.errors = problemsIn(reader, choices);
  element.requestUpdate();
  if (reader.errors.size) {
    reader.wantFocus('[aria-invalid=true]');
    return;
  }
  const params = Object.fromEntries(Object.entries(choices).filter(([, value]) => value));
  const event: MktEventMap['mkt-search'] = new CustomEvent('mkt-search', {
    detail: { params },
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  if (!element.dispatchEvent(event)) return;
  // The fields show what was made of it.
  reader.filled = new WeakMap();
  reader.change(choices);
}

/** The area, which a position stands in for. */
const area = (element: WidgetHost, value: '' | undefined): Choices =>
  Object.fromEntries(parametersOf(element, 'area').map((name) => [name, value]));

/** Whether choices name an area. */
const inArea = (element: WidgetHost, choices: Choices) =>
  parametersOf(element, 'area').some((name) => choices[name]);

/** What the form holds, without a position. */
const elsewhere = (reader: Reader): Choices => {
  const { element } = reader;
  const held = heldBy(reader);
  return {
    ...held,
    ...(inArea(element, held) ? {} : area(element, undefined)),
    latitude: undefined,
    longitude: undefined,
  };
};

const knowsPlaces = (element: WidgetHost, choices: Choices) =>
  'latitude' in outlook(element, choices).operation.params;

/** Searches for what the form holds. */
export function submit(reader: Reader): void {
  const { element } = reader;
  const choices = heldBy(reader);
  // A position stays until the reader looks for something that is somewhere else.
  const stays = !isNear(element) || (knowsPlaces(element, choices) && !inArea(element, choices));
  take(reader, stays ? choices : elsewhere(reader));
}

/** Goes back to what the author has set. */
export function reset(reader: Reader): void {
  reader.errors.clear();
  reader.filled = new WeakMap();
  reader.element.select({});
}

/** Searches around the reader, or no longer. */
export async function toggleNear(reader: Reader): Promise<void> {
  const { element, messages } = reader;
  if (reader.locating) return;
  if (isNear(element)) {
    take(reader, elsewhere(reader));
    return;
  }
  const show = (locating: boolean, error = '') => {
    reader.locating = locating;
    reader.errors = new Map(error ? [['near', error]] : []);
    element.requestUpdate();
  };
  show(true);
  const place = await locate(givenTo(element));
  if (typeof place === 'string') {
    show(false, messages.near?.[place]);
    return;
  }
  show(false);
  const choices = { ...heldBy(reader), ...area(element, ''), ...place };
  // Words lead some elements to an operation that knows no places.
  take(reader, knowsPlaces(element, choices) ? choices : { ...choices, keyword: '' });
}
