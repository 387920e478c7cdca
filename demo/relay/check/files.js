import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All files in a folder. @param {string} folder */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** A file as a text to search in, byte by byte. @param {string} file */
export const readText = (file) => readFileSync(file, 'latin1');
