import { nearestName } from '../src/exports/validate.js';
import { type Locale, locales } from '../src/exports/texts.js';
import { UsageError } from './command-error.js';
import { doctor } from './doctor/doctor.js';
import { find } from './find.js';
import { failureFact } from './doctor/report.js';
import { localeIn, takeLang, type Environment } from './language.js';
import { migrate } from './migrate.js';
import { notice } from './notice.js';
import { oembed } from './oembed.js';
import { JsonList, Output, type Stream } from './output.js';
import type { Input } from './pages.js';
import { prerender } from './prerender.js';
import { commandLine as words } from './words/command-line.js';

/** The version of the package. The build inserts it. */
declare const __VERSION__: string;

/** Each resolves to true if it found no problem. */
const commands: Readonly<
  Record<string, (args: string[], output: Output, input: Input) => Promise<boolean>>
> = {
  doctor,
  prerender,
  migrate,
  oembed,
  find,
  notice,
};

/** @throws {UsageError} */
async function runCommand(
  [name = '', ...args]: string[],
  output: Output,
  input: Input,
): Promise<number> {
  if (['', 'help', '--help', '-h'].includes(name)) {
    output.printLines(words[output.locale].help);
    return name ? 0 : 2;
  }
  if (name === '--version') {
    output.print(__VERSION__);
    return 0;
  }
  if (!Object.hasOwn(commands, name)) {
    const nearest = nearestName(name, Object.keys(commands));
    throw new UsageError((locale) => words[locale].noCommand(name, nearest));
  }
  return (await commands[name]!(args, output, input)) ? 0 : 1;
}

interface Surroundings {
  readonly stdin: Input;
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly env: Environment;
}

const isLocale = (lang: string): lang is Locale => (locales as readonly string[]).includes(lang);

/**
 * Runs a command.
 * @param args the command line: the name of the command, its options and paths
 * @returns the exit status: 1 for problems, 2 for wrong usage
 */
export async function run(
  args: readonly string[],
  { stdin, stdout, stderr, env }: Surroundings,
): Promise<number> {
  const { lang, rest } = takeLang(args);
  const locale = lang !== undefined && isLocale(lang) ? lang : localeIn(env);
  const output = new Output(stdout, stderr, locale);
  try {
    if (lang !== undefined && lang !== locale)
      throw new UsageError((locale) => words[locale].wrongLang);
    return await runCommand(rest, output, stdin);
  } catch (error) {
    if (rest.includes('--json')) {
      const facts = new JsonList(output);
      facts.add(failureFact(error, locale));
      facts.end();
    }
    if (error instanceof UsageError) {
      output.printError(error.text(locale));
      output.printError(words[locale].seeHelp);
      return 2;
    }
    for (const line of String((error as Error).stack).split('\n')) output.printError(line);
    return 1;
  }
}
