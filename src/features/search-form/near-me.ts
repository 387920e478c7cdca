import { html, type TemplateResult } from 'lit';
import type { Selection } from '../../element/selection.js';
import type { WidgetHost } from '../../element/host.js';
import type { FormMessages } from './texts.js';
import { button } from '../../templates/button.js';
import { error } from './form-field-template.js';
import { settableParameters } from './form-fields.js';
import { searchesAroundReader, withoutPosition, withPosition } from './position-search.js';

const crossHairs = () =>
  html`<svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="7" />
    <circle cx="12" cy="12" r="2" fill="currentColor" />
    <path d="M12 1v4M12 19v4M1 12h4M19 12h4" />
  </svg>`;

/** The search form around the button. */
interface Form {
  /** The displayed values, by parameter. */
  readonly selection: () => Selection;
  readonly search: (changes: Selection) => void;
  /** Removes conditions, even if no search term is left. */
  readonly remove: (changes: Selection) => void;
}

/** The toggle button of the search around the reader. */
export class NearMeController {
  error: string | undefined;
  #isLocating = false;

  constructor(
    private readonly host: WidgetHost,
    private readonly form: Form,
    private readonly announce: (text: string) => void,
  ) {}

  render({ near }: FormMessages): TemplateResult {
    const isLocating = this.#isLocating;
    return html`<div part="field" class="cell"
      >${button(
        html`${crossHairs()}<span>${isLocating ? near?.locating : near?.button}</span>`,
        () => void this.#toggle(near),
        {
          part: 'near',
          className: 'box near',
          pressed: searchesAroundReader(this.host.state.selection),
          disabled: isLocating,
          describedBy: this.error ? 'near-error' : undefined,
        },
      )}${error('near', this.error)}</div
    >`;
  }

  async #toggle(messages: FormMessages['near']): Promise<void> {
    const { form, host } = this;
    const { nearMe } = host.definition;
    if (this.#isLocating || !nearMe) return;
    if (searchesAroundReader(host.state.selection)) {
      form.remove(withoutPosition(host, form.selection()));
      return;
    }
    this.error = undefined;
    this.#isLocating = true;
    host.renderAgain();
    const { operation: current } = host.resolved;
    const params = settableParameters(host.definition, host, current);
    const operation = { ...current, params };
    const position = await nearMe.locate(host.collectParameters(operation));
    this.#isLocating = false;
    host.renderAgain();
    if (typeof position === 'string') {
      this.error = messages?.[position] ?? '';
      this.announce(this.error);
      return;
    }
    form.search(withPosition(host, form.selection(), position));
  }
}
