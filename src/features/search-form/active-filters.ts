import { formatPrice } from '../../i18n/format.js';
import { formatWeekday } from '../../i18n/format-intl.js';
import type { FormMessages } from './texts.js';
import type { Selection } from '../../element/selection.js';
import type { WidgetHost } from '../../element/host.js';
import { numbersOf, panelFields } from './form-cells.js';
import type { FormField } from './form-fields.js';
import { searchesAroundPosition, searchesAroundReader } from './position-search.js';

/** A condition that the reader has set. */
export interface ActiveFilter {
  /** The field's name, or the control's if the filter has several fields. */
  readonly id: string;
  readonly control: string;
  readonly text: string;
  /** Changes to the selection that remove the filter. */
  readonly removal: Selection;
}

const removalOf = (fields: readonly FormField[]): Selection =>
  Object.fromEntries(
    fields.flatMap(({ parameters }) => Object.keys(parameters).map((name) => [name, undefined])),
  );

const isChosen = ({ value, authorValue }: FormField) => value !== authorValue;
const valuesOf = (list: string) => list.split(',').filter(Boolean);

/** One filter per checked box, without the author's. */
function checkboxFilters({ name, control, value, authorValue, options }: FormField) {
  const authorValues = valuesOf(authorValue);
  const checked = valuesOf(value);
  return options
    .filter((option) => checked.includes(option.value) && !authorValues.includes(option.value))
    .map((option): ActiveFilter => {
      const remaining = checked.filter((other) => other !== option.value).join();
      const removal = { [name]: remaining === authorValue ? undefined : remaining };
      return { id: `${name} ${option.value}`, control, text: option.text, removal };
    });
}

function textOf({ type, label, value, usualValue, options }: FormField, messages: FormMessages) {
  if (!value || (value === usualValue && type !== 'number')) return undefined;
  if (type === 'checkbox') return label;
  const option = options.find((option) => option.value === value);
  return messages.valueOf(label, option?.text ?? value);
}

/** True for two dates or two prices. */
const isRange = ([from, to, ...others]: readonly FormField[]) =>
  from?.type === to?.type && !others.length && (from?.type === 'date' || from?.type === 'number');

function filtersOf(
  { definition, options }: WidgetHost,
  fields: readonly FormField[],
  messages: FormMessages,
): ActiveFilter[] {
  const control = fields[0]!.control;
  const filter = (id: string, text: string | undefined, of = fields): ActiveFilter[] =>
    text ? [{ id, control, text, removal: removalOf(of) }] : [];
  if (!fields.some(isChosen)) return [];
  if (fields.length > 1 && definition.panel?.includes(control) && messages.panel) {
    return filter(control, messages.panel.summary(numbersOf(fields)));
  }
  if (isRange(fields)) {
    const [from = '', to = ''] = fields.map(({ type, value }) =>
      value && type === 'date'
        ? formatWeekday(options.locale, value)
        : value && formatPrice(options.locale, +value),
    );
    return filter(control, from || to ? messages.range(from, to) : undefined);
  }
  return fields
    .filter(isChosen)
    .flatMap((field) =>
      field.type === 'checkboxes'
        ? checkboxFilters(field)
        : filter(field.name, textOf(field, messages), [field]),
    );
}

/** The search around a position, with the distance. */
function positionFilter(
  isOnMap: boolean,
  fields: readonly FormField[],
  messages: FormMessages,
): ActiveFilter[] {
  const { near } = messages;
  if (!near) return [];
  const place = isOnMap ? near.onMap : near.around;
  const { control, value, options } = fields[0]!;
  const distance = options.find((option) => option.value === value);
  const text = distance ? messages.valueOf(place, distance.text) : place;
  return [{ id: control, control, text, removal: { ...removalOf(fields), around: undefined } }];
}

/**
 * Conditions that the reader has set, without the sort order. Both dates, both prices, guests with
 * their rooms, and a position with its distance are one filter each.
 * @param fields with their submitted values
 */
export function activeFiltersIn(
  host: WidgetHost,
  fields: readonly FormField[],
  messages: FormMessages,
): ActiveFilter[] {
  const { definition, state } = host;
  const { selection } = state;
  const panel = panelFields(definition, fields);
  const controls = new Set(fields.map(({ control }) => control));
  return [...controls].flatMap((control) => {
    const controlFields = fields.filter((field) => field.control === control);
    if (control === definition.nearMe?.control && searchesAroundPosition(selection)) {
      return positionFilter(!searchesAroundReader(selection), controlFields, messages);
    }
    if (panel.includes(controlFields[0]!)) {
      return controlFields[0] === panel[0] ? filtersOf(host, panel, messages) : [];
    }
    return control === 'sort' ? [] : filtersOf(host, controlFields, messages);
  });
}
