import { dayFromToday } from '../../client/dates.js';
import type { Parameter, ParameterTable, Value } from '../../client/validation/parameter.js';
import { hasValue } from '../../client/validation/validate.js';
import type { FormMessages } from '../../i18n/form-messages.js';
import type { FieldOption, FieldViewModel } from './form-field-template.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { Selection, WidgetHost } from '../../element/host.js';

/** A field with the parameters that it sets: several where the values of one option are for several. */
export interface FormField extends FieldViewModel {
  readonly control: string;
  readonly parameters: ParameterTable;
  /** What it shows without a choice of the reader. */
  readonly authorValue: string;
  /** What it shows where nothing is set: the service's default. */
  readonly usualValue: string;
}

/** What the fields of a form follow from. */
export interface FormSource {
  readonly definition: WidgetDefinition;
  /** The controls that the author wants, in their order. */
  readonly controls: readonly string[];
  /** The parameters that the reader can set at the moment. */
  readonly parameters: ParameterTable;
  /** What is in force for them. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What would be in force for a control without a choice of the reader. */
  readonly valuesWithoutChoice: (control: string) => Readonly<Record<string, unknown>>;
  /** Whether a place is searched around that is not the reader's. */
  readonly isElsewhere: boolean;
  /** The options that the author offers for a control. */
  readonly offeredOptions: (control: string) => readonly FieldOption[];
  readonly messages: FormMessages;
}

/** All parameters that the reader can set: of each operation that a selection can lead to. */
export const settableParameters = (
  host: Pick<WidgetHost, 'possibleOperations' | 'resolved'>,
): ParameterTable =>
  Object.assign(
    {},
    ...[...host.possibleOperations(), host.resolved.operation].map(({ params }) => params),
  ) as ParameterTable;

/** The parameters that a control sets, among those that can be set. */
export function controlParameters(
  { controls = {} }: WidgetDefinition,
  control: string,
  parameters: ParameterTable,
): ParameterTable {
  const names = controls[control]?.filter((name) => name in parameters) ?? [];
  return Object.fromEntries(names.map((name) => [name, parameters[name]!]));
}

/** Several values of one option are separated by commas; those at the end may be missing. */
const joined = (values: readonly unknown[]) => values.join().replace(/,+$/, '');

/** What a field shows for the values that are in force: where there is none, the service's default. */
const displayedValue = (parameters: ParameterTable, values: Readonly<Record<string, unknown>>) =>
  joined(
    Object.entries(parameters).map(([name, rule]) => {
      const usual = rule.default ?? '';
      const value = String((values[name] as Value | undefined) ?? usual);
      return value || (rule.values?.includes('') ? '' : String(usual));
    }),
  );

/** What the author offers, with an option for no choice. */
function authorOptions(
  source: FormSource,
  control: string,
  parameters: ParameterTable,
  offered: readonly FieldOption[],
): readonly FieldOption[] {
  const has = (value: string) => offered.some((option) => option.value === value);
  if (has('')) return offered;
  const values = source.valuesWithoutChoice(control);
  const value = joined(Object.keys(parameters).map((name) => values[name]));
  // What the author has set but does not offer is what no choice stands for.
  return [{ text: source.messages.any, value: has(value) ? '' : value }, ...offered];
}

/** The distances to choose from: those of the element, that of the author and the one in force. */
function radiusOptions(source: FormSource, control: string, name: string): FieldOption[] {
  const { definition, messages, values, valuesWithoutChoice } = source;
  const set = [values[name], valuesWithoutChoice(control)[name]].filter(hasValue).map(Number);
  const kilometres = new Set([...(definition.nearMe?.kilometres ?? []), ...set]);
  return [...kilometres]
    .filter((one) => one > 0)
    .sort((one, other) => one - other)
    .map((one) => ({ value: String(one), text: messages.near?.within(String(one)) ?? '' }));
}

/** What the service offers for a parameter; undefined where anything can be entered. */
function serviceOptions(
  source: FormSource,
  control: string,
  name: string,
  { kind, values, ...rule }: Parameter,
): readonly FieldOption[] | undefined {
  const { definition, messages } = source;
  if (name === definition.nearMe?.radius) return radiusOptions(source, control, name);
  const texts = messages.options?.[name];
  // Where the service takes any text, there may be words for the usual ones.
  const offered = values ?? (kind === 'text' && texts && Object.keys(texts));
  const textOf = (value: string | number) =>
    texts?.[value] ?? (value === '' || value === 0 ? messages.all : String(value));
  const options = (offered || undefined)?.map((value) => ({
    value: String(value),
    text: textOf(value),
  }));
  if (!options || kind === 'list' || 'default' in rule) return options;
  return [{ value: '', text: messages.any }, ...options];
}

function fieldType(
  { kind, values }: Parameter,
  isFlag: boolean,
  hasOptions: boolean,
): FormField['type'] {
  if (isFlag) return 'checkbox';
  if (kind === 'list' && values) return 'checkboxes';
  if (hasOptions) return 'select';
  if (kind === 'date') return 'date';
  return kind === 'text' || kind === 'list' ? 'search' : 'number';
}

const keyboard = ({ kind, format }: Parameter, type: FormField['type']) => {
  if (format === 'isbnOrJan') return 'numeric';
  if (type !== 'number') return undefined;
  return kind === 'decimal' ? 'decimal' : 'numeric';
};

/**
 * @param name the parameter, or the control where the author offers options
 * @param parameters those that the field sets
 * @returns undefined where there is nothing that a reader could enter: an id, a coordinate
 */
function formField(
  source: FormSource,
  control: string,
  name: string,
  parameters: ParameterTable,
): FormField | undefined {
  const { definition, messages, offeredOptions, values } = source;
  const isRadius = name === definition.nearMe?.radius;
  const label =
    (isRadius && source.isElsewhere && messages.near?.elsewhere) || messages.labels[name];
  const rule = Object.values(parameters)[0];
  if (!label || !rule) return undefined;
  const offered = offeredOptions(control);
  const options = offered.length
    ? authorOptions(source, control, parameters, offered)
    : serviceOptions(source, control, name, rule);
  const isFlag = rule.values?.join() === '0,1' && !messages.options?.[name];
  const type = fieldType(rule, isFlag, options !== undefined);
  return {
    name,
    control,
    parameters,
    label,
    type,
    value: displayedValue(parameters, values),
    authorValue: displayedValue(parameters, source.valuesWithoutChoice(control)),
    usualValue: displayedValue(parameters, {}),
    options: options ?? [],
    min: type === 'date' ? dayFromToday() : rule.min,
    max: rule.max,
    step: rule.kind === 'decimal' ? 'any' : undefined,
    inputMode: keyboard(rule, type),
    hint: messages.hints?.[name],
  };
}

/** The fields of a form. What two controls are for is one field. */
export function formFields(source: FormSource): FormField[] {
  const fields = new Map<string, FormField>();
  for (const control of source.controls) {
    const parameters = controlParameters(source.definition, control, source.parameters);
    // An option of the author is for all parameters of the control at once.
    const tables: Readonly<Record<string, ParameterTable>> = source.offeredOptions(control).length
      ? { [control]: parameters }
      : Object.fromEntries(
          Object.entries(parameters).map(([name, rule]) => [name, { [name]: rule }]),
        );
    for (const [name, table] of Object.entries(tables)) {
      const field = fields.has(name) ? undefined : formField(source, control, name, table);
      if (field) fields.set(name, field);
    }
  }
  return [...fields.values()];
}

/** What a select shows that does not offer a value: its first option. */
export const shownValue = ({ type, options }: FormField, value: string): string =>
  type === 'select' && !options.some((option) => option.value === value)
    ? (options[0]?.value ?? '')
    : value;

/** A code as it is printed: with hyphens of all kinds, perhaps in wide characters. */
const withoutHyphens = (code: string): string =>
  code.normalize('NFKC').replace(/[\s\p{Dash_Punctuation}\u2212\u30fc]/gu, '');

/** What fields select, by parameter: '' for none, and for what the service assumes anyway. */
export function fieldSelection(fields: readonly FormField[]): Selection {
  const selection: Record<string, string> = {};
  for (const { parameters, value } of fields) {
    const names = Object.keys(parameters);
    const isCode = parameters[names[0]!]?.format === 'isbnOrJan';
    const text = isCode ? withoutHyphens(value) : value.trim().replace(/\s+/g, ' ');
    const values = names.length > 1 ? text.split(',') : [text];
    for (const [index, name] of names.entries()) {
      const { default: usual, values: offered } = parameters[name]!;
      const entered = values[index] ?? '';
      selection[name] = entered === String(usual) && !offered?.includes('') ? '' : entered;
    }
  }
  return selection;
}
