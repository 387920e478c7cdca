import type { ValidationIssue } from '../../client/validation/issue.js';
import { formatNumber } from '../../i18n/format.js';
import type { FormMessages, IssueKey } from './texts.js';
import type { Selection } from '../../element/selection.js';
import type { WidgetHost } from '../../element/host.js';
import type { FormField } from './form-fields.js';

/** Error messages by field name; '' for the whole form. */
export type FormErrors = ReadonlyMap<string, string>;

/** The message key of an issue: its code, or the expected format of an invalid value. */
function issueKey(issue: ValidationIssue): IssueKey {
  if (issue.code !== 'invalid') return issue.code;
  const { format, minLength } = issue.rule;
  return format ?? (minLength ? 'minLength' : 'other');
}

function messageFor(issue: ValidationIssue, field: FormField | undefined, messages: FormMessages) {
  const { issues, missing, required } = messages;
  if (issue.code === 'required' && field)
    return missing?.[issue.parameter] ?? required(field.label);
  return issues[issueKey(issue)] ?? issues.other;
}

export function validateSelection(
  host: WidgetHost,
  selection: Selection,
  fields: readonly FormField[],
  messages: FormMessages,
): FormErrors {
  const { operation, result } = host.resolve(selection);
  const errors = new Map<string, string>();
  for (const issue of Array.isArray(result) ? result : []) {
    const { parameter } = issue;
    // Readers cannot correct settings.
    if (!(parameter in operation.params)) continue;
    if (issue.code === 'requiredOneOf') {
      // A keyword also satisfies the rule: it can lead to another operation.
      const names = ['keyword', ...(operation.oneOf ?? [])];
      const candidates = fields.filter(({ parameters }) =>
        names.some((name) => name in parameters),
      );
      const labels = [...new Set(candidates.map(({ label }) => label))];
      errors.set(
        candidates[0]?.name ?? '',
        labels.length ? messages.either(labels) : messages.issues.requiredOneOf,
      );
      continue;
    }
    const field = fields.find(({ parameters }) => parameter in parameters);
    errors.set(field?.name ?? '', messageFor(issue, field, messages));
  }
  return errors;
}

/** The kit's message for an input that the browser finds invalid, in the element's language. */
function messageOf({ max, min, step, type, validity }: HTMLInputElement, messages: FormMessages) {
  const { inputs, issues } = messages;
  if (type === 'date') return (validity.rangeUnderflow && issues.inPast) || inputs.date;
  if (validity.rangeUnderflow) return inputs.atLeast(formatNumber(Number(min)));
  if (validity.rangeOverflow) return inputs.atMost(formatNumber(Number(max)));
  return step === 'any' ? inputs.number : inputs.integer;
}

/** Validates the inputs by the browser: past dates, numbers out of range. */
export function validateInputs(form: HTMLFormElement | null, messages: FormMessages): FormErrors {
  const inputs = [...(form?.elements ?? [])] as HTMLInputElement[];
  return new Map(
    inputs
      .filter(({ validity }) => !validity.valid)
      .map((input) => [input.name, messageOf(input, messages)]),
  );
}
