import { dayFromToday } from '../../client/days.js';
import type { Operation } from '../../client/operations/operation.js';
import type { Parameter, ParameterTable, Value } from '../../client/validation/parameter.js';
import { hasValue } from '../../client/validation/validate.js';
import type { FormMessages } from './texts.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { Selection } from '../../element/selection.js';

export interface FieldOption {
  readonly value: string;
  readonly text: string;
}

export interface FormField {
  readonly name: string;
  readonly control: string;
  /** The parameters that it sets: several if one option holds values for several. */
  readonly parameters: ParameterTable;
  readonly label: string;
  /** `checkbox`: yes or no; `checkboxes`: one box per option. */
  readonly type: 'checkbox' | 'checkboxes' | 'select' | 'search' | 'number' | 'date';
  /** Several values are separated by commas; a checked box is `1`. */
  readonly value: string;
  readonly authorValue: string;
  /** The service's default. */
  readonly usualValue: string;
  readonly options: readonly FieldOption[];
  readonly min?: string | number | undefined;
  readonly max?: number | undefined;
  readonly step?: 'any' | undefined;
  /** On-screen keyboard, if not the type's default. */
  readonly inputMode?: 'numeric' | 'decimal' | undefined;
  /** Example of the format, as a placeholder. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export interface FormSource {
  readonly definition: WidgetDefinition;
  /** The author's `reader-controls`, in order. */
  readonly controls: readonly string[];
  readonly parameters: ParameterTable;
  readonly values: Readonly<Record<string, unknown>>;
  /** Values of a control without the reader's selection. */
  readonly authorValues: (control: string) => Readonly<Record<string, unknown>>;
  /** True for a search around a position other than the reader's. */
  readonly isElsewhere: boolean;
  /** The author's `<option>` children for a control. */
  readonly offeredOptions: (control: string) => readonly FieldOption[];
  readonly messages: FormMessages;
}

/** Parameters that the reader can set, of all operations that a selection can lead to. */
export function settableParameters(
  definition: WidgetDefinition,
  values: object,
  operation: Operation,
): ParameterTable {
  const searches = definition.searches?.(values) ?? [];
  const tables = [...searches, operation].map(({ params }) => params);
  return Object.assign({}, ...tables) as ParameterTable;
}

export function controlParameters(
  { controls = {} }: WidgetDefinition,
  control: string,
  parameters: ParameterTable,
): ParameterTable {
  const names = controls[control]?.filter((name) => name in parameters) ?? [];
  return Object.fromEntries(names.map((name) => [name, parameters[name]!]));
}

/** Values of one option are separated by commas; trailing ones may be missing. */
const joined = (values: readonly unknown[]) => values.join().replace(/,+$/, '');

/** A field's value: the current one, else the service's default. */
const displayedValue = (parameters: ParameterTable, values: Readonly<Record<string, unknown>>) =>
  joined(
    Object.entries(parameters).map(([name, rule]) => {
      const defaultValue = rule.default ?? '';
      const value = String((values[name] as Value | undefined) ?? defaultValue);
      return value || (rule.values?.includes('') ? '' : String(defaultValue));
    }),
  );

/** The author's options, preceded by an option for no selection. */
function authorOptions(
  source: FormSource,
  control: string,
  parameters: ParameterTable,
  offered: readonly FieldOption[],
): readonly FieldOption[] {
  const has = (value: string) => offered.some((option) => option.value === value);
  if (has('')) return offered;
  const values = source.authorValues(control);
  const value = joined(Object.keys(parameters).map((name) => values[name]));
  // "No selection" selects the author's value if it is not among the options.
  return [{ text: source.messages.any, value: has(value) ? '' : value }, ...offered];
}

/** Distances to offer: the element's, the author's and the current one. */
function radiusOptions(source: FormSource, control: string, name: string): FieldOption[] {
  const { definition, messages, values, authorValues } = source;
  const set = [values[name], authorValues(control)[name]].filter(hasValue).map(Number);
  const distances = new Set([...(definition.nearMe?.kilometres ?? []), ...set]);
  return [...distances]
    .filter((distance) => distance > 0)
    .sort((a, b) => a - b)
    .map(String)
    .map((value) => ({ value, text: messages.near?.within(value) ?? '' }));
}

/** The service's values for a parameter; undefined for free input. */
function serviceOptions(
  source: FormSource,
  control: string,
  name: string,
  { kind, values, ...rule }: Parameter,
): readonly FieldOption[] | undefined {
  const { definition, messages } = source;
  if (name === definition.nearMe?.radius) return radiusOptions(source, control, name);
  const texts = messages.options[name];
  // Free text can have options too: its usual values, which have texts.
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
 * @param name the parameter, or the control if the author offers options
 * @returns undefined if readers cannot enter the parameter: an id, a coordinate
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
  const isFlag = rule.values?.join() === '0,1' && !messages.options[name];
  const type = fieldType(rule, isFlag, options !== undefined);
  return {
    name,
    control,
    parameters,
    label,
    type,
    value: displayedValue(parameters, values),
    authorValue: displayedValue(parameters, source.authorValues(control)),
    usualValue: displayedValue(parameters, {}),
    options: options ?? [],
    min: type === 'date' ? dayFromToday() : rule.min,
    max: rule.max,
    step: rule.kind === 'decimal' ? 'any' : undefined,
    inputMode: keyboard(rule, type),
    hint: messages.hints?.[name],
  };
}

/** The fields of a form. A parameter of two controls gets one field. */
export function formFields(source: FormSource): FormField[] {
  const fields = new Map<string, FormField>();
  for (const control of source.controls) {
    const parameters = controlParameters(source.definition, control, source.parameters);
    // An author's option sets all parameters of its control.
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

/** The displayed value: a select without a matching option shows its first one. */
export const shownValue = ({ type, options }: FormField, value: string): string =>
  type === 'select' && !options.some((option) => option.value === value)
    ? (options[0]?.value ?? '')
    : value;

/** The fields' values by parameter: '' for none and for the service's default. */
export function fieldSelection(fields: readonly FormField[]): Selection {
  const selection: Record<string, string> = {};
  for (const { parameters, value } of fields) {
    const names = Object.keys(parameters);
    const text = parameters[names[0]!]?.read?.(value) ?? value.trim().replace(/\s+/g, ' ');
    const values = names.length > 1 ? text.split(',') : [text];
    names.forEach((name, index) => {
      const { default: defaultValue, values: offered } = parameters[name]!;
      const entered = values[index] ?? '';
      selection[name] = entered === String(defaultValue) && !offered?.includes('') ? '' : entered;
    });
  }
  return selection;
}
