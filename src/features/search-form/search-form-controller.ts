import type { ReactiveController } from 'lit';
import type { FormMessages } from '../../i18n/form-messages.js';
import type { ChoicesViewModel } from './active-filters-template.js';
import type {
  CellViewModel,
  FoldedViewModel,
  SearchFormViewModel,
} from './search-form-template.js';
import { dispatch } from '../../element/events/dispatch.js';
import type { Selection, WidgetHost } from '../../element/host.js';
import { FIRST_PAGE, withoutPage } from '../../element/selection.js';
import type { AnnouncementController } from '../interaction/announcement-controller.js';
import { choicesIn, type Choice } from './active-filters.js';
import type { FocusController } from '../interaction/focus-controller.js';
import { fieldsOf, formCells, numbersOf, panelFields, type FormCell } from './form-cells.js';
import type { FormField } from './form-fields.js';
import { formMessages } from './form-messages.js';
import { checkOptions, type LoadDiagnostics } from './option-diagnostics.js';
import { validateInputs, validateSelection } from './form-validation.js';
import { FormState } from './form-state.js';
import { NearMeController } from './near-me-controller.js';
import { withFittingPosition, withoutPosition } from './near-me.js';
import { PanelController } from './panel-controller.js';
import { UnfoldingController } from './unfolding-controller.js';

/** The form that the author wants the reader to have. */
export class SearchFormController implements ReactiveController {
  /** Undefined where there is nothing to enter. */
  viewModel: SearchFormViewModel | undefined;
  /** Undefined where nothing is chosen. */
  choices: ChoicesViewModel | undefined;
  readonly #state: FormState;
  /** What is wrong, by the name of the field; '' for the form as a whole. */
  #errors: ReadonlyMap<string, string> = new Map();
  #messages!: FormMessages;
  readonly #nearMe: NearMeController;
  readonly #panel: PanelController;
  readonly #unfolding = new UnfoldingController();
  readonly #optionObserver: MutationObserver;

  constructor(
    private readonly host: WidgetHost,
    private readonly focus: FocusController,
    private readonly announcement: AnnouncementController,
    private readonly loadDiagnostics: LoadDiagnostics,
  ) {
    this.#optionObserver = new MutationObserver(() => host.requestUpdate());
    this.#state = new FormState(host);
    this.#panel = new PanelController(host);
    this.#nearMe = new NearMeController(
      host,
      {
        choices: () => this.#state.selection,
        search: (selection) => this.#search(selection),
        leave: (selection) => this.#takeBack(selection),
      },
      (text) => announcement.say(() => text),
    );
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
    this.#state.update(this.#messages);
    const chosen = this.#chosen;
    this.choices = chosen.length ? this.#choicesViewModel(chosen) : undefined;
    this.viewModel = this.#state.fields.length ? this.#createViewModel() : undefined;
  }

  hostUpdated(): void {
    if (this.host.options.controls.length)
      void checkOptions(this.host, this.#state.fields, this.loadDiagnostics);
  }

  #createViewModel(): SearchFormViewModel {
    const { definition, options, phase, state } = this.host;
    const { selection } = state;
    const fields = this.#state.shownFields.map((field) => ({
      ...field,
      error: this.#errors.get(field.name),
    }));
    const { first, further } = formCells(definition, fields);
    const isChanged = this.#state.hasEntries || this.#errors.size > 0;
    const isSelected = Object.keys(selection).length > 0;
    return {
      name: options.heading === undefined ? undefined : String(options.heading),
      cells: first.map((cell) => this.#cellViewModel(cell)),
      folded: further.length ? this.#foldedViewModel(further) : undefined,
      messages: this.#messages,
      error: this.#errors.get(''),
      isBusy: isSelected && phase === 'loading',
      isPristine: !isChanged && !isSelected,
      enter: (name, values) => this.#enter(name, values),
      submit: () => this.#search(withFittingPosition(this.host, this.#state.selection)),
      reset: () => this.#reset(),
    };
  }

  #cellViewModel(cell: FormCell): CellViewModel {
    if (cell.type === 'near') return this.#nearMe.viewModel(this.#messages.near);
    if (cell.type !== 'panel') return cell;
    const { panel: messages } = this.#messages;
    return {
      ...cell,
      label: messages?.label ?? '',
      text: messages?.summary(numbersOf(cell.fields)) ?? '',
      isOpen: this.#panel.isOpen,
      open: () => (this.#panel.isOpen = true),
      close: () => this.#panel.close(),
      onOwnEvent: this.#panel.onOwnEvent,
    };
  }

  #foldedViewModel(cells: readonly FormCell[]): FoldedViewModel {
    return {
      cells: cells.map((cell) => this.#cellViewModel(cell)),
      ...this.#unfolding.viewModel(this.#state.fields, fieldsOf(cells)),
    };
  }

  get #chosen(): Choice[] {
    const { definition, options, state } = this.host;
    const messages = this.#messages;
    return choicesIn({
      definition,
      messages,
      locale: options.locale,
      fields: this.#state.fields,
      selection: state.selection,
    });
  }

  #choicesViewModel(chosen: readonly Choice[]): ChoicesViewModel {
    const messages = this.#messages;
    return {
      choices: chosen.map((choice, at) => ({ ...choice, remove: () => this.#remove(choice, at) })),
      messages,
      clear: () => {
        this.announcement.note(messages.cleared);
        this.#reset();
        this.focus.moveTo(['.form']);
      },
    };
  }

  #enter(name: string, values: readonly string[]): void {
    this.#state.enter(name, values);
    this.host.requestUpdate();
    if (!this.#errors.size) return;
    // What has been mended here may be told of elsewhere: of several fields, one is enough.
    const errors = this.#findErrors(this.#state.selection);
    const left = [...this.#errors].filter(([one]) => one !== name && errors.has(one));
    this.#errors = new Map(left);
  }

  /** What is wrong with choices, and with what is in the inputs. */
  #findErrors(choices: Selection): ReadonlyMap<string, string> {
    return new Map([
      ...validateSelection(this.host, choices, this.#state.fields, this.#messages),
      ...validateInputs(this.host.renderRoot.querySelector('form'), this.#messages),
    ]);
  }

  #reset(): void {
    this.#errors = new Map();
    this.#nearMe.error = undefined;
    this.#state.clear();
    this.host.select({});
  }

  /** Searches, unless something is wrong or the page does not want it. */
  #search(choices: Selection): void {
    this.#nearMe.error = undefined;
    if (this.#refuse(this.#findErrors(choices)) || !this.#tell(choices)) return;
    // The fields show what was made of what was entered.
    this.#state.clear();
    this.host.select({ ...this.host.state.selection, ...FIRST_PAGE, ...choices });
  }

  /** Shows what is wrong, where something is. */
  #refuse(errors: ReadonlyMap<string, string>): boolean {
    const { host } = this;
    const { definition } = host;
    this.#errors = errors;
    const isIn = (fields: readonly FormField[]) => fields.some(({ name }) => errors.has(name));
    this.#panel.isOpen = isIn(panelFields(definition, this.#state.fields));
    const { further } = formCells(definition, this.#state.fields);
    if (isIn(fieldsOf(further))) this.#unfolding.isOpen = true;
    host.requestUpdate();
    if (!errors.size) return false;
    this.focus.want('[aria-invalid=true]');
    const ofNoField = errors.get('');
    if (ofNoField) this.announcement.say(() => ofNoField);
    return true;
  }

  /** Tells the page what the reader searches for, which may not want it. */
  #tell(choices: Selection): boolean {
    const params = Object.fromEntries(Object.entries(choices).filter(([, value]) => value));
    return dispatch(this.host, 'mkt-search', { params });
  }

  /** Takes back one of the choices, with the focus on the next one. */
  #remove({ id, control, text, without }: Choice, at: number): void {
    const { host } = this;
    const { dependents = {}, nearMe } = host.definition;
    const choices = id === nearMe?.control ? withoutPosition(host, without) : without;
    const { result } = host.resolve({ ...host.state.selection, ...choices, page: '' });
    const needing = dependents[control] ?? [];
    // What says nothing without it goes with it, where it is missed.
    const others = Array.isArray(result)
      ? this.#chosen.filter((one) => needing.includes(one.control)).map((one) => one.without)
      : [];
    this.announcement.note(this.#messages.removed(text));
    this.#takeBack(Object.assign({}, choices, ...others) as Selection);
    this.focus.moveTo([`.chip:nth-child(${at + 1})`, `.chip:nth-child(${at})`, '.form']);
  }

  #takeBack(choices: Selection): void {
    const { host } = this;
    const selection = { ...host.state.selection, ...FIRST_PAGE, ...choices };
    const { result } = host.resolve(selection);
    // Where nothing else says what to look for, that is no mistake of the reader.
    const isOpen = Array.isArray(result) && result.every(({ code }) => code === 'requiredOneOf');
    if (!isOpen) {
      if (this.#refuse(validateSelection(host, choices, this.#state.fields, this.#messages)))
        return;
      if (!this.#tell(withoutPage(selection))) return;
    }
    host.select(selection);
  }
}
