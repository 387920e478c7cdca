import { html } from 'lit';
import { wordsOf } from '../locales/controls.js';
import type { Look } from '../views/entry.js';
import { formView } from '../views/form.js';
import type { MktElement } from './element.js';
import { fieldsOf, parametersOf, tableOf } from './fields.js';
import { readerOf } from './reader.js';

/** What readers work with. Apart from the elements, so that pages without it do not load it. */
export const extras = {
  /** The form that the author wants the reader to have, and other ways through what is found. */
  form(element: MktElement, look: Look): unknown {
    const { controls, layout, pager, locale } = look;
    const reader = readerOf(element);
    reader.look = look;
    reader.words = wordsOf(locale, (element.constructor as typeof MktElement).words);
    reader.fields = fieldsOf(element, look, reader.words);
    const [genre] =
      controls.includes('genre') && 'genreInformationFlag' in tableOf(element)
        ? parametersOf(element, 'genre')
        : [];
    if (genre || layout === 'carousel' || pager !== 'none') reader.needPaths();
    return html`${reader.fields.length ? formView(reader) : ''}${reader.paths?.before(genre)}`;
  },

  /** The way to further entries. */
  pager: (element: MktElement, _look: Look): unknown => readerOf(element).paths?.after(),
};

export type Extras = typeof extras;
