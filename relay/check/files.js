import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a file; undefined if nginx has removed it since it was listed. @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'latin1');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The texts of all files in a folder, to search in byte by byte, with their paths. @param {string} folder */
export const textsIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = textOf(path);
      return text === undefined ? [] : [{ path, text }];
    });
