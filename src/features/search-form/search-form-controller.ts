import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { dispatch } from '../../element/events/events.js';
import type { ResolvedRequest } from '../../element/request/request-state.js';
import { type Selection, FIRST_PAGE, withoutPage } from '../../element/selection.js';
import { ownHeading } from '../../element/heading.js';
import type { WidgetHost } from '../../element/host.js';
import { button } from '../../templates/button.js';
import type { AnnouncementController } from '../interaction/announcement-controller.js';
import { activeFiltersIn, type ActiveFilter } from './active-filters.js';
import type { FocusController } from '../interaction/focus-controller.js';
import { fieldsOf, formCells, panelFields, type FormCell } from './form-cells.js';
import { error, fieldView } from './form-field-template.js';
import type { FormField } from './form-fields.js';
import { warn } from '../../element/report.js';
import { optionFaults } from './option-rule.js';
import { formMessages, type FormMessages } from './texts.js';
import { validateInputs, validateSelection, type FormErrors } from './form-validation.js';
import { FormState } from './form-state.js';
import { NearMeController } from './near-me.js';
import { FoldedConditions, PanelController } from './panel-controller.js';
import { dropOutdatedPosition, withoutPosition } from './position-search.js';
import { lacksPosition } from './position-rule.js';

/** Number of forms on the page so far. */
let forms = 0;

/** The search form with the author's controls, and its active filters. */
export class SearchFormController implements ReactiveController {
  readonly #state: FormState;
  #errors: FormErrors = new Map();
  #messages!: FormMessages;
  readonly #nearMe: NearMeController;
  readonly #panel: PanelController;
  readonly #folded = new FoldedConditions();
  readonly #optionObserver: MutationObserver;
  #number: number | undefined;
  #resolved: ResolvedRequest | undefined;

  constructor(
    private readonly host: WidgetHost,
    private readonly focus: FocusController,
    private readonly announcement: AnnouncementController,
  ) {
    this.#optionObserver = new MutationObserver(() => {
      this.#resolved = undefined;
      host.requestUpdate();
    });
    this.#state = new FormState(host);
    this.#panel = new PanelController(host);
    this.#nearMe = new NearMeController(
      host,
      {
        selection: () => this.#state.selection,
        search: (changes) => this.#search(changes),
        remove: (changes) => {
          const { near, removed } = this.#messages;
          announcement.announceWithResult(removed(near?.around ?? ''));
          this.#removeConditions(changes);
        },
      },
      (text) => announcement.announce(text),
    );
    host.addController(this);
  }

  hostConnected(): void {
    // The author's options may change.
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
    const { options, definition, resolved } = this.host;
    if (resolved === this.#resolved) return;
    this.#resolved = resolved;
    this.#messages = formMessages(definition, options.locale);
    this.#state.update(this.#messages);
  }

  hostUpdated(): void {
    // While the page is loading, options may be missing.
    if (document.readyState !== 'loading') this.#checkOptions();
    if (lacksPosition(this.host)) warn(this.host, 'noPosition');
  }

  /** Warns the author of controls without options, and of options without a control. */
  #checkOptions(): void {
    const { host } = this;
    const { definition, options, resolved } = host;
    const offered = [...host.querySelectorAll<HTMLOptionElement>(':scope > option')];
    const { fields } = this.#state;
    const faults = optionFaults(definition, host, options, resolved.operation, offered, fields);
    const { emptyControls, strayOptions: names } = faults;
    if (names.length) warn(host, 'strayOptions', { names, known: options.controls });
    if (emptyControls.length) warn(host, 'emptyControls', emptyControls.join(', '));
  }

  /** @returns undefined without fields */
  render(): TemplateResult | undefined {
    const { definition, state } = this.host;
    const fields = this.#state.shownFields
      .filter((field) => !lacksPosition(this.host) || !this.#isAroundReader(field))
      .map((field) => ({ ...field, error: this.#errors.get(field.name) }));
    if (!fields.length) return undefined;
    const { first, further } = formCells(definition, fields);
    const isChanged = this.#state.hasEntries || this.#errors.size > 0;
    const isPristine = !isChanged && !Object.keys(state.selection).length;
    const { formName, reset } = this.#messages;
    return html`<form
      part="form"
      class="form"
      role=${formName ? 'form' : 'search'}
      aria-label=${this.#name}
      autocomplete="off"
      novalidate
      @input=${this.#onInput}
      @submit=${this.#onSubmit}
      @reset=${this.#onReset}
    >
      <div class="cells first">${this.#cells(first)}</div>${error('form', this.#errors.get(''))}<div
        class="form-end"
        ><button type="reset" part="reset" aria-disabled=${isPristine}>${reset}</button
        >${further.length ? this.#details(further) : nothing}</div
      >
    </form>`;
  }

  /** True for the distance from the reader's position. */
  #isAroundReader = ({ control, label }: FormField): boolean =>
    control === this.host.definition.nearMe?.control && label !== this.#messages.near?.elsewhere;

  #details(cells: readonly FormCell[]): TemplateResult {
    const { further, set } = this.#messages;
    const submitted = formCells(this.host.definition, this.#state.fields).further;
    const count = this.#folded.update(fieldsOf(submitted));
    const onToggle = ({ target }: Event) =>
      (this.#folded.isOpen = (target as HTMLDetailsElement).open);
    return html`<details
      part="conditions"
      class="further"
      ?open=${this.#folded.isOpen}
      @toggle=${onToggle}
    >
      <summary
        >${further}${count ? html`<span class="count">${set(String(count))}</span>` : nothing}</summary
      >
      <div class="cells" role="group" aria-label=${further}>${this.#cells(cells)}</div>
    </details>`;
  }

  #cells(cells: readonly FormCell[]): TemplateResult {
    const { phase, state } = this.host;
    const isBusy = phase === 'loading' && Object.keys(state.selection).length > 0;
    return html`${cells.map((cell) => this.#cell(cell))}<div class="cell buttons"
        ><button part="submit" class=${isBusy ? 'main busy' : 'main'}
          >${this.#messages.search}</button
        ></div
      >`;
  }

  #cell(cell: FormCell): TemplateResult | typeof nothing {
    if (cell.type === 'near')
      return lacksPosition(this.host) ? nothing : this.#nearMe.render(this.#messages);
    if (cell.type === 'panel') return this.#panel.render(cell.fields, this.#messages, this.#enter);
    return fieldView(cell);
  }

  /** A chip per active filter that removes it, and a button that clears all; undefined without any. */
  renderActiveFilters(): TemplateResult | undefined {
    const messages = this.#messages;
    const filters = this.#activeFilters;
    if (!filters.length) return undefined;
    const chip = (filter: ActiveFilter, index: number) =>
      button(filter.text, () => this.#removeFilter(filter, index), {
        part: 'chip',
        label: messages.remove(filter.text),
      });
    return html`<div part="chips" class="chips" role="group" aria-label=${messages.chosen}
      >${filters.map(chip)}${
        filters.length > 1 ? button(messages.clear, this.#clearFilters, { part: 'clear' }) : nothing
      }</div
    >`;
  }

  /** The author's heading, else a name with a number: landmarks of a page need different names. */
  get #name(): string {
    const heading = ownHeading(this.host);
    if (heading !== undefined) return heading;
    const { formName, search } = this.#messages;
    this.#number ??= ++forms;
    return `${formName ?? search}${this.#number > 1 ? ` ${this.#number}` : ''}`;
  }

  get #activeFilters(): ActiveFilter[] {
    return activeFiltersIn(this.host, this.#state.fields, this.#messages);
  }

  readonly #clearFilters = (): void => {
    this.announcement.announceWithResult(this.#messages.cleared);
    this.#reset();
    this.focus.focusAfterUpdate('.form');
  };

  readonly #onInput = ({ target }: Event): void => {
    const { name, form } = target as HTMLInputElement;
    this.#enter(name, new FormData(form!).getAll(name) as string[]);
  };

  readonly #onSubmit = (event: Event): void => {
    // The browser would open the page's own address.
    event.preventDefault();
    this.#search(dropOutdatedPosition(this.host, this.#state.selection));
  };

  readonly #onReset = (event: Event): void => {
    // The browser would empty the fields.
    event.preventDefault();
    this.#reset();
  };

  readonly #enter = (name: string, values: readonly string[]): void => {
    this.#state.enter(name, values);
    this.host.renderAgain();
    if (!this.#errors.size) return;
    // A correction can solve the errors of other fields: of several fields, one may be enough.
    const errors = this.#findErrors(this.#selectionWith(this.#state.selection));
    const remaining = [...this.#errors].filter(([field]) => field !== name && errors.has(field));
    this.#errors = new Map(remaining);
  };

  #selectionWith = (changes: Selection): Selection => ({
    ...this.host.state.selection,
    ...FIRST_PAGE,
    ...changes,
  });

  #findErrors(selection: Selection): FormErrors {
    return new Map([
      ...validateSelection(this.host, selection, this.#state.fields, this.#messages),
      ...validateInputs(this.host.renderRoot.querySelector('form'), this.#messages),
    ]);
  }

  #reset(): void {
    this.#errors = new Map();
    this.#nearMe.error = undefined;
    this.#state.clear();
    this.host.select({});
  }

  /** Searches, unless there are errors or the page cancels `mkt-search`. */
  #search(changes: Selection): void {
    this.#nearMe.error = undefined;
    const selection = this.#selectionWith(changes);
    if (this.#showErrors(this.#findErrors(selection)) || !this.#dispatchSearch(changes)) return;
    // The fields then show the normalised values.
    this.#state.clear();
    this.host.select(selection);
  }

  /** @returns true if there are errors */
  #showErrors(errors: FormErrors): boolean {
    const { host } = this;
    const { definition } = host;
    this.#errors = errors;
    const isIn = (fields: readonly FormField[]) => fields.some(({ name }) => errors.has(name));
    this.#panel.isOpen = isIn(panelFields(definition, this.#state.fields));
    const { further } = formCells(definition, this.#state.fields);
    if (isIn(fieldsOf(further))) this.#folded.isOpen = true;
    host.renderAgain();
    if (!errors.size) return false;
    this.focus.focusWhenLoaded('[aria-invalid=true]');
    const formError = errors.get('');
    if (formError) this.announcement.announce(formError);
    return true;
  }

  /** @returns false if the page cancels the search */
  #dispatchSearch(selection: Selection): boolean {
    const params = Object.fromEntries(Object.entries(selection).filter(([, value]) => value));
    return dispatch(this.host, 'mkt-search', { params });
  }

  #removeFilter({ id, control, text, removal }: ActiveFilter, index: number): void {
    const { host } = this;
    const { dependents = {}, nearMe } = host.definition;
    const changes = id === nearMe?.control ? withoutPosition(host, removal) : removal;
    const { result } = host.resolve(this.#selectionWith(changes));
    const dependentControls = dependents[control] ?? [];
    // Filters that are invalid without this one are removed with it: guests without dates.
    const dependentFilters = Array.isArray(result)
      ? this.#activeFilters.filter((filter) => dependentControls.includes(filter.control))
      : [];
    this.announcement.announceWithResult(this.#messages.removed(text));
    this.#removeConditions(
      Object.assign({}, changes, ...dependentFilters.map((filter) => filter.removal)) as Selection,
    );
    this.focus.focusAfterUpdate(
      `.chip:nth-child(${index + 1})`,
      `.chip:nth-child(${index})`,
      '.form',
    );
  }

  #removeConditions(changes: Selection): void {
    const { host } = this;
    const selection = this.#selectionWith(changes);
    const { result } = host.resolve(selection);
    // Removing the last search term is allowed: the element waits for the next search.
    const isIdle = Array.isArray(result) && result.every(({ code }) => code === 'requiredOneOf');
    if (!isIdle) {
      const errors = validateSelection(host, selection, this.#state.fields, this.#messages);
      if (this.#showErrors(errors) || !this.#dispatchSearch(withoutPage(selection))) return;
    }
    host.select(selection);
  }
}
