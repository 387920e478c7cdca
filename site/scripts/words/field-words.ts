/** Names of attributes and their values in each language. */
import { attributeOf } from '../../../src/exports/definitions.js';
import { formTexts, type Locale } from '../../../src/exports/texts.js';
import { fieldTexts } from '../../../scripts/manifest/words/fields.js';

type Texts = Readonly<Record<string, string>>;

/** Names of values in the forms that readers see, by attribute. */
function valuesInForms(locale: Locale): Record<string, Texts> {
  const named: Record<string, Texts> = {};
  for (const messages of formTexts)
    for (const [parameter, texts] of Object.entries(messages[locale].options)) {
      const attribute = attributeOf(parameter);
      named[attribute] = { ...named[attribute], ...(texts as Texts) };
    }
  return named;
}

export interface FieldWords {
  /** The label of an attribute's field; of some elements, it has another meaning. */
  readonly field: (attribute: string, tag?: string) => string;
  readonly help: (attribute: string, tag?: string) => string;
  readonly value: (attribute: string, value: string) => string;
}

function wordsIn(locale: Locale): FieldWords {
  const { fields, helps, values } = fieldTexts[locale];
  const inForms = valuesInForms(locale);
  return {
    field: (attribute, tag) => fields[`${tag} ${attribute}`] ?? fields[attribute] ?? attribute,
    help: (attribute, tag) => helps[`${tag} ${attribute}`] ?? helps[attribute] ?? '',
    value: (attribute, value) =>
      values[attribute]?.[value] ?? inForms[attribute]?.[value] ?? values['*']?.[value] ?? value,
  };
}

export const fieldWords: Readonly<Record<Locale, FieldWords>> = {
  ja: wordsIn('ja'),
  en: wordsIn('en'),
};
