import { html, nothing, type TemplateResult } from 'lit';

/** What a button is, beside its words: what is absent it is not. */
interface Traits {
  readonly part?: string;
  /** Its class, where that is not its part. */
  readonly className?: string;
  /** What it is called where its content says too little. */
  readonly label?: string;
  readonly current?: string | undefined;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly hidden?: boolean;
}

/** A button that does something other than to send a form. */
export const button = (
  content: unknown,
  click: (event: Event) => void,
  { part, className = part, label, current, pressed, disabled, hidden }: Traits = {},
): TemplateResult =>
  html`<button
    type="button"
    part=${part ?? nothing}
    class=${className ?? nothing}
    aria-label=${label ?? nothing}
    aria-current=${current ?? nothing}
    aria-pressed=${pressed ?? nothing}
    aria-disabled=${disabled ?? nothing}
    ?hidden=${hidden}
    @click=${click}
  >
    ${content}
  </button>`;
