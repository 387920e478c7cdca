import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';

/** What a button is, beside its content: what is absent it is not. */
interface Traits {
  readonly part?: string;
  /** Its class, where that is not its part. */
  readonly className?: string;
  /** What it is called where its content says too little. */
  readonly label?: string;
  readonly current?: 'page' | undefined;
  /** The id of what is said of it besides. */
  readonly describedBy?: string | undefined;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly hidden?: boolean;
  /** Whether the Tab key passes it by: the keys do the same where it stands. */
  readonly skipped?: boolean;
}

/** A button that does something other than to send a form. */
export const button = (
  content: unknown,
  onClick: (event: Event) => void,
  {
    part,
    className = part,
    label,
    describedBy,
    current,
    pressed,
    disabled,
    hidden,
    skipped,
  }: Traits = {},
): TemplateResult =>
  html`<button
    type="button"
    part=${ifDefined(part)}
    class=${ifDefined(className)}
    aria-label=${ifDefined(label)}
    aria-describedby=${ifDefined(describedBy)}
    aria-current=${ifDefined(current)}
    aria-pressed=${ifDefined(pressed)}
    aria-disabled=${ifDefined(disabled)}
    ?hidden=${hidden}
    tabindex=${ifDefined(skipped ? -1 : undefined)}
    @click=${onClick}
  >
    ${content}
  </button>`;
