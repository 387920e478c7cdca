import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Milliseconds that an installation may take. */
const INSTALLATION = 600_000;

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
  const isRoot = process.getuid?.() === 0;
  if (process.platform !== 'linux' || !isRoot || !existsSync('/etc/debian_version')) return false;
  console.log(`No ${missing} found: installing ${names.join(' and ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, maxBuffer: 64e6, timeout: INSTALLATION };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
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
