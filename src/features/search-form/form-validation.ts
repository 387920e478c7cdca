import type { ValidationIssue } from '../../client/validation/issue.js';
import { formatNumber } from '../../i18n/format.js';
import type { FormMessages, IssueKey } from '../../i18n/form-messages.js';
import type { Selection, WidgetHost } from '../../element/host.js';
import type { FormField } from './form-fields.js';

type Host = Pick<WidgetHost, 'resolve' | 'state'>;

/** What is wrong with a form, by the name of the field; '' for the form as a whole. */
export type FormErrors = ReadonlyMap<string, string>;

/** What tells an issue from others: its code, or what an invalid value should have been. */
function issueKey(issue: ValidationIssue): IssueKey {
  if (issue.code !== 'invalid') return issue.code;
  const { format, minLength } = issue.rule;
  return format ?? (minLength ? 'minLength' : 'other');
}

/** An issue with a field in the reader's language. */
function messageFor(issue: ValidationIssue, field: FormField | undefined, messages: FormMessages) {
  const { issues, missing, required } = messages;
  if (issue.code === 'required' && field)
    return missing?.[issue.parameter] ?? required(field.label);
  return issues[issueKey(issue)] ?? issues.other;
}

/** What the service's rules find wrong with choices of the reader. */
export function validateSelection(
  host: Host,
  choices: Selection,
  fields: readonly FormField[],
  messages: FormMessages,
): FormErrors {
  const { operation, result } = host.resolve({ ...host.state.selection, ...choices, page: '' });
  const errors = new Map<string, string>();
  for (const issue of Array.isArray(result) ? result : []) {
    const { parameter } = issue;
    // What is wrong with the settings is nothing for readers.
    if (!(parameter in operation.params)) continue;
    if (issue.code === 'requiredOneOf') {
      // Any of them will do; a keyword can lead to another search.
      const wanted = ['keyword', ...(operation.oneOf ?? [])];
      const any = fields.filter(({ parameters }) => wanted.some((name) => name in parameters));
      const labels = [...new Set(any.map(({ label }) => label))];
      errors.set(
        any[0]?.name ?? '',
        any.length ? messages.either(labels) : messages.issues.requiredOneOf,
      );
      continue;
    }
    const field = fields.find(({ parameters }) => parameter in parameters);
    errors.set(field?.name ?? '', messageFor(issue, field, messages));
  }
  return errors;
}

/** What the browser finds wrong with an input: in the kit's words, whatever the browser's language. */
function messageOf({ max, min, step, type, validity }: HTMLInputElement, messages: FormMessages) {
  const { inputs, issues } = messages;
  if (type === 'date') return (validity.rangeUnderflow && issues.inPast) || inputs.date;
  if (validity.rangeUnderflow) return inputs.atLeast(formatNumber(Number(min)));
  if (validity.rangeOverflow) return inputs.atMost(formatNumber(Number(max)));
  return step === 'any' ? inputs.number : inputs.integer;
}

/** What the browser finds wrong: days in the past, what is no number. */
export function validateInputs(form: HTMLFormElement | null, messages: FormMessages): FormErrors {
  const inputs = [...(form?.elements ?? [])] as HTMLInputElement[];
  return new Map(
    inputs
      .filter(({ validity }) => !validity.valid)
      .map((input) => [input.name, messageOf(input, messages)]),
  );
}
