/** Finds, reads and writes files, as a whole or not at all. */
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
import { dirname, extname, join } from 'node:path';
import { CommandError, reasonOf } from './command-error.js';
import { failures } from './words/failures.js';

const PAGES = /\.(html?|md|markdown|njk|liquid|hbs|astro|vue|svelte)$/i;
/** Further file types in which character references are safe; not searched in folders. */
const FURTHER_PAGES = /\.(xhtml|php|ejs|erb|twig|jinja2?|j2|mustache|handlebars)$/i;

/** @throws for a file type in which a text of the service could become code */
export function checkKind(path: string): void {
  if (!PAGES.test(path) && !FURTHER_PAGES.test(path))
    throw new CommandError((locale) => failures[locale].unsafeKind(extname(path)));
}

/** Folders without pages of the user. */
const SKIPPED = /^(node_modules|\.git)$/;

/**
 * All pages below a folder.
 * @param visited the folders that have been looked through: links lead from some back to others
 */
function pagesBelow(folder: string, visited: Set<string>): string[] {
  const place = realpathSync(folder);
  if (visited.has(place)) return [];
  visited.add(place);
  const names = readdirSync(folder).filter((name) => !SKIPPED.test(name));
  return names.sort().flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return pagesBelow(path, visited);
    return PAGES.test(name) ? path : [];
  });
}

/**
 * Files by path; of a folder, all pages below it.
 * @throws if a file does not exist
 */
export const filesAt = (paths: readonly string[]): string[] => {
  const visited = new Set<string>();
  return [
    ...new Set(
      paths.flatMap((path) => (statSync(path).isDirectory() ? pagesBelow(path, visited) : path)),
    ),
  ];
};

/**
 * Creates a folder with its parents. Node's own option recurses without end if a folder exists but is not
 * writable, as in `/proc`.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder);
}

/** Size limit of pages, in bytes. */
export const MAX_PAGE_BYTES = 16 * 2 ** 20;

const tooLarge = (maxBytes: number) =>
  new CommandError((locale) => failures[locale].tooLarge(maxBytes / 2 ** 20));

/** The content of a stream. @throws above the size limit */
export async function readStream(
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The content of a file.
 * @throws for a pipe, a device or a folder, or above the size limit
 */
export function readWhole(file: string, maxBytes = MAX_PAGE_BYTES): Buffer {
  // Otherwise, opening a pipe would wait for a writer.
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw new CommandError((locale) => failures[locale].notRegular);
    if (stats.size > maxBytes) throw tooLarge(maxBytes);
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Gives a new file the owner, group and mode of the file that it replaces.
 * @returns true if it succeeded
 */
function takeOver(file: string, { uid, gid, mode }: Stats): boolean {
  try {
    chownSync(file, uid, gid);
  } catch {
    return false;
  }
  chmodSync(file, mode);
  return true;
}

/** @throws an error that names the complete copy, if the file may be written only in part */
function overwrite(file: string, text: string, copy: string): void {
  const descriptor = openSync(file, constants.O_WRONLY | constants.O_NOFOLLOW);
  try {
    writeFileSync(descriptor, text);
    ftruncateSync(descriptor, Buffer.byteLength(text));
  } catch (error) {
    throw new CommandError(
      (locale) => failures[locale].halfWritten(reasonOf(error, locale), copy),
      { cause: error },
    );
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Replaces the content of a file, or of the file that a link points to. A new file takes over the old name, so
 * that no reader sees half of it. If that would change the owner, or separate hard links, the file itself is
 * overwritten after a copy was made.
 */
export function replaceFile(file: string, text: string): void {
  const before = statSync(file, { throwIfNoEntry: false });
  // A read-only file could be replaced nevertheless.
  if (before) accessSync(file, constants.W_OK);
  const place = before ? realpathSync(file) : file;
  // A random name: others may place links in the folder.
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
