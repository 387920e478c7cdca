import { unsafeCSS, type ReactiveController } from 'lit';
import type { FormMessages } from '../../i18n/form-messages.js';
import { adoptStyles } from '../../styles/adopt-styles.js';
import form from '../../styles/form.css?inline';
import pagination from '../../styles/pagination.css?inline';
import type { WidgetOptions } from '../../templates/widget-options.js';
import type { WidgetHost } from '../host.js';
import { givenTo, shownIn, type Field } from './form-fields.js';
import { Paths } from './genre-navigation-controller.js';

const styles = [unsafeCSS(form), unsafeCSS(pagination)];

/** What the reader does in one element, beside what is chosen and what is answered. */
export class Reader implements ReactiveController {
  /** How things are to look at the moment. */
  options!: WidgetOptions;
  messages!: FormMessages;
  fields: readonly Field[] = [];
  /** What is wrong, by the name of the field; '' for the whole form. */
  errors = new Map<string, string>();
  /** Whether the position is being found out. */
  locating = false;
  #paths: Paths | undefined;
  /** What gets the focus once all is shown, by a selector. */
  #wanted = '';
  /** Whether it gets that in any case, or only where the focus would be lost. */
  #always = true;
  /** What was last written into each input: what the reader enters stays until that changes. */
  filled = new WeakMap<Element, string>();

  constructor(readonly element: WidgetHost) {
    adoptStyles(element, ...styles);
    // The options that the author offers may change.
    new MutationObserver(() => element.requestUpdate()).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['value', 'slot'],
    });
    element.addController(this);
  }

  /**
   * Takes a choice of the reader over, from the first page on unless a page is chosen.
   * @param changes by parameter; '' for none, undefined takes a choice back
   */
  change(changes: Readonly<Record<string, unknown>>): void {
    const { element } = this;
    element.select({ ...element.selection, page: '', from: 0, ...changes });
  }

  /** Genres and arrows. */
  get paths(): Paths {
    return (this.#paths ??= new Paths(this));
  }

  get form(): HTMLFormElement | null {
    return this.element.renderRoot.querySelector('form');
  }

  hostUpdated(): void {
    const { element, form } = this;
    if (form) this.#fill(form);
    const root = element.renderRoot as ShadowRoot;
    const target = this.#wanted && root.querySelector<HTMLElement>(this.#wanted);
    if (!target || element.phase === 'loading') return;
    this.#wanted = '';
    // Whoever has gone on to something else on the page is left alone.
    const here = [document.body, null, element].includes(document.activeElement as HTMLElement);
    if (here && (this.#always || !root.activeElement)) target.focus({ preventScroll: true });
  }

  wantFocus(selector: string, always = true): void {
    this.#wanted = selector;
    this.#always = always;
  }

  /** Writes into the inputs what is in force, and what is wrong. */
  #fill(form: HTMLFormElement): void {
    const given = givenTo(this.element);
    for (const input of form as unknown as Iterable<HTMLInputElement>) {
      const field = this.fields.find(({ name }) => name === input.name);
      if (!field) continue;
      const wrong = this.errors.has(field.name);
      input.ariaInvalid = wrong ? 'true' : null;
      if (wrong) input.setAttribute('aria-describedby', `${field.name}-error`);
      else input.removeAttribute('aria-describedby');
      const value = shownIn(field, given);
      const key = JSON.stringify([value, field.options]);
      if (this.filled.get(input) === key) continue;
      this.filled.set(input, key);
      if (input.type === 'checkbox') input.checked = value.split(',').includes(input.value);
      else input.value = value;
      // A select that does not offer the value would show nothing.
      if ((input as unknown as HTMLSelectElement).selectedIndex < 0) {
        (input as unknown as HTMLSelectElement).selectedIndex = 0;
      }
    }
  }
}
