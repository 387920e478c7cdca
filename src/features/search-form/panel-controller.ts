import type { ReactiveController } from 'lit';
import type { WidgetHost } from '../../element/host.js';
import type { FoldedViewModel } from './search-form-template.js';
import type { FormField } from './form-fields.js';

type Host = Pick<WidgetHost, 'addController' | 'renderRoot' | 'requestUpdate' | 'updateComplete'>;

/** Opens and closes the panel of a form; a click or key outside closes it. */
export class PanelController implements ReactiveController {
  #isOpen = false;
  /** The last event inside the panel: in a closed shadow root, the event path hides its origin. */
  #ownEvent: Event | undefined;

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.isOpen = false;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  set isOpen(isOpen: boolean) {
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    // Hidden elements lose the focus.
    if (!isOpen && this.host.renderRoot.querySelector('.panel:focus-within')) this.#focusButton();
    // After a click or key press is complete, since closing earlier could move its target away.
    for (const type of ['click', 'keyup']) {
      if (isOpen) document.addEventListener(type, this.#onEvent);
      else document.removeEventListener(type, this.#onEvent);
    }
    this.host.requestUpdate();
  }

  /** Closes the panel and focuses its button. */
  close(): void {
    this.isOpen = false;
    this.#focusButton();
  }

  #focusButton(): void {
    this.host.renderRoot.querySelector<HTMLElement>('.opener')?.focus();
  }

  readonly onOwnEvent = (event: Event): void => {
    this.#ownEvent = event;
  };

  readonly #onEvent = (event: Event) => {
    if (event !== this.#ownEvent) this.isOpen = false;
  };
}

/** True if the field has a non-default value. Sort order does not count as a condition. */
const isSet = ({ control, value, usualValue }: FormField) =>
  control !== 'sort' && value !== '' && value !== usualValue;

/**
 * State of the folded conditions: as the reader left them, and unfolded when a new one is set.
 * Conditions set by the author do not unfold them, since that would shift the page.
 */
export class UnfoldingController {
  isOpen = false;
  /** The conditions that are set; undefined before the first update. */
  #set: readonly string[] | undefined;

  /**
   * @param folded fields among the further conditions
   */
  viewModel(
    fields: readonly FormField[],
    folded: readonly FormField[],
  ): Omit<FoldedViewModel, 'cells'> {
    const names = folded.map(({ name }) => name);
    const set = fields
      .filter((field) => names.includes(field.name) && isSet(field))
      // Checkboxes count one by one.
      .flatMap(({ name, type, value }) =>
        type === 'checkboxes' ? value.split(',').map((option) => `${name} ${option}`) : name,
      );
    if (set.some((condition) => this.#set?.includes(condition) === false)) this.isOpen = true;
    this.#set = set;
    return {
      count: set.length,
      isOpen: this.isOpen,
      onToggle: (isOpen) => (this.isOpen = isOpen),
    };
  }
}
