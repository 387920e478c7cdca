/** Shared by all commands: options, help, and changes of files. */
import { dirname } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { nearestName } from '../src/exports/validate.js';
import type { Locale } from '../src/exports/texts.js';
import { reasonOf, UsageError, type Text } from './command-error.js';
import { decodeForChange } from './encoding.js';
import { filesAt, makeFolder, readWhole, replaceFile } from './files.js';
import type { Output } from './output.js';
import { applyChanges, type Change } from './text-ranges.js';
import { commandLine as words } from './words/command-line.js';

export const isAddress = (path: string): boolean => /^https?:\/\//i.test(path);

type Options = NonNullable<ParseArgsConfig['options']>;

/** @throws {UsageError} for an unknown option, a missing value, or a value that its option does not take */
function checkOptions(args: string[], options: Options): void {
  const config = { args, options, allowPositionals: true, strict: false, tokens: true } as const;
  for (const token of parseArgs(config).tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option) {
      const nearest = nearestName(name, [...Object.keys(options), 'lang']);
      throw new UsageError((locale) =>
        words[locale].noOption(rawName, nearest === undefined ? nearest : `--${nearest}`),
      );
    }
    if (option.type === 'boolean') {
      if (value !== undefined)
        throw new UsageError((locale) => words[locale].takesNoValue(rawName));
    } else if (value === undefined || (!inlineValue && value.startsWith('-'))) {
      throw new UsageError((locale) => words[locale].needsValue(rawName));
    }
  }
}

type HelpWords = Readonly<Record<Locale, { readonly help: string; readonly noPath?: string }>>;

/**
 * Parses the options and paths of a command.
 * @param ownWords its help; also its message if there is no path, which is otherwise about files
 * @returns undefined if help was requested, which is printed
 * @throws {UsageError} for a wrong option, or without a path
 */
export function readArguments<const O extends Options>(
  args: string[],
  options: O,
  ownWords: HelpWords,
  output: Output,
) {
  const config = {
    args,
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  } as const;
  checkOptions(args, config.options);
  const { values, positionals } = parseArgs(config);
  if ((values as { help?: boolean }).help) {
    output.printLines(ownWords[output.locale].help);
    return undefined;
  }
  if (!positionals.length)
    throw new UsageError((locale) => ownWords[locale].noPath ?? words[locale].noPath);
  return { values, paths: positionals };
}

export interface FileResult {
  readonly changes: readonly Change[];
  /** The lines to print, after the name of the file. */
  readonly lines: readonly Text[];
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
  const { locale } = output;
  const own = words[locale];
  const counts = { written: 0, failed: 0 };
  for (const [index, file] of files.entries()) {
    printProgress(index, files, output);
    try {
      const text = decodeForChange(readWhole(file));
      const { changes, lines, hasFailed = false } = await change(text, file);
      for (const line of lines) output.print(`${file}${line(locale)}`);
      const changed = applyChanges(text, changes);
      if (hasFailed) counts.failed++;
      const isRefused = hasFailed && !changes.length;
      if (copies ? isRefused : changed === text) continue;
      const place = copies?.placeOf(file) ?? file;
      if (writes) {
        if (copies) makeFolder(dirname(place));
        replaceFile(place, changed);
      }
      counts.written++;
      output.print(writes ? own.written(place) : own.wouldBeWritten(place));
    } catch (error) {
      counts.failed++;
      output.printError(`${file}: ${reasonOf(error, locale)}`);
    }
  }
  output.print(own.summary({ files: files.length, ...counts }, writes));
  return !counts.failed;
}

/** @throws {UsageError} if a file does not exist, or a folder has no pages */
export function filesOf(paths: readonly string[]): string[] {
  const address = paths.find(isAddress);
  if (address) throw new UsageError((locale) => words[locale].isAddress(address));
  let files: string[];
  try {
    files = filesAt(paths);
  } catch (error) {
    const { path = paths.join(', ') } = error as NodeJS.ErrnoException;
    throw new UsageError((locale) => `${path}: ${reasonOf(error, locale)}`);
  }
  if (!files.length) throw new UsageError((locale) => words[locale].noPages(paths.join(', ')));
  return files;
}
