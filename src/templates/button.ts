import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';

/** Attributes of a button; absent ones are not set. */
interface Traits {
  readonly part?: string;
  /** Its class, if it differs from its part. */
  readonly className?: string;
  /** Its accessible name, if its content is not enough. */
  readonly label?: string;
  readonly current?: 'page' | undefined;
  readonly describedBy?: string | undefined;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly hidden?: boolean;
  /** True if the Tab key skips it, because arrow keys have the same effect. */
  readonly skipped?: boolean;
}

/** A button that does not submit a form. */
export const button = (
  content: unknown,
  onClick: (event: Event) => void,
  traits: Traits = {},
): TemplateResult =>
  html`<button
    type="button"
    part=${ifDefined(traits.part)}
    class=${ifDefined(traits.className ?? traits.part)}
    aria-label=${ifDefined(traits.label)}
    aria-describedby=${ifDefined(traits.describedBy)}
    aria-current=${ifDefined(traits.current)}
    aria-pressed=${ifDefined(traits.pressed)}
    aria-disabled=${ifDefined(traits.disabled)}
    ?hidden=${traits.hidden}
    tabindex=${ifDefined(traits.skipped ? -1 : undefined)}
    @click=${onClick}
  >
    ${content}
  </button>`;
