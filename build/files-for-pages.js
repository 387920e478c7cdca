import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** What pages load; not the modules of the npm package. */
const FOR_PAGES =
  /^(mkt\.js|mkt\.all\.js|mkt\.css|frame\.html|embed\.html|LICENSES\.txt|kit[\\/].+)$/;

/** The files below a folder, by their paths in it. @param {string} folder @returns {Record<string, Buffer>} */
export const filesIn = (folder) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path)]),
  );

/** What is built for pages, by the paths on a web space. @returns {Record<string, Buffer>} */
export const filesForPages = () =>
  Object.fromEntries(Object.entries(filesIn(DIST)).filter(([path]) => FOR_PAGES.test(path)));

/** A zip file with one folder, as web spaces and WordPress take it. @param {Record<string, Uint8Array>} files */
export const zipOf = (files) =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([path, one]) => [`mkt-widgets/${path}`, one])),
  );
