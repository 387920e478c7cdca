import { html, type TemplateResult } from 'lit';
import type { FormMessages } from '../../i18n/form.js';
import { button } from '../../templates/button.js';
import { counter, type Enter, type FieldViewModel } from './form-field-template.js';

/** A panel of fields, opened by a button that summarises them. */
export interface PanelViewModel {
  readonly type: 'panel';
  readonly label: string;
  /** Summary of the values. */
  readonly text: string;
  readonly fields: readonly FieldViewModel[];
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Closes the panel and focuses its button. */
  readonly close: () => void;
  /** Receives clicks and keys in the panel and on its button. */
  readonly onOwnEvent: (event: Event) => void;
}

export function formPanel(
  { label, text, fields, isOpen, open, close, onOwnEvent }: PanelViewModel,
  messages: FormMessages,
  enter: Enter,
): TemplateResult {
  const onKeydown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Do not also close a dialog around the element.
    event.stopPropagation();
    event.preventDefault();
    close();
  };
  return html`<div
    part="field"
    class="with-panel"
    @keydown=${onKeydown}
    @keyup=${onOwnEvent}
    @click=${onOwnEvent}
    ><button
      type="button"
      part="guests"
      class="cell long box opener"
      aria-expanded=${isOpen}
      aria-controls="panel"
      @click=${isOpen ? close : open}
      ><span part="label">${label}</span> <span class="entry">${text}</span></button
    ><div
      id="panel"
      part="panel"
      class="panel"
      role="group"
      aria-label=${label}
      tabindex="-1"
      ?hidden=${!isOpen}
      >${fields.map((field) => counter(field, messages, enter))}${button(messages.done, close, { className: 'done' })}</div
    ></div
  >`;
}
