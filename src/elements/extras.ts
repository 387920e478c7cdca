import { html } from 'lit';
import { wordsOf } from '../locales/controls.js';
import { arrows } from '../views/carousel.js';
import type { Look } from '../views/entry.js';
import { formView } from '../views/form.js';
import { genresView } from '../views/genres.js';
import { moreView, pagesView } from '../views/pager.js';
import type { MktElement } from './element.js';
import { fieldsOf, tableOf } from './fields.js';
import { readerOf } from './reader.js';

/** What readers work with. Apart from the elements, so that pages without it do not load it. */
export const extras = {
  /** The form that the author wants the reader to have, and other ways through what is found. */
  form(element: MktElement, look: Look): unknown {
    const reader = readerOf(element);
    const { controls, words: own } = element.constructor as typeof MktElement;
    const table = tableOf(element);
    const words = (reader.words = wordsOf(look.locale.lang, own));
    reader.fields = fieldsOf(element, look, words);
    const genre =
      look.controls.includes('genre') &&
      'genreInformationFlag' in table &&
      controls['genre']?.find((name) => name in table);
    return html`${reader.fields.length ? formView(reader) : ''}${
      genre ? genresView(reader, genre, look.locale) : ''
    }${look.layout === 'carousel' ? arrows(words) : ''}`;
  },

  /** The way to further entries. */
  pager(element: MktElement, { pager, locale }: Look): unknown {
    const reader = readerOf(element);
    if (pager === 'more') return moreView(reader, locale);
    return pager === 'pages' ? pagesView(reader, locale) : undefined;
  },
};

export type Extras = typeof extras;
