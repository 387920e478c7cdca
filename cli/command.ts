/** What the commands have in common: options, help, what is written where, and how they end. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { decodeForChange } from './encoding.js';
import { applyChanges, filesAt, readWhole, replaceFile, type Change } from './files.js';

/** Thrown for what whoever runs a command did wrong: told without a stack. */
export class UsageError extends Error {}

/**
 * A text for a terminal: names, addresses and messages come from pages, services and file systems. What
 * would move the cursor, begin a line or turn the direction of the words is written as `\u001b`.
 */
const visible = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const print = (line: string): void => void process.stdout.write(`${visible(line)}\n`);
export const complain = (line: string): void => void process.stderr.write(`${visible(line)}\n`);
/** For a text of several lines, which are the command's own. */
export const printLines = (text: string): void => text.split('\n').forEach(print);

/** Whether a path is the address of a page. */
export const isAddress = (path: string): boolean => /^https?:\/\//i.test(path);

/** Why something failed: what a system says, without its codes. */
export const reasonOf = (error: unknown): string =>
  (error as Error).message.replace(/^E[A-Z0-9]+: (.+?), \w+( '.*)?$/s, '$1');

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * The options and paths of a command.
 * @param wanted noun for one path, for the error message
 * @returns undefined where help was wanted, which is printed
 * @throws {UsageError} for an option that there is not, and where no path is given
 */
export function readArguments<const O extends Options>(
  args: string[],
  options: O,
  help: string,
  wanted = 'file or folder',
) {
  const config = {
    args,
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  } as const;
  let parsed;
  try {
    parsed = parseArgs(config);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const { values, positionals } = parsed;
  if ((values as { help?: boolean }).help) {
    printLines(help);
    return undefined;
  }
  if (!positionals.length) throw new UsageError(`Give at least one ${wanted}.`);
  return { values, paths: positionals };
}

/** What became of a file. */
export interface FileResult {
  readonly changes: readonly Change[];
  /** What is told of it. */
  readonly lines: readonly string[];
  /** Whether something in it could not be done. */
  readonly hasFailed?: boolean;
}

/** From so many files on, it is told how far a command is. */
const MANY = 10;

/** Says how far a command is, where there is much to do. */
export function tellProgress(at: number, all: readonly string[]): void {
  if (all.length > MANY) complain(`[${at + 1}/${all.length}] ${all[at]}`);
}

/**
 * Has files changed, one after the other, each as a whole or not at all.
 * @param writes whether they are written, or only told of
 * @returns whether all went well
 */
export async function changeFiles(
  paths: readonly string[],
  writes: boolean,
  change: (text: string, file: string) => Promise<FileResult> | FileResult,
): Promise<boolean> {
  const files = filesOf(paths);
  const counts = { written: 0, unchanged: 0, failed: 0 };
  for (const [at, file] of files.entries()) {
    tellProgress(at, files);
    try {
      const text = decodeForChange(readWhole(file));
      const { changes, lines, hasFailed = false } = await change(text, file);
      for (const line of lines) print(`${file}${line}`);
      const changed = applyChanges(text, changes);
      if (hasFailed) counts.failed++;
      if (changed === text) {
        counts.unchanged++;
        continue;
      }
      if (writes) replaceFile(file, changed);
      counts.written++;
      print(`${file}: ${writes ? 'written' : 'would be written'}`);
    } catch (error) {
      counts.failed++;
      complain(`${file}: ${reasonOf(error)}`);
    }
  }
  const { written, unchanged, failed } = counts;
  print(
    `${files.length} ${files.length === 1 ? 'file' : 'files'}: ` +
      `${written} ${writes ? 'written' : 'to be written'}, ${unchanged} unchanged, ${failed} with failures`,
  );
  return !failed;
}

/** @throws {UsageError} where there is no such file, or no page in a folder */
export function filesOf(paths: readonly string[]): string[] {
  const address = paths.find(isAddress);
  if (address) throw new UsageError(`${address} is a web address; give a file or folder.`);
  let files: string[];
  try {
    files = filesAt(paths);
  } catch (error) {
    const { path = paths.join(', ') } = error as NodeJS.ErrnoException;
    throw new UsageError(`${path}: ${reasonOf(error)}`);
  }
  if (!files.length) throw new UsageError(`There are no pages in ${paths.join(', ')}.`);
  return files;
}
