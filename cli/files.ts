/** The files of a command: found, read as a whole, and written as a whole or not at all. */
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The pages in a folder. */
export const PAGES = /\.(html?|md|markdown|njk|liquid|hbs|astro|vue|svelte)$/i;
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

/** The largest page that is read, in bytes. */
export const MAX_PAGE_BYTES = 16 * 2 ** 20;

/**
 * The content of a file.
 * @throws where it is a pipe, a device or a folder, or larger than it may be
 */
export function readWhole(file: string, maxBytes = MAX_PAGE_BYTES): Buffer {
  // Otherwise, opening a pipe waits until somebody writes into it.
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw new Error('is no regular file');
    if (stats.size > maxBytes) throw new Error(`is larger than ${maxBytes / 2 ** 20} MiB`);
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Gives a new file owner, group and mode of the one that it replaces. @returns whether it could */
function takeOver(file: string, { uid, gid, mode }: Stats): boolean {
  try {
    chownSync(file, uid, gid);
  } catch {
    return false;
  }
  chmodSync(file, mode);
  return true;
}

/** @throws with the place of the complete text, where the file may be half written */
function overwrite(file: string, text: string, copy: string): void {
  const descriptor = openSync(file, constants.O_WRONLY | constants.O_NOFOLLOW);
  try {
    writeFileSync(descriptor, text);
    ftruncateSync(descriptor, Buffer.byteLength(text));
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`may be half written (${message}): its text is in ${copy}`, { cause: error });
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Puts a text in the place of a file, if there is one. Where a link leads, it is the file there. A new
 * file takes the old one's name, so that nobody ever reads half of it. Where that would change the
 * owner, or part the names of a file with several (hard links), the file itself is written, once
 * there is a copy of the text.
 */
export function replaceFile(file: string, text: string): void {
  const before = statSync(file, { throwIfNoEntry: false });
  // What is only to be read could be replaced all the same.
  if (before) accessSync(file, constants.W_OK);
  const place = before ? realpathSync(file) : file;
  // A name of its own, which nobody can guess: others may put links into the folder.
  const temporary = join(dirname(place), `.mkt-widgets.${randomUUID()}.tmp`);
  try {
    writeFileSync(temporary, text, { flag: 'wx', mode: before ? 0o600 : 0o666 });
    if (!before || (before.nlink === 1 && takeOver(temporary, before))) {
      renameSync(temporary, place);
      return;
    }
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  overwrite(place, text, temporary);
  rmSync(temporary);
}

/** A change of a text: what stands between two places becomes another text. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** @param changes that do not overlap */
export function applyChanges(text: string, changes: readonly Change[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const change of [...changes].sort((one, other) => one.start - other.start)) {
    parts.push(text.slice(at, change.start), change.text);
    at = change.end;
  }
  return parts.join('') + text.slice(at);
}
