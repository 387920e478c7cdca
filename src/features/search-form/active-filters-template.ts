import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { FormMessages } from '../../i18n/form.js';
import { button } from '../../templates/button.js';

export interface ActiveFilterViewModel {
  /** Unique within the form. */
  readonly id: string;
  readonly text: string;
  readonly remove: () => void;
}

export interface ActiveFiltersViewModel {
  readonly filters: readonly ActiveFilterViewModel[];
  readonly messages: FormMessages;
  readonly clear: () => void;
}

/** A chip per active filter that removes it, and a button that clears all. */
export const activeFilters = ({
  filters,
  messages,
  clear,
}: ActiveFiltersViewModel): TemplateResult =>
  html`<div part="chips" class="chips" role="group" aria-label=${messages.chosen}
    >${repeat(
      filters,
      ({ id }) => id,
      ({ text, remove }) => button(text, remove, { part: 'chip', label: messages.remove(text) }),
    )}${filters.length > 1 ? button(messages.clear, clear, { part: 'clear' }) : nothing}</div
  >`;
