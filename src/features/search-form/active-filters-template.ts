import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { ChoiceMessages } from '../../i18n/form-messages.js';
import { button } from '../../templates/button.js';

/** Something that the reader has chosen, and can take back. */
export interface ChoiceViewModel {
  /** Tells it from others. */
  readonly id: string;
  readonly text: string;
  readonly remove: () => void;
}

export interface ChoicesViewModel {
  readonly choices: readonly ChoiceViewModel[];
  readonly messages: ChoiceMessages;
  /** Takes all of them back. */
  readonly clear: () => void;
}

/** What the reader has chosen: a button for each that takes it back, and one for all. */
export const choices = ({ choices: all, messages, clear }: ChoicesViewModel): TemplateResult =>
  html`<div part="chips" class="chips" role="group" aria-label=${messages.chosen}
    >${repeat(
      all,
      ({ id }) => id,
      ({ text, remove }) => button(text, remove, { part: 'chip', label: messages.remove(text) }),
    )}${all.length > 1 ? button(messages.clear, clear, { part: 'clear' }) : nothing}</div
  >`;
