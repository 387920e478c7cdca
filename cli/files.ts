/** The files of a command: found, read as a whole, and written as a whole or not at all. */
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const PAGES = /\.(html?|md|markdown|njk|liquid|hbs|astro|vue|svelte)$/i;
/** Nobody's pages are in there. */
const SKIPPED = /^(node_modules|\.git)$/;

/**
 * All pages below a folder.
 * @param seen the folders that have been looked through: links lead from some back to others
 */
function pagesBelow(folder: string, seen: Set<string>): string[] {
  const place = realpathSync(folder);
  if (seen.has(place)) return [];
  seen.add(place);
  const names = readdirSync(folder).filter((name) => !SKIPPED.test(name));
  return names.sort().flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return pagesBelow(path, seen);
    return PAGES.test(name) ? path : [];
  });
}

/**
 * Files by their paths; of a folder, all pages below it.
 * @throws where there is no such file
 */
export const filesAt = (paths: readonly string[]): string[] => {
  const seen = new Set<string>();
  return [
    ...new Set(
      paths.flatMap((path) => (statSync(path).isDirectory() ? pagesBelow(path, seen) : path)),
    ),
  ];
};

/**
 * Makes a folder, and those that it is to be in. What Node has for that tries without end where a
 * folder is there and none can be made in it, as in `/proc`.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder);
}

/**
 * Puts a text in the place of a file, if there is one: at no time half of it. Where a link leads, it
 * is the file there.
 */
export function replaceFile(file: string, text: string): void {
  const before = statSync(file, { throwIfNoEntry: false });
  // What is only to be read could be replaced all the same.
  if (before) accessSync(file, constants.W_OK);
  const place = before ? realpathSync(file) : file;
  // A name of its own: with something added, that of the file may be longer than names can be.
  const temporary = join(dirname(place), `.mkt-widgets.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text);
    if (before) chmodSync(temporary, before.mode);
    renameSync(temporary, place);
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
