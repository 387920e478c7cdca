import { fill, type Words } from '../locales/controls.js';
import { isGiven, type Parameter, type ParameterTable } from '../service/parameter.js';
import type { Look } from '../views/entry.js';
import { propertyOf } from './attribute.js';
import type { MktElement } from './element.js';

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
  /** What can be chosen, where that is known. */
  readonly options?: readonly Option[];
  /** Whether it is a choice of yes and no. */
  readonly flag: boolean;
  /** Whether hardly anybody needs it. */
  readonly folded: boolean;
}

/** Kilometres that are offered, as far as the service takes them. */
const RADII = [0.5, 1, 2, 3, 10, 30, 50, 100, 150, 300];

/** All parameters that the reader can set: of each operation that they can lead to. */
export const tableOf = (element: MktElement): ParameterTable =>
  Object.assign(
    {},
    ...(element.reach?.() ?? []).map(({ params }) => params),
    element.asks().params,
  ) as ParameterTable;

/** What is in force for them. */
export const givenTo = (element: MktElement, params = tableOf(element)): Record<string, unknown> =>
  element.given({ ...element.asks(), params });

/** What the author offers for a control: `<option slot="genre" value="100371">`. */
const offered = (element: MktElement, control: string): Option[] =>
  [...element.children]
    .filter((child) => child instanceof HTMLOptionElement && child.slot === control)
    .map((child) => {
      const { value, text } = child as HTMLOptionElement;
      return { value, text };
    });

/** Several values of one option are separated by commas; those at the end may be missing. */
const joined = (values: readonly unknown[]) => values.join().replace(/,+$/, '');

/** The parameters that a control can set at the moment. */
export const parametersOf = (element: MktElement, control: string, table = tableOf(element)) =>
  ((element.constructor as typeof MktElement).controls[control] ?? []).filter(
    (name) => name in table,
  );

function optionsFor(element: MktElement, field: Omit<Field, 'options'>, words: Words) {
  const { name, control, parameters, rule } = field;
  const list = offered(element, control);
  const { values = [], min = 0, max = 0 } = rule;
  const any = { value: '', text: words['any']! };
  if (list.length) {
    // What the author set and does not offer is what there is without a choice.
    const set = joined(
      parameters.map((one) => (element as unknown as Record<string, unknown>)[propertyOf(one)]),
    );
    const value = list.some((option) => option.value === set) ? '' : set;
    return list.some((option) => option.value === '') ? list : [{ ...any, value }, ...list];
  }
  if (name === 'searchRadius') {
    return RADII.filter((km) => km >= min && km <= max).map((km) => ({
      value: String(km),
      text: fill(words['km'], km),
    }));
  }
  if (!values.length || field.flag) return undefined;
  const own = values.map((one) => ({
    value: String(one),
    text: words[one === '' ? 'all' : name + String(one)] ?? words[one] ?? String(one),
  }));
  return rule.kind === 'list' || rule.default !== undefined ? own : [any, ...own];
}

/** The fields that the author wants the reader to have. */
export function fieldsOf(element: MktElement, look: Look, words: Words): Field[] {
  const table = tableOf(element);
  return (look.controls as string[]).flatMap((control) => {
    const parameters = parametersOf(element, control, table);
    const together = parameters.length > 0 && offered(element, control).length > 0;
    return (together ? [control] : parameters).flatMap((name) => {
      const of = together ? parameters : [name];
      const rule = table[of[0]!]!;
      const label = words[name] ?? '';
      // What has no words is nothing that a reader could type: an id, a coordinate.
      if (!label) return [];
      const field = {
        name,
        control,
        parameters: of,
        label,
        rule,
        flag: rule.values?.length === 2 && rule.values[0] === 0 && !words[`${name}0`],
        folded: rule.default === 0 && rule.kind === 'integer' && !rule.values,
      };
      const options = optionsFor(element, field, words);
      return [{ ...field, ...(options && { options }) }];
    });
  });
}

/** What a field shows of what is in force. */
export const shownIn = ({ parameters, rule }: Field, given: Readonly<Record<string, unknown>>) => {
  const value = joined(parameters.map((name) => given[name]));
  return isGiven(value) ? value : String(rule.default ?? '');
};
