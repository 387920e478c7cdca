import { html } from 'lit';
import { wordsOf } from '../../i18n/controls.js';
import type { Texts } from '../../i18n/words.js';
import type { Look } from '../../templates/card.js';
import { formView } from '../../templates/search-form.js';
import { pagerView } from '../../templates/pagination.js';
import type { MktElement } from '../../components/base/widget-element.js';
import { fieldsOf, parametersOf, tableOf } from './form-fields.js';
import { readerOf } from './search-form-controller.js';

/** The words of an element's own controls; undefined until they are there. */
function ownWords(element: MktElement): Texts | undefined {
  const { words = {} } = element.constructor as typeof MktElement;
  return typeof words === 'function' ? words(element) : words;
}

/** What readers work with, around the entries. */
export interface Extras {
  /** The form that the author wants the reader to have, and other ways through what is found. */
  readonly form: unknown;
  /** The way to further entries. */
  readonly pager: unknown;
}

/**
 * What readers work with. Apart from the elements, so that pages without it do not load it.
 * @returns undefined until all of it is there
 */
export function extras(element: MktElement, look: Look): Extras | undefined {
  const { controls, layout, pager, locale } = look;
  const own = controls.length ? ownWords(element) : {};
  if (!own) return undefined;
  const reader = readerOf(element);
  reader.look = look;
  reader.words = wordsOf(locale, own);
  reader.fields = fieldsOf(element, look, reader.words);
  const [genre] =
    controls.includes('genre') && 'genreInformationFlag' in tableOf(element)
      ? parametersOf(element, 'genre')
      : [];
  const paths = genre || layout === 'carousel' ? reader.paths : undefined;
  return {
    form: html`${reader.fields.length ? formView(reader) : ''}${paths?.before(genre)}`,
    pager: pager === 'none' ? undefined : pagerView(reader),
  };
}
