/** The form of an element, generated from the manifest. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { attributeOf, idNames, lookups, valueFields } from '../../../src/exports/definitions.js';
import {
  type Attribute,
  GROUPS,
  type Group,
  groupOf,
  isFieldOfValue,
  isTaken,
  usualOf,
  ACCOUNT,
} from '../elements.js';
import { KIND_OF } from '../../../cli/finder/kinds.js';
import type { Actions, Model } from './model.js';

type FieldModel = Model & Actions;

/** The attributes that a form has: the account is elsewhere, and a reader's token nowhere. */
export const isShown = ({ name, table, values }: Attribute): boolean =>
  // Some elements have no controls.
  (name !== 'reader-controls' || !!values) &&
  !(ACCOUNT as readonly string[]).includes(name) &&
  name !== 'access-token' &&
  !(table === 'operation' && name === 'page');

/** The values of an attribute; of a value in a sentence, the fields of the item with its id. */
function valuesOf(attribute: Attribute, { widget }: FieldModel): Attribute['values'] {
  if (!isFieldOfValue(attribute)) return attribute.values;
  const id = idNames.find((each) => widget.attributes[attributeOf(each)]) ?? 'isbn';
  return valueFields(lookups[id].operation);
}

const valueOf = (input: Event) => (input.target as HTMLInputElement | HTMLSelectElement).value;

const entriesOf = (value: string, { isSpaced }: Attribute) =>
  value.split(isSpaced ? /\s+/ : ',').filter(Boolean);

function select(
  attribute: Attribute,
  value: string,
  { widget: { tag }, words, set }: FieldModel,
  about: string,
) {
  const { name, bare, values = [] } = attribute;
  const options = values.map(String);
  // A pasted value may be unknown: it stays as an option that is marked as invalid.
  const all = options.includes(value) || value === '' ? options : [value, ...options];
  return html`<select
    id=${bare ? nothing : about}
    aria-label=${bare ? words.field(name, tag) : nothing}
    aria-describedby=${`${about}-help`}
    .value=${live(value)}
    @change=${(event: Event) => set(name, valueOf(event) || (bare ? '' : undefined))}
  >
    <option value="">${bare ? words.value(name, '') : words.unset}</option>
    ${all
      .filter((each) => each !== '')
      .map((each) => {
        const called = words.value(name, each);
        return html`<option value=${each} ?selected=${each === value}>
          ${called === each ? each : words.inBrackets(called, each)}
        </option>`;
      })}
  </select>`;
}

function several(attribute: Attribute, value: string, { words, set }: FieldModel) {
  const { name, values = [], isSpaced } = attribute;
  const chosen = entriesOf(value, attribute);
  const toggle = (each: string, on: boolean) => {
    const next = on ? [...chosen, each] : chosen.filter((other) => other !== each);
    set(name, next.length ? next.join(isSpaced ? ' ' : ',') : undefined);
  };
  return html`<span class="checks">
    ${values.map(String).map(
      (each) =>
        html`<label class="check">
          <input
            type="checkbox"
            .checked=${live(chosen.includes(each))}
            @change=${(event: Event) => toggle(each, (event.target as HTMLInputElement).checked)}
          />
          ${words.value(name, each)}
        </label>`,
    )}
  </span>`;
}

function input(
  attribute: Attribute,
  value: string,
  { widget: { tag }, set, correct, problems, words }: FieldModel,
  about: string,
) {
  const { name, kind, bare } = attribute;
  const isNumber = kind === 'integer' || kind === 'long' || kind === 'decimal';
  return html`<input
    id=${bare ? nothing : about}
    type="text"
    aria-label=${bare ? words.field(name, tag) : nothing}
    inputmode=${isNumber ? 'numeric' : 'text'}
    autocomplete="off"
    spellcheck="false"
    aria-describedby=${`${about}-help`}
    aria-invalid=${problems[name] ? 'true' : 'false'}
    placeholder=${attribute.default ?? ''}
    .value=${live(value)}
    @input=${(event: Event) => set(name, valueOf(event) || (bare ? '' : undefined))}
    @change=${() => correct(name)}
  />`;
}

/** A check box, and for an attribute that also takes a value, its field. */
function checkField(
  { name, bare }: Attribute,
  { widget, set }: FieldModel,
  label: TemplateResult,
  choice: () => TemplateResult,
  below: TemplateResult,
): TemplateResult {
  const id = `field-${name}`;
  const isSet = name in widget.attributes;
  return html`<div class="field">
    <label class="check">
      <input
        id=${id}
        type="checkbox"
        aria-describedby=${`${id}-help`}
        .checked=${live(isSet)}
        @change=${(event: Event) =>
          set(name, (event.target as HTMLInputElement).checked ? '' : undefined)}
      />
      ${label}
    </label>
    ${bare && isSet ? choice() : nothing} ${below}
  </div>`;
}

const finderButton = ({ name }: Attribute, { words, find }: FieldModel): TemplateResult =>
  html`<button
    type="button"
    aria-label=${`${words.find} ${words.field(name)}`}
    @click=${() => find(name)}
  >
    ${words.find}
  </button>`;

function field(attribute: Attribute, model: FieldModel): TemplateResult {
  const { widget, words, problems, corrections } = model;
  const { name, kind, bare } = attribute;
  const values = valuesOf(attribute, model);
  const value = widget.attributes[name] ?? '';
  const id = `field-${name}`;
  const problem = problems[name];
  // Its name says the same in words.
  const label = html`${words.field(name, widget.tag)} <code aria-hidden="true">${name}</code>`;
  const choice = () =>
    values?.length
      ? select({ ...attribute, values }, value, model, id)
      : input(attribute, value, model, id);
  const below = html`<small id=${`${id}-help`}>
    ${problem ? html`<span class="problem" role="alert">${problem}</span>` : nothing}
    ${corrections[name] ? html`<span class="corrected" role="status">${corrections[name]}</span>` : nothing}
    ${words.help(name, widget.tag)}
  </small>`;
  if (kind === 'boolean' || bare) return checkField(attribute, model, label, choice, below);
  if (kind === 'list' && values?.length) {
    return html`<fieldset class="field">
      <legend>${label}</legend>
      ${several(attribute, value, model)} ${below}
    </fieldset>`;
  }
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <span class="with-button">
      ${choice()} ${name in KIND_OF ? finderButton(attribute, model) : nothing}
    </span>
    ${below}
  </div>`;
}

function group(name: Group, model: FieldModel): TemplateResult | typeof nothing {
  const { info, widget, problems, words } = model;
  const isSet = (attribute: Attribute) =>
    attribute.name in widget.attributes || attribute.name in problems;
  const attributes = info.attributes.filter(
    (attribute) =>
      isShown(attribute) &&
      groupOf(attribute) === name &&
      (isSet(attribute) || isTaken(attribute, widget.attributes['media'])),
  );
  if (!attributes.length) return nothing;
  const usual = usualOf(attributes);
  const others = attributes.filter((attribute) => !usual.includes(attribute));
  const fields = (some: readonly Attribute[]) => some.map((attribute) => field(attribute, model));
  const opens = name === 'what' || name === 'appearance' || attributes.some(isSet);
  return html`<details class="group" ?open=${opens}>
    <summary><h3>${words.groups[name]}</h3></summary>
    ${fields(usual)}
    ${
      !others.length
        ? nothing
        : usual.length
          ? html`<details class="more" ?open=${others.some(isSet)}>
              <summary>${words.inBrackets(words.more, others.length)}</summary>
              ${fields(others)}
            </details>`
          : fields(others)
    }
  </details>`;
}

export const form = (model: Model, actions: Actions): TemplateResult =>
  html`${GROUPS.map((name) => group(name, { ...model, ...actions }))}`;
