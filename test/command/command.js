/** Runs the built command on pages in a folder of their own. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after } from 'node:test';

const COMMAND = resolve('dist/command/mkt-widgets.js');

/** Milliseconds after which a command hangs: it is ended, and has no status. */
const TIMEOUT_MS = 60_000;

/**
 * A temporary folder with pages, removed after the tests. @param {Record<string, string | Uint8Array>} pages
 */
export function folderOf(pages) {
  const folder = mkdtempSync(join(tmpdir(), 'mkt-command-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
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

/**
 * @param {...string} args
 * @returns {Promise<{ status: number | null, out: string, errors: string }>}
 */
export function run(...args) {
  const child = spawn(process.execPath, [COMMAND, ...args], { timeout: TIMEOUT_MS });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (errors += text));
  return new Promise((done) => {
    child.on('close', (status) => done({ status, out, errors }));
  });
}

/** The codes of the findings that a run of `doctor` has reported. @param {string} out */
export const codesIn = (out) => [...out.matchAll(/\[(\w+)\]$/gm)].map(([, code]) => code);
