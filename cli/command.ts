/** Shared by all commands: options, help, and changes of files. */
import { dirname } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { didYouMean, nearestName } from '../src/client/validation/suggest.js';
import { locales, type Locale } from '../src/i18n/locale.js';
import { decodeForChange } from './encoding.js';
import { filesAt, makeFolder, readWhole, replaceFile } from './files.js';
import type { Output } from './output.js';
import { applyChanges, type Change } from './text-ranges.js';

/** Thrown for wrong usage of a command: printed without a stack. */
export class UsageError extends Error {}

/** True for the address of a page. */
export const isAddress = (path: string): boolean => /^https?:\/\//i.test(path);

/** The reason of a failure: the system's message without its codes. */
export const reasonOf = (error: unknown): string =>
  (error as Error).message.replace(/^E[A-Z0-9]+: (.+?), \w+( '.*)?$/s, '$1');

type Options = NonNullable<ParseArgsConfig['options']>;

/** The message about the first unknown option, with the nearest known one. */
function unknownOption(args: readonly string[], known: readonly string[]): string | undefined {
  const names = args.flatMap((arg) => /^--([^=]+)/.exec(arg)?.[1] ?? []);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  const nearest = nearestName(unknown, known);
  return `There is no option --${unknown}${nearest ? didYouMean(`--${nearest}`) : '.'}`;
}

/**
 * Parses the options and paths of a command.
 * @param noun for one path, in the error message
 * @returns undefined if help was requested, which is printed
 * @throws {UsageError} for an unknown option, or without a path
 */
export function readArguments<const O extends Options>(
  args: string[],
  options: O,
  help: string,
  output: Output,
  noun = 'file or folder',
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
    throw new UsageError(
      unknownOption(args, Object.keys(config.options)) ?? (error as Error).message,
    );
  }
  const { values, positionals } = parsed;
  if ((values as { help?: boolean }).help) {
    output.printLines(help);
    return undefined;
  }
  if (!positionals.length) throw new UsageError(`Give at least one ${noun}.`);
  return { values, paths: positionals };
}

/** @throws {UsageError} for a language without texts */
export function readLocale(lang: string): Locale {
  const locale = locales.find((known) => known === lang);
  if (!locale) throw new UsageError(`--lang ${lang} must be ${locales.join(' or ')}`);
  return locale;
}

/** The result for one file. */
export interface FileResult {
  readonly changes: readonly Change[];
  /** The lines to print. */
  readonly lines: readonly string[];
  /** True if a part of the file has failed. */
  readonly hasFailed?: boolean;
}

/** Progress is printed for more files than this. */
const MANY = 10;

/** Prints progress if there are many files. */
export function printProgress(index: number, all: readonly string[], output: Output): void {
  if (all.length > MANY) output.printError(`[${index + 1}/${all.length}] ${all[index]}`);
}

/** Copies of files: the files to copy, and the place of each copy. */
export interface Copies {
  readonly files: readonly string[];
  readonly placeOf: (file: string) => string;
}

/**
 * Changes files, one after the other, each as a whole or not at all.
 * @param writes false for a dry run
 * @param copies writes copies, which leave the files as they are
 * @returns true if all succeeded
 */
export async function changeFiles(
  paths: readonly string[],
  writes: boolean,
  output: Output,
  change: (text: string, file: string) => Promise<FileResult> | FileResult,
  copies?: Copies,
): Promise<boolean> {
  const files = copies?.files ?? filesOf(paths);
  const counts = { written: 0, unchanged: 0, failed: 0 };
  for (const [index, file] of files.entries()) {
    printProgress(index, files, output);
    try {
      const text = decodeForChange(readWhole(file));
      const { changes, lines, hasFailed = false } = await change(text, file);
      for (const line of lines) output.print(`${file}${line}`);
      const changed = applyChanges(text, changes);
      if (hasFailed) counts.failed++;
      const isRefused = hasFailed && !changes.length;
      if (copies ? isRefused : changed === text) {
        counts.unchanged++;
        continue;
      }
      const place = copies?.placeOf(file) ?? file;
      if (writes) {
        if (copies) makeFolder(dirname(place));
        replaceFile(place, changed);
      }
      counts.written++;
      output.print(`${place}: ${writes ? 'written' : 'would be written'}`);
    } catch (error) {
      counts.failed++;
      output.printError(`${file}: ${reasonOf(error)}`);
    }
  }
  const { written, unchanged, failed } = counts;
  output.print(
    `${files.length} ${files.length === 1 ? 'file' : 'files'}: ` +
      `${written} ${writes ? 'written' : 'to be written'}, ${unchanged} unchanged, ${failed} with failures`,
  );
  return !failed;
}

/** @throws {UsageError} if a file does not exist, or a folder has no pages */
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
