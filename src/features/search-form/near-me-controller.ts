import type { NearMessages } from '../../i18n/form-messages.js';
import type { NearMeViewModel } from './form-field-template.js';
import type { Selection, WidgetHost } from '../../element/host.js';
import { settableParameters } from './form-fields.js';
import { searchesAroundReader, withoutPosition, withPosition } from './near-me.js';

interface Form {
  /** What the form shows, by parameter. */
  readonly choices: () => Selection;
  readonly search: (choices: Selection) => void;
  /** Takes choices back, also where nothing says any more what to look for. */
  readonly leave: (choices: Selection) => void;
}

/** The button that searches around the reader, and no longer. */
export class NearMeController {
  error: string | undefined;
  #isLocating = false;

  constructor(
    private readonly host: WidgetHost,
    private readonly form: Form,
    /** Says something to those who do not see it. */
    private readonly say: (text: string) => void,
  ) {}

  viewModel(messages: NearMessages | undefined): NearMeViewModel {
    return {
      type: 'near',
      isActive: searchesAroundReader(this.host.state.selection),
      isLocating: this.#isLocating,
      error: this.error,
      toggle: () => void this.#toggle(messages),
    };
  }

  async #toggle(messages: NearMessages | undefined): Promise<void> {
    const { form, host } = this;
    const { nearMe } = host.definition;
    if (this.#isLocating || !nearMe) return;
    if (searchesAroundReader(host.state.selection)) {
      form.leave(withoutPosition(host, form.choices()));
      return;
    }
    this.error = undefined;
    this.#isLocating = true;
    host.requestUpdate();
    const operation = { ...host.resolved.operation, params: settableParameters(host) };
    const position = await nearMe.locate(host.collectParameters(operation));
    this.#isLocating = false;
    host.requestUpdate();
    if (typeof position === 'string') {
      this.error = messages?.[position] ?? '';
      this.say(this.error);
      return;
    }
    form.search(withPosition(host, form.choices(), position));
  }
}
