/** The places of copies in another folder. */
import { realpathSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { filesOf, type Copies } from './command.js';
import { UsageError } from './command-error.js';
import { commandLine } from './words/command-line.js';
import { prerender as words } from './words/prerender.js';

const realPath = (path: string) => {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
};

/**
 * Copies of files below a folder: of a folder, with the path below it; of a file, with its name.
 * @throws {UsageError} if two files had one copy, or a copy would replace a file
 */
export function copiesBelow(folder: string, paths: readonly string[]): Copies {
  const root = realPath(folder) + sep;
  const places = new Map<string, string>();
  const sources = new Map<string, string>();
  for (const path of paths) {
    const files = filesOf([path]);
    const isFolder = statSync(path).isDirectory();
    for (const file of files) {
      // Copies of an earlier run, in a folder below the pages.
      if (isFolder && realPath(file).startsWith(root)) continue;
      const place = join(folder, isFolder ? relative(path, file) : basename(file));
      const other = sources.get(place);
      if (other !== undefined && realPath(other) !== realPath(file))
        throw new UsageError((locale) => words[locale].sameCopy(file, other, place));
      sources.set(place, file);
      places.set(file, place);
    }
  }
  const originals = new Set([...places.keys()].map(realPath));
  for (const [file, place] of places) {
    if (originals.has(realPath(place)))
      throw new UsageError((locale) => words[locale].replacesPage(file));
  }
  if (!places.size) throw new UsageError((locale) => commandLine[locale].noPages(paths.join(', ')));
  return { files: [...places.keys()], placeOf: (file) => places.get(file)! };
}
