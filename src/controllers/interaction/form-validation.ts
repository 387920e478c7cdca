import type { ValidationIssue } from '../../client/validation/issue.js';
import type { FormMessages, IssueKey } from '../../i18n/form-messages.js';
import type { Selection, WidgetHost } from '../host.js';
import type { FormField } from './form-fields.js';

type Host = Pick<WidgetHost, 'resolve' | 'selection'>;

/** What is wrong with a form, by the name of the field; '' for the form as a whole. */
export type FormErrors = ReadonlyMap<string, string>;

/** What tells an issue from others: its code, or what an invalid value should have been. */
function issueKey(issue: ValidationIssue): IssueKey {
  if (issue.code !== 'invalid') return issue.code;
  const { format, minLength } = issue.rule;
  return format ?? (minLength ? 'minLength' : 'other');
}

/** An issue in the reader's language. */
const messageFor = (issue: ValidationIssue, { issues }: FormMessages): string =>
  issues[issueKey(issue)] ?? issues.other;

/** What the service's rules find wrong with choices of the reader. */
export function validateSelection(
  host: Host,
  choices: Selection,
  fields: readonly FormField[],
  messages: FormMessages,
): FormErrors {
  const { operation, result } = host.resolve({ ...host.selection, ...choices, page: '' });
  const errors = new Map<string, string>();
  for (const issue of Array.isArray(result) ? result : []) {
    const { parameter } = issue;
    // What is wrong with the settings is nothing for readers.
    if (!(parameter in operation.params)) continue;
    // Where one of several is missing, any of them will do.
    const alternatives = operation.oneOf?.includes(parameter) ? operation.oneOf : [];
    const field =
      fields.find(({ parameters }) => parameter in parameters) ??
      fields.find(({ parameters }) => alternatives.some((name) => name in parameters));
    errors.set(field?.name ?? '', messageFor(issue, messages));
  }
  return errors;
}

/** What the browser finds wrong, in its own words: days in the past, what is no number. */
export function validateInputs(form: HTMLFormElement | null): FormErrors {
  const inputs = [...(form?.elements ?? [])] as HTMLInputElement[];
  return new Map(
    inputs
      .filter(({ validity }) => !validity.valid)
      .map(({ name, validationMessage }) => [name, validationMessage]),
  );
}
