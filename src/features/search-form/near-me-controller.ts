import type { NearMessages } from '../../i18n/near.js';
import type { NearMeViewModel } from './form-field-template.js';
import type { Selection, WidgetHost } from '../../element/host.js';
import { settableParameters } from './form-fields.js';
import { searchesAroundReader, withoutPosition, withPosition } from './near-me.js';

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
      form.remove(withoutPosition(host, form.selection()));
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
      this.announce(this.error);
      return;
    }
    form.search(withPosition(host, form.selection(), position));
  }
}
