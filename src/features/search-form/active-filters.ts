import { formatPrice, formatWeekday } from '../../i18n/format.js';
import type { FormMessages } from '../../i18n/form-messages.js';
import type { Locale } from '../../i18n/locale.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { Selection } from '../../element/host.js';
import { numbersOf, panelFields } from './form-cells.js';
import type { FormField } from './form-fields.js';
import { searchesAroundPosition, searchesAroundReader } from './near-me.js';

/** Something that the reader has chosen. */
export interface Choice {
  /** Its field, or the control where it is in several. */
  readonly id: string;
  readonly control: string;
  readonly text: string;
  /** What makes up for it in a selection without it. */
  readonly without: Selection;
}

interface ChoiceSource {
  readonly definition: WidgetDefinition;
  readonly messages: FormMessages;
  readonly locale: Locale;
  /** What is in force, not what is being entered. */
  readonly fields: readonly FormField[];
  readonly selection: Selection;
}

const undo = (fields: readonly FormField[]): Selection =>
  Object.fromEntries(
    fields.flatMap(({ parameters }) => Object.keys(parameters).map((name) => [name, undefined])),
  );

const isChosen = ({ value, authorValue }: FormField) => value !== authorValue;
const valuesOf = (list: string) => list.split(',').filter(Boolean);

/** One for each of a set that the author has not chosen. */
function choicesOfSet({ name, control, value, authorValue, options }: FormField): Choice[] {
  const set = valuesOf(authorValue);
  const chosen = valuesOf(value);
  return options
    .filter((option) => chosen.includes(option.value) && !set.includes(option.value))
    .map((option) => {
      const rest = chosen.filter((one) => one !== option.value).join();
      const without = { [name]: rest === authorValue ? undefined : rest };
      return { id: `${name} ${option.value}`, control, text: option.text, without };
    });
}

/** What a field says in a few words; undefined where it says nothing. */
function textOf({ type, label, value, usualValue, options }: FormField, messages: FormMessages) {
  if (!value || (value === usualValue && type !== 'number')) return undefined;
  if (type === 'checkbox') return label;
  const option = options.find((one) => one.value === value);
  return messages.valueOf(label, option?.text ?? value);
}

/** Two days, or two prices. */
const isRange = ([from, to, ...others]: readonly FormField[]) =>
  from?.type === to?.type && !others.length && (from?.type === 'date' || from?.type === 'number');

function choicesOf(fields: readonly FormField[], source: ChoiceSource): Choice[] {
  const { definition, messages, locale } = source;
  const control = fields[0]!.control;
  const choice = (id: string, text: string | undefined, of = fields): Choice[] =>
    text ? [{ id, control, text, without: undo(of) }] : [];
  if (!fields.some(isChosen)) return [];
  if (fields.length > 1 && definition.panel?.includes(control) && messages.panel) {
    return choice(control, messages.panel.summary(numbersOf(fields)));
  }
  if (isRange(fields)) {
    const [from = '', to = ''] = fields.map(({ type, value }) =>
      value && type === 'date'
        ? formatWeekday(locale, value)
        : value && formatPrice(locale, +value),
    );
    return choice(control, from || to ? messages.range(from, to) : undefined);
  }
  return fields
    .filter(isChosen)
    .flatMap((field) =>
      field.type === 'checkboxes'
        ? choicesOfSet(field)
        : choice(field.name, textOf(field, messages), [field]),
    );
}

/** The position that is searched around, with the distance; the fields are those of its control. */
function choiceOfPosition(
  isOnMap: boolean,
  fields: readonly FormField[],
  { messages }: ChoiceSource,
): Choice[] {
  const { near } = messages;
  if (!near) return [];
  const place = isOnMap ? near.onMap : near.around;
  const { control, value, options } = fields[0]!;
  const distance = options.find((option) => option.value === value);
  const text = distance ? messages.valueOf(place, distance.text) : place;
  return [{ id: control, control, text, without: { ...undo(fields), around: undefined } }];
}

/**
 * What the reader has chosen: conditions, not the order of what was found. Days, prices, people
 * with their rooms, and a position with the distance are one choice each.
 */
export function choicesIn(source: ChoiceSource): Choice[] {
  const { definition, fields, selection } = source;
  const panel = panelFields(definition, fields);
  const controls = new Set(fields.map(({ control }) => control));
  return [...controls].flatMap((control) => {
    const own = fields.filter((field) => field.control === control);
    if (control === definition.nearMe?.control && searchesAroundPosition(selection)) {
      return choiceOfPosition(!searchesAroundReader(selection), own, source);
    }
    if (panel.includes(own[0]!)) {
      return own[0] === panel[0] ? choicesOf(panel, source) : [];
    }
    return control === 'sort' ? [] : choicesOf(own, source);
  });
}
