/** The command `mkt-widgets`. */
import { complain, print, printLines, UsageError } from './command.js';
import { doctor } from './doctor.js';
import { migrate } from './migrate.js';
import { oembed } from './oembed.js';
import { prerender } from './prerender.js';

/** The version of the package, which the build puts in. */
declare const __VERSION__: string;

/** Each says whether all is well. */
const commands: Readonly<Record<string, (args: string[]) => Promise<boolean>>> = {
  doctor,
  prerender,
  migrate,
  oembed,
};

const HELP = `Usage: mkt-widgets <command> [options] <files or address>

  doctor     says what is wrong with the elements of pages
  prerender  fills the fallback of elements with links of today
  migrate    proposes elements for links and snippets made by hand
  oembed     makes what editors ask for that make a frame of an address

mkt-widgets <command> --help says more of each, mkt-widgets --version which version this is.`;

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
  // Who reads has read enough, as `head` has.
  process.exit();
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    complain(error.message);
    complain('See mkt-widgets --help.');
    process.exitCode = 2;
  } else {
    String((error as Error).stack)
      .split('\n')
      .forEach(complain);
    process.exitCode = 1;
  }
}
