import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** @type {string[]} */
const folders = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * A temporary folder with pages, removed after the tests. @param {Record<string, string | Uint8Array>} pages
 */
export function folderOf(pages) {
  const folder = mkdtempSync(join(tmpdir(), 'mkt-command-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return {
    path: folder,
    /** @param {string} name */
    at: (name) => join(folder, name),
    /** @param {string} name */
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    /** All files in the folder, so that tests notice leftovers of a command. */
    names: () => readdirSync(folder).sort(),
  };
}
