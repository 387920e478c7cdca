import { html, type ReactiveController, type TemplateResult } from 'lit';
import type { WidgetHost } from '../../element/host.js';
import type { FormMessages } from './texts.js';
import { button } from '../../templates/button.js';
import { numbersOf } from './form-cells.js';
import { counter, type Enter } from './form-field-template.js';
import type { FormField } from './form-fields.js';

/** A panel of number fields, opened by a button that summarises them; a click or key outside closes it. */
export class PanelController implements ReactiveController {
  #isOpen = false;
  /** The last event inside the panel: in a closed shadow root, the event path hides its origin. */
  #ownEvent: Event | undefined;

  constructor(private readonly host: WidgetHost) {
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
    this.host.renderAgain();
  }

  render(fields: readonly FormField[], messages: FormMessages, enter: Enter): TemplateResult {
    const { isOpen } = this;
    const { label, summary } = messages.panel!;
    const text = summary(numbersOf(fields));
    return html`<div
      part="field"
      class="with-panel"
      @keydown=${this.#onKeydown}
      @keyup=${this.#onOwnEvent}
      @click=${this.#onOwnEvent}
      ><button
        type="button"
        part="guests"
        class="cell long box opener"
        aria-expanded=${isOpen}
        aria-controls="panel"
        @click=${isOpen ? this.#close : this.#open}
        ><span part="label">${label}</span> <span class="entry">${text}</span></button
      ><div
        id="panel"
        part="panel"
        class="panel"
        role="group"
        aria-label=${label}
        tabindex="-1"
        ?hidden=${!isOpen}
        >${fields.map((field) => counter(field, messages, enter))}${button(messages.done, this.#close, { className: 'done' })}</div
      ></div
    >`;
  }

  readonly #open = (): void => {
    this.isOpen = true;
  };

  readonly #close = (): void => {
    this.isOpen = false;
    this.#focusButton();
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.isOpen) return;
    // Do not also close a dialog around the element.
    event.stopPropagation();
    event.preventDefault();
    this.#close();
  };

  #focusButton(): void {
    this.host.renderRoot.querySelector<HTMLElement>('.opener')?.focus();
  }

  readonly #onOwnEvent = (event: Event): void => {
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
export class FoldedConditions {
  isOpen = false;
  /** The conditions that are set; undefined before the first update. */
  #set: readonly string[] | undefined;

  /**
   * Unfolds them if one has been set since the last call.
   * @param fields with their submitted values
   * @returns the number of conditions that are set
   */
  update(fields: readonly FormField[]): number {
    // Checkboxes count one by one.
    const set = fields
      .filter(isSet)
      .flatMap(({ name, type, value }) =>
        type === 'checkboxes' ? value.split(',').map((option) => `${name} ${option}`) : name,
      );
    if (set.some((condition) => this.#set?.includes(condition) === false)) this.isOpen = true;
    this.#set = set;
    return set.length;
  }
}
