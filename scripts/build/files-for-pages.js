import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** The files that pages load, without the modules of the npm package. */
const FOR_PAGES = /^(mkt\.js|mkt\.css|frame\.html|embed\.html|LICENSES\.txt|kit\/.+)$/;

/** The files below a folder, by their paths in it, with slashes. @param {string} folder @returns {Record<string, Buffer>} */
export const filesIn = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .map((path) => [relative(folder, path).replaceAll(sep, '/'), readFileSync(path)]),
  );

/**
 * The built files for pages, by their paths.
 * @returns {Record<string, Buffer>}
 */
export const filesForPages = () =>
  Object.fromEntries(Object.entries(filesIn(DIST)).filter(([path]) => FOR_PAGES.test(path)));

/**
 * The time of the last change of the sources: from git, or from `SOURCE_DATE_EPOCH`.
 * @returns {Date}
 */
export function timeOfSources() {
  const seconds =
    process.env['SOURCE_DATE_EPOCH'] ?? execFileSync('git', ['log', '-1', '--format=%ct']);
  return new Date(Number(seconds) * 1000);
}

/**
 * The UTC time as local time.
 * @param {Date} time
 */
const asLocalTime = (time) => new Date(time.toISOString().replace(/Z$/, ''));

/**
 * A zip file with one folder, for web spaces and WordPress: equal files give equal bytes.
 * @param {Record<string, Uint8Array>} files
 * @param {Date} time of the files: web spaces detect changes by it
 */
export const zipOf = (files, time) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([path, content]) => [`mkt-widgets/${path}`, content]),
    ),
    // Zip files have no time zones.
    { mtime: asLocalTime(time) },
  );
