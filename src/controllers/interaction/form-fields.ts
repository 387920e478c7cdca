import type { FormMessages } from '../../i18n/form-messages.js';
import type { Parameter, ParameterTable } from '../../client/validation/parameter.js';
import { hasValue } from '../../client/validation/validate.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { propertyOf } from '../attributes.js';
import type { WidgetHost } from '../host.js';

export interface Option {
  readonly value: string;
  readonly text: string;
}

/** One field of a form. */
export interface Field {
  /** The parameter, or the control where the author gave its options. */
  readonly name: string;
  readonly control: string;
  /** Those that it sets; several where the values of one option are for several. */
  readonly parameters: readonly string[];
  readonly label: string;
  /** Of the first parameter. */
  readonly rule: Parameter;
  /** Whether it is a choice of yes and no. */
  readonly flag: boolean;
  /** Whether hardly anybody needs it. */
  readonly folded: boolean;
  /** What can be chosen, where that is known. */
  options?: readonly Option[];
}

/** Kilometres that are offered, as far as the service takes them. */
const RADII = [0.5, 1, 2, 3, 10, 30, 50, 100, 150, 300];

/** All parameters that the reader can set: of each operation that they can lead to. */
export const tableOf = (element: WidgetHost): ParameterTable =>
  Object.assign(
    {},
    ...[...element.possibleOperations(), element.currentOperation()].map(({ params }) => params),
  ) as ParameterTable;

/** What is in force for them. */
export const givenTo = (element: WidgetHost): Record<string, unknown> =>
  element.collectParameters({ ...element.currentOperation(), params: tableOf(element) });

/** The parameters that a control can set at the moment. */
export function parametersOf(element: WidgetHost, control: string): string[] {
  const table = tableOf(element);
  const { controls = {} } = element.definition;
  return controls[control]?.filter((name) => name in table) ?? [];
}

/** Whether the reader asks around a position. */
export const isNear = ({ selection }: WidgetHost): boolean => hasValue(selection['latitude']);

/** Several values of one option are separated by commas; those at the end may be missing. */
const joined = (values: readonly unknown[]) => values.join().replace(/,+$/, '');

/** What the author offers for a control: `<option slot="genre" value="100371">`. */
const offered = (element: WidgetHost, control: string): Option[] =>
  [...element.querySelectorAll<HTMLOptionElement>(`:scope > option[slot="${control}"]`)].map(
    ({ value, text }) => ({ value, text }),
  );

/** What the author offers, with a choice that is none. */
function withNone(element: WidgetHost, { parameters }: Field, list: Option[], text: string) {
  const has = (one: string) => list.some(({ value }) => value === one);
  const author = element as unknown as Readonly<Record<string, unknown>>;
  const set = joined(parameters.map((name) => author[propertyOf(name)]));
  // What the author has set but does not offer is what counts without a choice.
  return has('') ? list : [{ text, value: has(set) || isNear(element) ? '' : set }, ...list];
}

/** What the service offers. */
function known({ name, rule, flag }: Field, messages: FormMessages): Option[] | undefined {
  const { values, kind, min = 0, max = 0 } = rule;
  const option = (value: string | number, text: string) => ({ value: String(value), text });
  if (name === 'searchRadius') {
    return RADII.filter((km) => km >= min && km <= max).map((km) =>
      option(km, messages.near!.within(String(km))),
    );
  }
  if (!values || flag) return undefined;
  const texts = messages.options?.[name];
  const textOf = (value: string | number) =>
    texts?.[value] ?? (value === '' || value === 0 ? messages.all : String(value));
  const own = values.map((one) => option(one, textOf(one)));
  return kind === 'list' || 'default' in rule ? own : [option('', messages.any), ...own];
}

/** The fields that the author wants the reader to have. */
export function fieldsOf(
  element: WidgetHost,
  options: WidgetOptions,
  messages: FormMessages,
): Field[] {
  const table = tableOf(element);
  const taken = new Set<string>();
  return (options.controls as string[]).flatMap((control) => {
    const all = parametersOf(element, control);
    const list = offered(element, control);
    const names = list.length && all.length ? [control] : all;
    return names.flatMap((name) => {
      const label = messages.labels[name];
      // What has no label is nothing that a reader could type: an id, a coordinate. What two
      // controls are for is one field.
      if (!label || taken.has(name)) return [];
      taken.add(name);
      const parameters = list.length ? all : [name];
      const rule = table[parameters[0]!]!;
      const { kind, values } = rule;
      const field: Field = {
        name,
        control,
        parameters,
        label,
        rule,
        flag: values?.join() === '0,1' && !messages.options?.[name],
        folded: kind === 'integer' && rule.default === 0 && !values && !list.length,
      };
      const options = list.length
        ? withNone(element, field, list, messages.any)
        : known(field, messages);
      return options ? { ...field, options } : field;
    });
  });
}

/** What a field shows of what is in force. */
export const shownIn = ({ parameters, rule }: Field, given: Readonly<Record<string, unknown>>) =>
  joined(parameters.map((name) => given[name] ?? rule.default)) ||
  (rule.values?.includes('') ? '' : String(rule.default ?? ''));
