import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** Milliseconds after which an installation hangs. */
const LIMIT = 1_800_000;

/**
 * Runs a command of a package system, which asks no questions.
 * @param {string} command
 * @param {string[]} args
 * @param {string} [cwd] its folder
 */
export const run = (command, args, cwd) =>
  promisify(execFile)(command, args, {
    cwd,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64e6,
    timeout: LIMIT,
  });

export const isDebian = () => process.platform === 'linux' && existsSync('/etc/debian_version');

/**
 * Possible paths of programs, most likely first.
 * @param {string[]} names
 */
export function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  folders.push('/usr/bin', '/usr/local/bin', '/usr/sbin');
  return [...new Set(names.flatMap((name) => folders.map((folder) => join(folder, name))))];
}

/**
 * Installs packages if possible: as root, on a Debian-like system.
 * @param {string} missing the missing program
 * @param {...string} names of packages
 * @returns {Promise<boolean>} true if they were installed
 */
export async function installPackages(missing, ...names) {
  if (process.getuid?.() !== 0 || !isDebian()) return false;
  console.log(`No ${missing} found: installing ${names.join(' and ')} …`);
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names]);
  return true;
}

/**
 * Finds a program; if it is missing, installs its packages and tries again.
 * @template T
 * @param {() => T | Promise<T>} find returns undefined if it is missing
 * @param {string} missing the missing program
 * @param {...string} names of packages
 * @returns {Promise<T | undefined>}
 */
export const findOrInstall = async (find, missing, ...names) =>
  (await find()) ?? ((await installPackages(missing, ...names)) ? find() : undefined);
