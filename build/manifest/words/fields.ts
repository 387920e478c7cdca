/** The words of attributes and their values in each language: shared ones, and those of one element. */
import { catalogues } from '../../../src/catalogue/index.js';
import type { Texts } from '../../../src/catalogue/catalogue.js';
import type { Locale } from '../../../src/i18n/locale.js';
import { attributes, sharedValues } from './attributes.js';

/** By attribute; those of one element by `tag attribute` if others have the attribute in another meaning. */
interface FieldTexts {
  readonly fields: Texts;
  readonly helps: Texts;
  /** By attribute; `*` is for all others. */
  readonly values: Readonly<Record<string, Texts>>;
}

/** One kind of words of all attributes that have some. */
const pick = <T>(all: readonly (readonly [name: string, words: T | undefined])[]) =>
  Object.fromEntries(all.filter(([, words]) => words)) as Readonly<Record<string, T>>;

function textsIn(locale: Locale): FieldTexts {
  const shared = Object.entries(attributes).map(([name, words]) => [name, words[locale]] as const);
  const own = (kind: 'fields' | 'helps') =>
    catalogues.flatMap(({ tag, words }) =>
      Object.entries(words[locale][kind] ?? {}).map(
        ([name, text]) => [name in attributes ? `${tag} ${name}` : name, text] as const,
      ),
    );
  const ownValues = catalogues.flatMap(({ words }) => Object.entries(words[locale].values ?? {}));
  return {
    fields: pick([...shared.map(([name, { label }]) => [name, label] as const), ...own('fields')]),
    helps: pick([...shared.map(([name, { help }]) => [name, help] as const), ...own('helps')]),
    values: {
      '*': sharedValues[locale],
      ...pick([...shared.map(([name, { values }]) => [name, values] as const), ...ownValues]),
    },
  };
}

export const fieldTexts: Readonly<Record<Locale, FieldTexts>> = {
  ja: textsIn('ja'),
  en: textsIn('en'),
};
