import { html } from 'lit';
import { wordsOf } from '../../i18n/controls.js';
import type { WidgetViewModel } from '../../templates/widget.js';
import { formView } from '../../templates/search-form.js';
import { pagerView } from '../../templates/pagination.js';
import type { WidgetHost } from '../host.js';
import { fieldsOf, parametersOf, tableOf } from './form-fields.js';
import { Reader } from './search-form-controller.js';

/** What readers work with, around the entries. */
export class InteractionController {
  readonly #reader: Reader;

  constructor(private readonly host: WidgetHost) {
    this.#reader = new Reader(host);
  }

  /** The form that the author wants the reader to have, and the way to further entries. */
  render(): Pick<WidgetViewModel, 'form' | 'pagination'> {
    const reader = this.#reader;
    const { options, definition } = this.host;
    const { controls, layout, pager, locale } = options;
    reader.options = options;
    reader.words = wordsOf(locale, definition.formMessages);
    reader.fields = fieldsOf(this.host, options, reader.words);
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
