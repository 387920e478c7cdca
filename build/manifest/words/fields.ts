/** The words of attributes and their values in each language: shared ones, and those of one element. */
import { catalogues } from '../../../src/catalogue/index.js';
import type { Texts } from '../../../src/catalogue/catalogue.js';
import type { Locale } from '../../../src/i18n/locale.js';
import * as en from './en-fields.js';
import * as ja from './ja-fields.js';

/** By attribute; those of one element by `tag attribute` if others have the attribute in another meaning. */
interface FieldTexts {
  readonly fields: Texts;
  readonly helps: Texts;
  /** By attribute; `*` is for all others. */
  readonly values: Readonly<Record<string, Texts>>;
}

function textsIn(locale: Locale): FieldTexts {
  const shared = { en, ja }[locale];
  const withOwn = (kind: 'fields' | 'helps'): Texts =>
    Object.fromEntries([
      ...Object.entries(shared[kind]),
      ...catalogues.flatMap(({ tag, words }) =>
        Object.entries(words[locale][kind] ?? {}).map(
          ([name, text]) => [name in shared[kind] ? `${tag} ${name}` : name, text] as const,
        ),
      ),
    ]);
  const values: Record<string, Texts> = { ...shared.values };
  for (const { words } of catalogues)
    for (const [name, texts] of Object.entries(words[locale].values ?? {}))
      values[name] = { ...values[name], ...texts };
  return { fields: withOwn('fields'), helps: withOwn('helps'), values };
}

export const fieldTexts: Readonly<Record<Locale, FieldTexts>> = {
  ja: textsIn('ja'),
  en: textsIn('en'),
};
