import { hasValue } from '../../client/validation/validate.js';
import type { FormMessages } from '../../i18n/form-messages.js';
import type { FieldOption } from './form-field-template.js';
import type { Selection, WidgetHost } from '../../element/host.js';
import {
  fieldSelection,
  formFields,
  settableParameters,
  shownValue,
  type FormField,
} from './form-fields.js';
import { searchesAroundPosition, searchesAroundReader } from './near-me.js';

/** What the reader has entered, and the value in force that it was entered over. */
interface Entry {
  readonly value: string;
  readonly over: string;
}

/** The fields of a form, and what the reader enters into them until it is searched for. */
export class FormState {
  /** Each with the value that is in force. */
  fields: readonly FormField[] = [];
  /** By the name of the field: it stays until the value in force changes. */
  readonly #entries = new Map<string, Entry>();

  constructor(private readonly host: WidgetHost) {}

  /** Whether anything is entered. */
  get hasEntries(): boolean {
    return this.#entries.size > 0;
  }

  /** The fields as they are shown: with what the reader has entered. */
  get shownFields(): FormField[] {
    return this.fields.map((field) => {
      const value = this.#entries.get(field.name)?.value ?? field.value;
      return { ...field, value: shownValue(field, value) };
    });
  }

  /** What the form shows, by parameter. */
  get selection(): Selection {
    return fieldSelection(this.shownFields);
  }

  /** Follows what the author wants, and what is in force. */
  update(messages: FormMessages): void {
    this.fields = this.host.options.controls.length ? this.#createFields(messages) : [];
    for (const { name, value } of this.fields) {
      if (this.#entries.get(name)?.over !== value) this.#entries.delete(name);
    }
  }

  /** Takes the values of the inputs of a name: of boxes, the checked ones. */
  enter(name: string, values: readonly string[]): void {
    const field = this.fields.find((one) => one.name === name);
    if (!field) return;
    const value = field.type === 'checkbox' ? String(values.length) : values.join();
    this.#entries.set(name, { value, over: field.value });
  }

  /** Forgets what is entered. */
  clear(): void {
    this.#entries.clear();
  }

  #createFields(messages: FormMessages): FormField[] {
    const { host } = this;
    const { definition, options, state } = host;
    const { selection } = state;
    const parameters = settableParameters(host);
    const operation = { ...host.resolved.operation, params: parameters };
    const isReplaced = (control: string) =>
      control === definition.nearMe?.replaces && searchesAroundPosition(selection);
    const values = host.collectParameters(operation);
    const authorValues = host.collectParameters(operation, {});
    return formFields({
      definition,
      controls: options.controls,
      parameters,
      values,
      valuesWithoutChoice: (control) => (isReplaced(control) ? {} : authorValues),
      isElsewhere: hasValue(values['latitude']) && !searchesAroundReader(selection),
      offeredOptions: (control) => this.#offeredOptions(control),
      messages,
    });
  }

  /** What the author offers for a control: `<option slot="genre" value="100371">`. */
  #offeredOptions(control: string): FieldOption[] {
    const options = this.host.querySelectorAll<HTMLOptionElement>(
      `:scope > option[slot="${control}"]`,
    );
    return [...options].map(({ value, text }) => ({ value, text }));
  }
}
