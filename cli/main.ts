/** The command `mkt-widgets`. */
import { print, printLines, printToStderr, UsageError } from './command.js';
import { doctor } from './doctor.js';
import { migrate } from './migrate.js';
import { oembed } from './oembed.js';
import { prerender } from './prerender.js';

/** The version of the package. The build inserts it. */
declare const __VERSION__: string;

/** The commands; each resolves to true if it found no problem. */
const commands: Readonly<Record<string, (args: string[]) => Promise<boolean>>> = {
  doctor,
  prerender,
  migrate,
  oembed,
};

const HELP = `Usage: mkt-widgets <command> [options] <files or address>

  doctor     lists the problems of the elements on pages
  prerender  writes links to current entries into fallbacks
  migrate    proposes elements for hand-made links and snippets
  oembed     writes the oEmbed page and response for an element

mkt-widgets <command> --help describes a command, mkt-widgets --version prints the version.`;

async function run([name = '', ...args]: string[]): Promise<number> {
  if (['', 'help', '--help', '-h'].includes(name)) {
    printLines(HELP);
    return name ? 0 : 2;
  }
  if (name === '--version') {
    print(__VERSION__);
    return 0;
  }
  if (!Object.hasOwn(commands, name)) throw new UsageError(`There is no command ${name}.`);
  return (await commands[name]!(args)) ? 0 : 1;
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  // The reader of the output, such as `head`, has closed the pipe.
  process.exit();
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    printToStderr(error.message);
    printToStderr('See mkt-widgets --help.');
    process.exitCode = 2;
  } else {
    String((error as Error).stack)
      .split('\n')
      .forEach(printToStderr);
    process.exitCode = 1;
  }
}
