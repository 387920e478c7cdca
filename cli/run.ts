import { didYouMean, nearestName } from '../src/client/validation/suggest.js';
import { UsageError } from './command.js';
import { doctor } from './doctor.js';
import { find } from './find.js';
import { migrate } from './migrate.js';
import { oembed } from './oembed.js';
import type { Output } from './output.js';
import type { Input } from './pages.js';
import { prerender } from './prerender.js';

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
};

const HELP = `Usage: mkt-widgets <command> [options] <files or address>

  doctor     lists the problems of the elements on pages
  prerender  writes links to current entries into fallbacks
  migrate    proposes elements for hand-made links and snippets
  oembed     writes the oEmbed page and response for an element
  find       prints the ids of genres, hotels, golf courses, books and products

mkt-widgets <command> --help describes a command, mkt-widgets --version prints the version.`;

/** @throws {UsageError} */
async function runCommand(
  [name = '', ...args]: string[],
  output: Output,
  input: Input,
): Promise<number> {
  if (['', 'help', '--help', '-h'].includes(name)) {
    output.printLines(HELP);
    return name ? 0 : 2;
  }
  if (name === '--version') {
    output.print(__VERSION__);
    return 0;
  }
  if (!Object.hasOwn(commands, name)) {
    const suggestion = didYouMean(nearestName(name, Object.keys(commands)));
    throw new UsageError(`There is no command ${name}${suggestion || '.'}`);
  }
  return (await commands[name]!(args, output, input)) ? 0 : 1;
}

/**
 * Runs a command.
 * @param args the command line: the name of the command, its options and paths
 * @returns the exit status: 1 for problems, 2 for wrong usage
 */
export async function run(args: string[], output: Output, input: Input): Promise<number> {
  try {
    return await runCommand(args, output, input);
  } catch (error) {
    if (error instanceof UsageError) {
      output.printError(error.message);
      output.printError('See mkt-widgets --help.');
      return 2;
    }
    for (const line of String((error as Error).stack).split('\n')) output.printError(line);
    return 1;
  }
}
