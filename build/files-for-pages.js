import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** What pages load; not the modules of the npm package. */
const FOR_PAGES = /^(mkt\.js|mkt\.all\.js|mkt\.css|frame\.html|embed\.html|LICENSES\.txt|kit\/.+)$/;

/** The files below a folder, by their paths in it, with slashes. @param {string} folder @returns {Record<string, Buffer>} */
export const filesIn = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name))
      .map((path) => [relative(folder, path).replaceAll(sep, '/'), readFileSync(path)]),
  );

/** What is built for pages, by the paths on a web space. @returns {Record<string, Buffer>} */
export const filesForPages = () =>
  Object.fromEntries(Object.entries(filesIn(DIST)).filter(([path]) => FOR_PAGES.test(path)));

/**
 * When the sources were last changed: as git knows it, or whoever builds without git.
 * @returns {Date}
 */
export function timeOfSources() {
  const seconds =
    process.env['SOURCE_DATE_EPOCH'] ?? execFileSync('git', ['log', '-1', '--format=%ct']);
  return new Date(Number(seconds) * 1000);
}

/** What a clock shows in UTC, as a time of where this runs. @param {Date} time */
const asLocalTime = (time) => new Date(time.toISOString().replace(/Z$/, ''));

/**
 * A zip file with one folder, as web spaces and WordPress take it: the same to the byte whenever it is
 * made of the same files.
 * @param {Record<string, Uint8Array>} files
 * @param {Date} time that they are from: a web space tells by it what has changed
 */
export const zipOf = (files, time) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([path, one]) => [`mkt-widgets/${path}`, one]),
    ),
    // The format knows no time zones.
    { mtime: asLocalTime(time) },
  );
