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

/** What gives the words of a table in the language of a locale: all but `en` gets Japanese. */
export const words =
  <const T extends Texts>(table: T) =>
  ({ lang }: { readonly lang: string }): Words<T> => {
    const side = lang === 'en' ? 1 : 0;
    const said: Record<string, unknown> = {};
    for (const name of Object.keys(table)) {
      const text = table[name]!.split('|')[side]!;
      said[name] = text.includes('{0}')
        ? (...values: string[]) => text.replace(/\{(\d)\}/g, (_, at: string) => values[+at]!)
        : text;
    }
    return said as Words<T>;
  };
