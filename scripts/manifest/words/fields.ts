/** The words of attributes and their values in each language: shared ones, and those of one element. */
import { catalogues, type Texts } from '../../../src/exports/catalogues.js';
import type { Locale } from '../../../src/exports/texts.js';
import { attributes } from './attributes.js';
import { sharedValues } from './values.js';

/** By attribute; those of one element by `tag attribute` if others have the attribute in another meaning. */
interface FieldTexts {
  readonly fields: Texts;
  readonly helps: Texts;
  /** Meanings in the reference that differ from the help texts. */
  readonly references: Texts;
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
  const values: Record<string, Texts> = {
    '*': sharedValues[locale],
    ...pick(shared.map(([name, words]) => [name, words.values] as const)),
  };
  for (const { words } of catalogues)
    for (const [name, texts] of Object.entries(words[locale].values ?? {}))
      values[name] = { ...values[name], ...texts };
  return {
    fields: pick([...shared.map(([name, { label }]) => [name, label] as const), ...own('fields')]),
    helps: pick([...shared.map(([name, { help }]) => [name, help] as const), ...own('helps')]),
    references: pick(shared.map(([name, { reference }]) => [name, reference] as const)),
    values,
  };
}

export const fieldTexts: Readonly<Record<Locale, FieldTexts>> = {
  ja: textsIn('ja'),
  en: textsIn('en'),
};
