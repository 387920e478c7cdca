/** `mkt-widgets doctor`: reports problems of pages. */
import { isAddress, printProgress, readArguments } from '../command.js';
import { readPage } from '../markup.js';
import type { Output } from '../output.js';
import { pagesOf, privateRule, readText, type Input } from '../pages.js';
import { serviceOptions } from '../service.js';
import { doctor as words } from '../words/doctor.js';
import { examine, firstFindings } from './examine.js';
import { Printer } from './print.js';

const OPTIONS = {
  online: { type: 'boolean' },
  gone: { type: 'boolean' },
  'allow-private': { type: 'boolean' },
  site: { type: 'string' },
  rate: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** @returns true if the pages have no problems */
export async function doctor(args: string[], output: Output, input: Input): Promise<boolean> {
  const commandLine = readArguments(args, OPTIONS, words, output);
  if (!commandLine) return true;
  const {
    gone,
    online = gone,
    json = false,
    site: named = '',
    'allow-private': allowsAll,
  } = commandLine.values;
  const { locale } = output;
  const service = serviceOptions(commandLine.values);
  const allowsPrivate = privateRule([...commandLine.paths, named], allowsAll);
  const paths = await pagesOf(commandLine.paths, allowsPrivate);
  const printer = new Printer(output, json);
  for (const [index, path] of paths.entries()) {
    printProgress(index, paths, output);
    try {
      const {
        text,
        site = service.site,
        referrerPolicy,
      } = await readText(path, allowsPrivate, input);
      const page = readPage(text, path);
      // Pages from files may name private addresses, since they belong to the user of the command.
      const pageService = { ...service, site, ...(isAddress(path) && { allowsPrivate }) };
      const findings = await firstFindings(
        examine(page, { online: online ? pageService : undefined, gone, referrerPolicy, locale }),
      );
      printer.printPage(path, page, findings);
    } catch (error) {
      printer.printUnreadable(path, error);
    }
  }
  return printer.end(paths.length);
}
