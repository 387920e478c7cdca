import type { ReactiveController } from 'lit';
import { hasValue } from '../../client/validation/validate.js';
import type { FormMessages } from '../../i18n/form-messages.js';
import type {
  FieldOption,
  FieldViewModel,
  NearMeViewModel,
  SearchFormViewModel,
} from '../../templates/search-form.js';
import { dispatch } from '../dispatch.js';
import type { Selection, WidgetHost } from '../host.js';
import { FIRST_PAGE } from '../selection.js';
import type { FocusController } from './focus-controller.js';
import {
  fieldSelection,
  formFields,
  settableParameters,
  shownValue,
  type FormField,
} from './form-fields.js';
import { formMessages } from './form-messages.js';
import { checkOptions, type LoadDiagnostics } from './option-diagnostics.js';
import { validateInputs, validateSelection } from './form-validation.js';
import {
  searchesAroundPosition,
  searchesAroundReader,
  withFittingPosition,
  withoutPosition,
  withPosition,
} from './near-me.js';

/** What the reader has entered, and the value in force that it was entered over. */
interface Entry {
  readonly value: string;
  readonly over: string;
}

/** The form that the author wants the reader to have. */
export class SearchFormController implements ReactiveController {
  /** Undefined where there is nothing to enter. */
  viewModel: SearchFormViewModel | undefined;
  /** Each with the value that is in force. */
  #fields: readonly FormField[] = [];
  /** By the name of the field: it stays until the value in force changes. */
  readonly #entries = new Map<string, Entry>();
  /** What is wrong, by the name of the field; '' for the form as a whole. */
  #errors = new Map<string, string>();
  #isLocating = false;
  #messages!: FormMessages;
  readonly #optionObserver: MutationObserver;

  constructor(
    private readonly host: WidgetHost,
    private readonly focus: FocusController,
    /** Says something to those who do not see it. */
    private readonly say: (text: string) => void,
    private readonly loadDiagnostics: LoadDiagnostics,
  ) {
    this.#optionObserver = new MutationObserver(() => host.requestUpdate());
    host.addController(this);
  }

  hostConnected(): void {
    // The options that the author offers may change.
    this.#optionObserver.observe(this.host, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['value', 'slot'],
    });
  }

  hostDisconnected(): void {
    this.#optionObserver.disconnect();
  }

  hostUpdate(): void {
    const { options, definition } = this.host;
    this.#messages = formMessages(definition, options.locale);
    this.#fields = options.controls.length ? this.#createFields() : [];
    for (const { name, value } of this.#fields) {
      if (this.#entries.get(name)?.over !== value) this.#entries.delete(name);
    }
    this.viewModel = this.#fields.length ? this.#createViewModel() : undefined;
  }

  hostUpdated(): void {
    if (this.host.options.controls.length)
      void checkOptions(this.host, this.#fields, this.loadDiagnostics);
  }

  #createFields(): FormField[] {
    const { host } = this;
    const { definition, options, selection } = host;
    const parameters = settableParameters(host);
    const operation = { ...host.currentOperation(), params: parameters };
    const isReplaced = (control: string) =>
      control === definition.nearMe?.replaces && searchesAroundPosition(selection);
    const values = host.collectParameters(operation);
    return formFields({
      definition,
      controls: options.controls,
      parameters,
      values,
      valuesWithoutChoice: (control) =>
        isReplaced(control) ? {} : host.collectParameters(operation, {}),
      isElsewhere: hasValue(values['latitude']) && !searchesAroundReader(selection),
      offeredOptions: (control) => this.#offeredOptions(control),
      messages: this.#messages,
    });
  }

  /** What the author offers for a control: `<option slot="genre" value="100371">`. */
  #offeredOptions(control: string): FieldOption[] {
    const options = this.host.querySelectorAll<HTMLOptionElement>(
      `:scope > option[slot="${control}"]`,
    );
    return [...options].map(({ value, text }) => ({ value, text }));
  }

  /** The fields as they are shown: with what the reader has entered. */
  get #shownFields(): FormField[] {
    return this.#fields.map((field) => {
      const value = this.#entries.get(field.name)?.value ?? field.value;
      return { ...field, value: shownValue(field, value) };
    });
  }

  #createViewModel(): SearchFormViewModel {
    const { heading } = this.host.options;
    return {
      name: heading === undefined ? undefined : String(heading),
      fields: this.#shownFields.map((field) => this.#fieldViewModel(field)),
      messages: this.#messages,
      error: this.#errors.get(''),
      enter: (name, values) => this.#enter(name, values),
      submit: () => this.#search(withFittingPosition(this.host, this.#choices)),
      reset: () => this.#reset(),
    };
  }

  #fieldViewModel(field: FormField): FieldViewModel {
    const isNearMe = field.control === this.host.definition.nearMe?.control;
    return {
      ...field,
      error: this.#errors.get(field.name),
      nearMe: isNearMe ? this.#nearMeViewModel(field.control) : undefined,
    };
  }

  #nearMeViewModel(control: string): NearMeViewModel {
    return {
      isActive: searchesAroundReader(this.host.selection),
      isLocating: this.#isLocating,
      error: this.#errors.get(control),
      toggle: () => void this.#toggleNearMe(control),
    };
  }

  #enter(name: string, values: readonly string[]): void {
    const field = this.#fields.find((one) => one.name === name);
    if (!field) return;
    const value = field.type === 'checkbox' ? String(values.length) : values.join();
    this.#entries.set(name, { value, over: field.value });
    if (!this.#errors.size) return;
    // What has been mended here may be told of elsewhere: of several fields, one is enough.
    const errors = this.#findErrors(this.#choices);
    for (const one of this.#errors.keys()) {
      if (one === name || !errors.has(one)) this.#errors.delete(one);
    }
    this.host.requestUpdate();
  }

  /** What is wrong with choices, and with what is in the inputs. */
  #findErrors(choices: Selection): Map<string, string> {
    const { host } = this;
    return new Map([
      ...validateSelection(host, choices, this.#fields, this.#messages),
      ...validateInputs(host.renderRoot.querySelector('form'), this.#messages),
    ]);
  }

  /** What the form shows, by parameter. */
  get #choices(): Selection {
    return fieldSelection(this.#shownFields);
  }

  #reset(): void {
    this.#errors.clear();
    this.#entries.clear();
    this.host.select({});
  }

  /** Searches, unless something is wrong or the page does not want it. */
  #search(choices: Selection): void {
    const { host } = this;
    this.#errors = this.#findErrors(choices);
    host.requestUpdate();
    if (this.#errors.size) {
      this.focus.want('[aria-invalid=true]');
      const ofNoField = this.#errors.get('');
      if (ofNoField) this.say(ofNoField);
      return;
    }
    const params = Object.fromEntries(Object.entries(choices).filter(([, value]) => value));
    if (!dispatch(host, 'mkt-search', { params })) return;
    // The fields show what was made of what was entered.
    this.#entries.clear();
    host.select({ ...host.selection, ...FIRST_PAGE, ...choices });
  }

  /** Searches around the reader, or no longer. */
  async #toggleNearMe(control: string): Promise<void> {
    const { host } = this;
    const { nearMe } = host.definition;
    if (this.#isLocating || !nearMe) return;
    if (searchesAroundReader(host.selection)) {
      this.#leavePosition();
      return;
    }
    this.#errors.clear();
    this.#isLocating = true;
    host.requestUpdate();
    const operation = { ...host.currentOperation(), params: settableParameters(host) };
    const position = await nearMe.locate(host.collectParameters(operation));
    this.#isLocating = false;
    host.requestUpdate();
    if (typeof position === 'string') {
      const error = this.#messages.near?.[position] ?? '';
      this.#errors.set(control, error);
      this.say(error);
      return;
    }
    this.#search(withPosition(host, this.#choices, position));
  }

  #leavePosition(): void {
    const { host } = this;
    const choices = withoutPosition(host, this.#choices);
    const selection = { ...host.selection, ...FIRST_PAGE, ...choices };
    const { result } = host.resolve(selection);
    // Where nothing else says what to look for, that is no mistake of the reader.
    const isOpen = Array.isArray(result) && result.every(({ code }) => code === 'requiredOneOf');
    if (isOpen) host.select(selection);
    else this.#search(choices);
  }
}
