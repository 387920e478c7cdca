/** The words of an attribute in each language. */
import type { Texts } from '../../../src/exports/catalogues.js';
import type { Locale } from '../../../src/exports/texts.js';

interface AttributeWords {
  readonly label: string;
  /** The help text of the field; in Japanese, also the meaning in the reference, unless `reference` says more. */
  readonly help: string;
  /** In Japanese: the meaning in the reference, with what differs in some elements. */
  readonly reference?: string;
  /** Labels of its values, beside `sharedValues` and the names in readers' forms. */
  readonly values?: Texts;
}

export type WordsByAttribute = Readonly<Record<string, Readonly<Record<Locale, AttributeWords>>>>;
