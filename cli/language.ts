import { parseArgs } from 'node:util';
import type { Locale } from '../src/exports/texts.js';

/** The environment of the process: its variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The language for messages: by POSIX, the first of these variables that has a value decides. */
export const localeIn = ({ LC_ALL, LC_MESSAGES, LANG }: Environment): Locale =>
  /^ja(?![a-z])/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'ja' : 'en';

/**
 * Takes `--lang`, which all commands have, out of a command line.
 * @returns also its value: '' if it is missing
 */
export function takeLang(args: readonly string[]): { lang: string | undefined; rest: string[] } {
  const { tokens } = parseArgs({
    args: [...args],
    options: { lang: { type: 'string' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const given = tokens.flatMap((token) =>
    token.kind === 'option' && token.name === 'lang' ? [token] : [],
  );
  const taken = given.flatMap(({ index, inlineValue }) =>
    inlineValue ? [index] : [index, index + 1],
  );
  const [lang] = given.map(({ value = '' }) => value).reverse();
  return { lang, rest: args.filter((_, index) => !taken.includes(index)) };
}
