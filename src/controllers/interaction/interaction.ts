import { html } from 'lit';
import { form } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locale.js';
import type { FormMessages } from '../../i18n/form-messages.js';
import type { WidgetViewModel } from '../../templates/widget.js';
import { formView } from '../../templates/search-form.js';
import { pagerView } from '../../templates/pagination.js';
import type { WidgetHost } from '../host.js';
import { fieldsOf, parametersOf, tableOf } from './form-fields.js';
import { Reader } from './search-form-controller.js';

/** What the form of an element says: what all forms say, and what its own fields need. */
function formMessagesOf({ definition }: WidgetHost, locale: Locale): FormMessages {
  const common = form(locale);
  const own = definition.formMessages?.(locale);
  return {
    ...common,
    ...own,
    labels: { ...common.labels, ...own?.labels },
    issues: { ...common.issues, ...own?.issues },
  };
}

/** What readers work with, around the entries. */
export class InteractionController {
  readonly #reader: Reader;

  constructor(private readonly host: WidgetHost) {
    this.#reader = new Reader(host);
  }

  /** The form that the author wants the reader to have, and the way to further entries. */
  render(): Pick<WidgetViewModel, 'form' | 'pagination'> {
    const reader = this.#reader;
    const { options } = this.host;
    const { controls, layout, pager, locale } = options;
    reader.options = options;
    reader.messages = formMessagesOf(this.host, locale);
    reader.fields = fieldsOf(this.host, options, reader.messages);
    const [genre] =
      controls.includes('genre') && 'genreInformationFlag' in tableOf(this.host)
        ? parametersOf(this.host, 'genre')
        : [];
    const paths = genre || layout === 'carousel' ? reader.paths : undefined;
    return {
      form: html`${reader.fields.length ? formView(reader) : ''}${paths?.before(genre)}`,
      pagination: pager === 'none' ? undefined : pagerView(reader),
    };
  }
}
