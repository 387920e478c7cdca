/** The files of a command: found, read as a whole, and written as a whole or not at all. */
import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const PAGES = /\.(html?|md|markdown|njk|liquid|hbs|astro|vue|svelte)$/i;
/** Nobody's pages are in there. */
const SKIPPED = /(^|[/\\])(node_modules|\.git)([/\\]|$)/;

/**
 * Files by their paths; of a folder, all pages below it.
 * @throws where there is no such file
 */
export const filesAt = (paths: readonly string[]): string[] => [
  ...new Set(
    paths.flatMap((path) =>
      statSync(path).isDirectory()
        ? readdirSync(path, { recursive: true })
            .map((file) => join(path, String(file)))
            .filter((file) => PAGES.test(file) && !SKIPPED.test(file))
            .sort()
        : path,
    ),
  ),
];

/** Puts a text in the place of a file, which is at no time half of it. */
export function replaceFile(file: string, text: string): void {
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text, { mode: statSync(file).mode });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** A change of a text: what stands between two places becomes another text. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** @param changes that do not overlap */
export const applyChanges = (text: string, changes: readonly Change[]): string =>
  [...changes]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (result, change) => result.slice(0, change.start) + change.text + result.slice(change.end),
      text,
    );
