import { hasValue } from '../../client/validation/validate.js';
import type { FormMessages } from './texts.js';
import type { Selection } from '../../element/selection.js';
import type { WidgetHost } from '../../element/host.js';
import {
  fieldSelection,
  formFields,
  settableParameters,
  shownValue,
  type FieldOption,
  type FormField,
} from './form-fields.js';
import { searchesAroundPosition, searchesAroundReader } from './position-search.js';

export class FormState {
  fields: readonly FormField[] = [];
  /** Unsubmitted input by field name. It is dropped when the submitted value changes, `over`, which it replaces. */
  readonly #entries = new Map<string, { readonly value: string; readonly over: string }>();

  constructor(private readonly host: WidgetHost) {}

  get hasEntries(): boolean {
    return this.#entries.size > 0;
  }

  /** Fields as displayed, with unsubmitted input. */
  get shownFields(): FormField[] {
    return this.fields.map((field) => {
      const value = this.#entries.get(field.name)?.value ?? field.value;
      return { ...field, value: shownValue(field, value) };
    });
  }

  /** The displayed values, by parameter. */
  get selection(): Selection {
    return fieldSelection(this.shownFields);
  }

  /** Recreates the fields from the author's controls and the current values. */
  update(messages: FormMessages): void {
    this.fields = this.host.options.controls.length ? this.#createFields(messages) : [];
    for (const { name, value } of this.fields) {
      if (this.#entries.get(name)?.over !== value) this.#entries.delete(name);
    }
  }

  /** @param values of all inputs with that name; of checkboxes, the checked ones */
  enter(name: string, values: readonly string[]): void {
    const field = this.fields.find((field) => field.name === name);
    if (!field) return;
    const value = field.type === 'checkbox' ? String(values.length) : values.join();
    this.#entries.set(name, { value, over: field.value });
  }

  /** Discards unsubmitted input. */
  clear(): void {
    this.#entries.clear();
  }

  #createFields(messages: FormMessages): FormField[] {
    const { host } = this;
    const { definition, options, state } = host;
    const { selection } = state;
    const parameters = settableParameters(definition, host, host.resolved.operation);
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
      authorValues: (control) => (isReplaced(control) ? {} : authorValues),
      isElsewhere: hasValue(values['latitude']) && !searchesAroundReader(selection),
      offeredOptions: (control) => this.#offeredOptions(control),
      messages,
    });
  }

  /** The author's options for a control: `<option slot="genre" value="100371">`. */
  #offeredOptions(control: string): FieldOption[] {
    const options = this.host.querySelectorAll<HTMLOptionElement>(
      `:scope > option[slot="${control}"]`,
    );
    return [...options].map(({ value, text }) => ({ value, text }));
  }
}
