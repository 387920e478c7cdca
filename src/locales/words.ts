/**
 * Words by their names, each in Japanese and in English: `search: '検索|Search'`. Further values
 * stand as `{0}`, `{1}`, already written out.
 */
export type Texts = Readonly<Record<string, string>>;

/** The words of a language, those with values as functions of these. */
export type Words<T extends Texts> = {
  readonly [K in keyof T]: T[K] extends `${string}{0}${string}`
    ? (...values: string[]) => string
    : string;
};

/** The texts of a table in one language: everything but `en` gets Japanese. */
export const inLanguage = (table: Texts, lang: string): Texts =>
  Object.fromEntries(
    Object.entries(table).map(([name, text]) => [name, text.split('|')[lang === 'en' ? 1 : 0]!]),
  );

/** What gives the words of a table in the language of a locale. */
export function words<const T extends Texts>(table: T) {
  const [ja, en] = ['ja', 'en'].map((lang) =>
    Object.fromEntries(
      Object.entries(inLanguage(table, lang)).map(([name, text]) => [
        name,
        text.includes('{0}')
          ? (...values: string[]) => text.replace(/\{(\d)\}/g, (_, at: string) => values[+at]!)
          : text,
      ]),
    ),
  );
  return ({ lang }: { readonly lang: string }) => (lang === 'en' ? en : ja) as Words<T>;
}
