import type { ReactiveController } from 'lit';
import type { Words } from '../locales/controls.js';
import css from '../styles/extras.css?inline';
import { follow } from '../views/carousel.js';
import type { MktElement } from './element.js';
import { givenTo, shownIn, type Field } from './fields.js';

export type Input = HTMLInputElement | HTMLSelectElement;

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/**
 * Takes a choice of the reader over, from the first page on unless a page is chosen.
 * @param changes by parameter; '' for none, undefined takes a choice back
 */
export const change = (element: MktElement, changes: Readonly<Record<string, unknown>>): void =>
  element.choose({ ...element.choices, page: '', from: 0, ...changes });

/** What the reader does in one element, beside what is chosen and what is answered. */
export class Reader implements ReactiveController {
  words: Words = {};
  fields: readonly Field[] = [];
  /** What is wrong, by the name of the field; '' for the whole form. */
  errors = new Map<string, string>();
  /** Whether the position is being found out. */
  locating = false;
  /** Whether the area was chosen after the position. */
  elsewhere = false;
  /** What gets the focus once all is shown, by a selector. */
  #wanted = '';
  /** Whether it gets that in any case, or only where the focus would be lost. */
  #always = true;
  /** What was last written into each field: what the reader enters stays until that changes. */
  filled = new Map<string, string>();

  constructor(readonly element: MktElement) {
    (element.renderRoot as ShadowRoot).adoptedStyleSheets.push(sheet);
    // The options that the author offers may change.
    new MutationObserver(() => element.requestUpdate()).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['value', 'slot'],
    });
    element.addController(this);
  }

  /** The inputs of a field. */
  inputs(name: string): Input[] {
    return [...this.element.renderRoot.querySelectorAll<Input>('form [name]')].filter(
      (input) => input.name === name,
    );
  }

  hostUpdated(): void {
    this.#fill();
    follow(this.element.renderRoot, this.words);
    const { element } = this;
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

  #fill(): void {
    const given = givenTo(this.element);
    for (const field of this.fields) {
      const value = shownIn(field, given);
      const key = JSON.stringify([value, field.options]);
      if (this.filled.get(field.name) === key) continue;
      this.filled.set(field.name, key);
      for (const input of this.inputs(field.name)) {
        if (input instanceof HTMLSelectElement) {
          input.value = value;
          if (input.selectedIndex < 0) input.selectedIndex = 0;
        } else if (input.type === 'checkbox') {
          input.checked = value.split(',').includes(input.value);
        } else input.value = value;
      }
    }
  }
}

const readers = new WeakMap<MktElement, Reader>();

/** The reader of an element. */
export function readerOf(element: MktElement): Reader {
  if (!readers.has(element)) readers.set(element, new Reader(element));
  return readers.get(element)!;
}
