import type { Words } from '../locales/controls.js';
import { toTokyo } from '../service/datum.js';
import { inspect } from '../service/request.js';
import type { MktElement } from './element.js';
import { givenTo, parametersOf, tableOf, type Field } from './fields.js';
import { change, type Input, type Reader } from './reader.js';

type Choices = Record<string, unknown>;

const isBox = (input: Input): input is HTMLInputElement => input.type === 'checkbox';

/** What a field holds, by the parameters it sets; '' for none, and for what is meant anyway. */
function held({ flag, name, parameters }: Field, reader: Reader): Choices {
  const table = tableOf(reader.element);
  const inputs = reader.inputs(name);
  const values = inputs.filter((input) => !isBox(input) || input.checked).map(({ value }) => value);
  const text = (flag ? String(values.length) : values.join()).trim().replace(/\s+/g, ' ');
  const parts = parameters.length > 1 ? text.split(',') : [text];
  return Object.fromEntries(
    parameters.map((parameter, at) => {
      const value = parts[at] ?? '';
      return [parameter, value === String(table[parameter]!.default) ? '' : value];
    }),
  );
}

/** What the form holds. */
const heldBy = (reader: Reader): Choices =>
  Object.assign({}, ...reader.fields.map((field) => held(field, reader))) as Choices;

/** The operation that choices lead to, and what would be wrong with them. */
function outlook(element: MktElement, choices: Choices) {
  const before = element.choices;
  element.choices = { ...before, ...choices, page: '' };
  const operation = element.asks();
  const request = inspect(operation, element.given(operation), {});
  element.choices = before;
  const flaws = Array.isArray(request) ? request : [];
  // What is wrong with the settings is nothing for readers.
  return { operation, flaws: flaws.filter(({ parameter }) => parameter in operation.params) };
}

/** A broken rule in the reader's words: those words have parts of rules as keys. */
const told = (rule: string, words: Words): string =>
  words[Object.keys(words).find((key) => / ./.test(key) && rule.includes(key)) ?? 'wrong']!;

/** What is wrong with choices, by the name of the field that it belongs to. */
function problemsIn(reader: Reader, choices: Choices) {
  const { element, fields, words } = reader;
  const errors = new Map<string, string>();
  const { operation, flaws } = outlook(element, choices);
  for (const { parameter, rule } of flaws) {
    // Where one of several is missing, any of them will do.
    const one = operation.oneOf?.includes(parameter) ? operation.oneOf : [parameter];
    const field =
      fields.find(({ parameters }) => parameters.includes(parameter)) ??
      fields.find(({ parameters }) => parameters.some((name) => one.includes(name)));
    const text = typeof rule === 'string' ? rule : (rule.words ?? rule.kind);
    const elsewhere =
      one.includes('latitude') && fields.some(({ control }) => control === 'near') ? 'near' : '';
    errors.set(field?.name ?? elsewhere, told(text, words));
  }
  for (const { name } of fields)
    for (const input of reader.inputs(name))
      if (!input.validity.valid) errors.set(name, input.validationMessage);
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
  const event = new CustomEvent('mkt-search', {
    detail: { params },
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  if (!element.dispatchEvent(event)) return;
  // The fields show what was made of it.
  reader.filled.clear();
  change(element, choices);
}

const NOWHERE = { latitude: undefined, longitude: undefined };

/** Whether the reader asks around a position. */
export const isNear = ({ element }: Reader): boolean => !!element.choices['latitude'];

/** The area, which a position stands in for. */
const area = ({ element }: Reader, value: '' | undefined): Choices =>
  Object.fromEntries(parametersOf(element, 'area').map((name) => [name, value]));

/** What the form holds, without a position. */
const elsewhere = (reader: Reader): Choices => ({
  ...area(reader, undefined),
  ...heldBy(reader),
  ...NOWHERE,
});

/** Searches for what the form holds. */
export function submit(reader: Reader): void {
  const choices = heldBy(reader);
  if (!isNear(reader)) {
    take(reader, choices);
    return;
  }
  const { operation } = outlook(reader.element, choices);
  const leaves = reader.elsewhere || !('latitude' in operation.params);
  take(reader, leaves ? elsewhere(reader) : { ...choices, ...area(reader, '') });
}

/** Goes back to what the author has set. */
export function reset(reader: Reader): void {
  reader.errors.clear();
  reader.filled.clear();
  reader.element.choose({});
}

/** A position of the browser in the datum and unit of the service. */
function placeOf(element: MktElement, { latitude, longitude }: GeolocationCoordinates): Choices {
  const found = { latitude, longitude };
  if (Number(givenTo(element)['datumType']) === 1) return found;
  const place = toTokyo(found);
  if (!('datumType' in tableOf(element))) return { ...place };
  const seconds = (degrees: number) => (degrees * 3600).toFixed(2);
  return { latitude: seconds(place.latitude), longitude: seconds(place.longitude) };
}

/** Searches around the reader, or no longer. */
export function toggleNear(reader: Reader): void {
  const { element, words } = reader;
  if (reader.locating) return;
  if (isNear(reader)) {
    take(reader, elsewhere(reader));
    return;
  }
  const located = (locating: boolean, error = '') => {
    reader.locating = locating;
    reader.errors = new Map(error ? [['near', error]] : []);
    element.requestUpdate();
  };
  located(true);
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      located(false);
      reader.elsewhere = false;
      const choices = { ...heldBy(reader), ...area(reader, ''), ...placeOf(element, coords) };
      // Words lead some elements to an operation that knows no places.
      if (!('latitude' in outlook(element, choices).operation.params)) choices['keyword'] = '';
      take(reader, choices);
    },
    ({ code }) => located(false, words[code === 1 ? 'denied' : 'unavailable']),
    { timeout: 10_000, maximumAge: 300_000 },
  );
}
